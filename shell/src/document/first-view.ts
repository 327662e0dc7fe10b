/** Takes away the markup that the server sent of this route: what stands in its place now is the same, alive. */
export function removeFirstView(): void {
  document.getElementById('first')?.remove();
}
