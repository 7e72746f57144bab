/** Hands the guest a file that was written in the browser; nothing is sent anywhere, and no policy on requests stands in the way. */
export function downloadFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Safari reads the file a moment after the press.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
