import { useEffect } from 'react';
import { useParameters } from './use-parameters.ts';

const parameter = 'apri';

/** Returns the address of a section that opens one of its dialogs at once. */
export const opening = (path: string, dialog: string): string => `${path}?${parameter}=${dialog}`;

/** Calls `open` when the address asks for this dialog, `?apri=<dialog>`, and removes it from the address: a reload opens nothing. */
export function useDialogFromAddress(dialog: string, open: () => void): void {
  const [parameters, change] = useParameters();
  const isAsked = parameters.get(parameter) === dialog;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time that the address asks
  useEffect(() => {
    if (!isAsked) return;
    open();
    change({ [parameter]: null });
  }, [isAsked]);
}
