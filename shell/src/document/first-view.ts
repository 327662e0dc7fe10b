/**
 * Takes away the markup that the server sent of this route: what stands in its place now is the same, alive. A button
 * that was tapped too early (index.html marks it) does now what it is there for.
 */
export function removeFirstView(): void {
  const first = document.getElementById('first');
  if (first === null) return;
  const controlled = first.querySelector('[data-tapped]')?.getAttribute('aria-controls');
  first.remove();
  if (controlled) {
    document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(controlled)}"]`)?.click();
  }
}
