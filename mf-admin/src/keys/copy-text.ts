/** Copies a text. Returns whether it could: an office without https has no clipboard for pages. */
export async function toClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copies the text of an element. Returns whether it could; if not, the text is selected, to be copied by hand. */
export async function copyText(element: HTMLElement): Promise<boolean> {
  const isCopied = await toClipboard(element.textContent ?? '');
  if (!isCopied) getSelection()?.selectAllChildren(element);
  return isCopied;
}
