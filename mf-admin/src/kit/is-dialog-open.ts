/** Whether a dialog is open. A toast, which is an alertdialog in a region of its own, is none. */
export const isDialogOpen = (): boolean =>
  document.querySelector('[role=dialog], [role=alertdialog]:not([role=region] *)') !== null;
