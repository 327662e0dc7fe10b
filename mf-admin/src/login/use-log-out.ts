import { useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useCallback, useEffect } from 'react';
import { removeAllDrafts } from '../kit/drafts/stored-draft.ts';
import { logoutReason, session } from './admin-key.ts';
import { FORGOTTEN, isIdle, noteUse } from './idle.ts';
import { endLogin } from './session.ts';
import { endElsewhere } from './session-channel.ts';

/**
 * Returns a function that removes the key and all admin data from this tab. The login shows `reason`; without one the admin
 * leaves by choice: the drafts on this device go too, and so do its other tabs.
 */
export function useLogOut(): (reason?: string) => void {
  const client = useQueryClient();
  const setSession = useSetAtom(session);
  const setReason = useSetAtom(logoutReason);
  return useCallback(
    (reason) => {
      setReason(reason ?? null);
      setSession(null);
      if (reason === undefined || reason === FORGOTTEN) endLogin();
      if (reason === undefined) {
        removeAllDrafts();
        endElsewhere();
      }
      client.removeQueries({ queryKey: ['admin'] });
    },
    [client, setSession, setReason],
  );
}

/** By its name: a guest's call is made by the shell, whose CallError is a class of its own. */
const isUnauthorized = (error: unknown) =>
  error instanceof Error && error.name === 'CallError' && 'status' in error && error.status === 401;

/** Logs out when a call answers 401: the key was changed while this tab was open. */
export function useLogOutOnUnauthorized(): void {
  const client = useQueryClient();
  const logOut = useLogOut();
  useEffect(() => {
    const onEvent = (event: { type: string; action?: { type: string; error?: unknown } }) => {
      if (event.type === 'updated' && event.action?.type === 'error' && isUnauthorized(event.action.error)) {
        logOut('La chiave di accesso non è più valida. Accedi di nuovo.');
      }
    };
    const unsubscribe = [
      client.getQueryCache().subscribe(onEvent),
      client.getMutationCache().subscribe(onEvent),
    ];
    return () => {
      for (const end of unsubscribe) end();
    };
  }, [client, logOut]);
}

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
