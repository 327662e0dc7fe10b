/**
 * Removes the prerendered markup of this route, which React has just replaced with equal markup. If a button was tapped
 * before React ran (index.html marks it), the live button with the same `aria-controls` is clicked.
 */
export function removePrerender(): void {
  const prerender = document.getElementById('prerender');
  if (prerender === null) return;
  const controlled = prerender.querySelector('[data-tapped]')?.getAttribute('aria-controls');
  prerender.remove();
  if (controlled) {
    document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(controlled)}"]`)?.click();
  }
}
