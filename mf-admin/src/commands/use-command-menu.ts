import { isShortcut } from '@vetta/design-system/shortcut';
import { useEffect, useState } from 'react';
import { isDialogOpen } from '../kit/focus-content.ts';

// Written on the key: a Mac has ⌘.
export const commandKey = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘K' : 'Ctrl K';

/** Whether the command menu is open. Ctrl+K and Cmd+K open and close it; they do nothing over another dialog. */
export function useCommandMenu() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event, 'k')) return;
      event.preventDefault();
      if (isOpen) setOpen(false);
      else if (!isDialogOpen()) setOpen(true);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isOpen]);
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) };
}
