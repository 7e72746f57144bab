/** Returns whether the clipboard accepted the text. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Reports which of the share sheet and the clipboard took the address; a cancelled share sheet is a result too. */
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
