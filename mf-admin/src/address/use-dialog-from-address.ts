import { useEffect } from 'react';
import { useSearchParams } from 'wouter';

const parameter = 'apri';

/** Returns the address of a section that opens one of its dialogs at once. */
export const opening = (path: string, dialog: string): string => `${path}?${parameter}=${dialog}`;

/** Calls `open` when the address asks for this dialog, `?apri=<dialog>`, and removes it from the address: a reload opens nothing. */
export function useDialogFromAddress(dialog: string, open: () => void): void {
  const [search, setSearch] = useSearchParams();
  const isAsked = search.get(parameter) === dialog;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time that the address asks
  useEffect(() => {
    if (!isAsked) return;
    open();
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete(parameter);
        return next;
      },
      { replace: true },
    );
  }, [isAsked]);
}
