/** Whether the clipboard took the text. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether the guest's own share sheet took the address, or the clipboard; a sheet that was closed again is an answer too. */
export async function shareOrCopyUrl(data: {
  title: string;
  url: string;
}): Promise<"shared" | "copied" | "neither"> {
  try {
    if ("share" in navigator) {
      await navigator.share(data);
      return "shared";
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return "shared";
  }
  return (await copyText(data.url)) ? "copied" : "neither";
}
