import { useEffect } from 'react';
import { FORGOTTEN, isIdle, noteUse } from './idle.ts';
import { useLogOut } from './use-log-out.ts';

/** What tells that somebody is there. Polls and a pointer that lies still do not. */
const USES = ['pointerdown', 'keydown', 'wheel'] as const;
const CHECKED_MS = 60_000;

/** Forgets the key of a tab that nobody uses for eight hours, also of one that slept: the drafts stay. */
export function useForgetWhenIdle(): void {
  const logOut = useLogOut();
  useEffect(() => {
    const check = () => {
      const isOver = isIdle();
      if (isOver) logOut(FORGOTTEN);
      return isOver;
    };
    // The first press after a night must not count as use.
    const use = () => {
      if (!check()) noteUse();
    };
    use();
    const timer = setInterval(check, CHECKED_MS);
    document.addEventListener('visibilitychange', check);
    const listening = { capture: true, passive: true };
    for (const event of USES) window.addEventListener(event, use, listening);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
      for (const event of USES) window.removeEventListener(event, use, listening);
    };
  }, [logOut]);
}
