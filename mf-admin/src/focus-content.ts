/** Moves the focus to the section after the element that had it is removed. */
export const focusContent = (): void => {
  requestAnimationFrame(() => document.getElementById('contenuto')?.focus());
};
