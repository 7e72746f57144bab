/** Explains in a dialog why something was not saved, in the build's own sentences; the editor tries twice, but the dialog opens once. */
export function refuse(title: string, sentences: readonly string[]) {
  for (const earlier of document.querySelectorAll<HTMLDialogElement>("dialog.desk-refusal"))
    earlier.close();
  const dialog = document.createElement("dialog");
  dialog.className = "desk-refusal";
  const heading = document.createElement("h2");
  heading.textContent = title;
  dialog.ariaLabel = title;
  const list = document.createElement("ul");
  list.append(
    ...sentences.map((sentence) => {
      const line = document.createElement("li");
      line.textContent = sentence;
      return line;
    }),
  );
  const close = document.createElement("button");
  close.textContent = "Back to the form";
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  dialog.append(heading, list, close);
  document.body.append(dialog);
  dialog.showModal();
}
