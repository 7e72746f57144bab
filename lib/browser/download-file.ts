/** Offers a file made in the browser for download; nothing is sent, so the content security policy does not matter. */
export function downloadFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Safari reads the file a moment after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
