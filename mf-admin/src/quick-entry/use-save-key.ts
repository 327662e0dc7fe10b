import { isShortcut } from '@vetta/design-system/shortcut';
import { useEffect, useEffectEvent } from 'react';

/** Calls `save` on Ctrl+S or Cmd+S, wherever the focus is, instead of the browser's own dialog. */
export function useSaveKey(save: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event, 's')) return;
    event.preventDefault();
    save();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
