/**
 * Copies the text of an element. Returns whether it could; if not, the text is selected, to be copied by hand: an office without
 * https has no clipboard for pages.
 */
export async function copyText(element: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(element.textContent ?? '');
    return true;
  } catch {
    getSelection()?.selectAllChildren(element);
    return false;
  }
}
