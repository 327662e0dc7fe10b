import { useMutation } from '@tanstack/react-query';
import type { KeyHolder } from '@vetta/contract/admin-key';
import { Button } from '@vetta/design-system/button';
import { Card } from '@vetta/design-system/card';
import { Heading } from '@vetta/design-system/heading';
import { Horizon } from '@vetta/design-system/horizon';
import { Link } from '@vetta/design-system/link';
import { Logo } from '@vetta/design-system/logo';
import { Notice } from '@vetta/design-system/notice';
import { PasswordField } from '@vetta/design-system/password-field';
import { Stack } from '@vetta/design-system/stack';
import { Text } from '@vetta/design-system/text';
import { VisuallyHidden } from '@vetta/design-system/visually-hidden';
import { useAtomValue, useSetAtom } from 'jotai';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { hasFormDraftsInTab } from '../kit/drafts/stored-draft.ts';
import { hasStoredDays } from '../quick-entry/stored-grid.ts';
import { logoutReason, session } from './admin-key.ts';
import * as styles from './login.css.ts';
import { newSession } from './session.ts';
import { VerificationError, verifyKey } from './verify-key.ts';

/** Asks for the access key and stores it once the server has verified it. */
export function Login() {
  const [key, setKey] = useState('');
  const logIn = useSetAtom(session);
  const reason = useAtomValue(logoutReason);
  const form = useRef<HTMLFormElement>(null);
  const [wait, startWait] = useWait();
  const verification = useMutation<KeyHolder | null, Error, string>({
    mutationFn: verifyKey,
    onSuccess: (holder, verified) => logIn(newSession(verified, holder)),
    onError: (error) => {
      // The button lost the focus while it was disabled.
      form.current?.querySelector<HTMLInputElement>('[name=key]')?.focus();
      if (error instanceof VerificationError && error.retryAfter !== undefined) startWait(error.retryAfter);
    },
  });
  const isDisabled = key.trim() === '' || verification.isPending || wait > 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isDisabled) verification.mutate(key);
  };

  return (
    <main id="contenuto" tabIndex={-1} className={styles.screen}>
      <Horizon />
      <div className={styles.panel}>
        <Link href="/" tone="plain">
          <Logo size="lg" />
        </Link>
        <Card padding="lg">
          <form ref={form} onSubmit={submit}>
            <Stack gap="lg">
              <Stack gap="xxs">
                <Heading level={1} size="title">
                  Accesso Admin
                </Heading>
                <Text tone="muted">Per chi tiene i numeri della gara.</Text>
              </Stack>
              {reason !== null && verification.isIdle && (
                <Notice tone="warning" title={reason}>
                  {waitingInWords()}
                </Notice>
              )}
              <LoginFailure error={verification.error} wait={wait} />
              {/* The user name for password managers. */}
              <input type="text" name="username" autoComplete="username" value="admin" readOnly hidden />
              <PasswordField
                label="Chiave di Accesso"
                name="key"
                value={key}
                onChange={setKey}
                autoComplete="current-password"
                autoFocus
              />
              <Button type="submit" tone="primary" width="full" isDisabled={isDisabled}>
                {verification.isPending ? 'Accesso in corso...' : 'Accedi al Pannello'}
              </Button>
              <Text size="sm" tone="muted">
                La chiave è nel messaggio del primo avvio di Vetta, o nel file che l’avvio indica. Se è andata
                persa, chi gestisce il server ne crea una nuova: <code>npm run key -- new</code>
              </Text>
            </Stack>
          </form>
        </Card>
      </div>
    </main>
  );
}

/** Returns what waits for the admin after the login; undefined for nothing. */
function waitingInWords(): string | undefined {
  if (hasFormDraftsInTab())
    return 'Quello che stavi scrivendo ti aspetta: dopo l’accesso riapri la stessa finestra.';
  // The grid keeps its numbers for all tabs of the device.
  return hasStoredDays()
    ? 'I numeri non salvati aspettano chi li ha scritti, in Inserimento rapido.'
    : undefined;
}

/** Returns how many whole seconds are left of a wait, and a function that starts one. */
function useWait(): readonly [left: number, start: (seconds: number) => void] {
  const [until, setUntil] = useState(0);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (until === 0) return;
    const timer = setInterval(() => {
      const now = secondsUntil(until);
      setLeft(now);
      if (now === 0) setUntil(0);
    }, 250);
    return () => clearInterval(timer);
  }, [until]);
  const start = (seconds: number) => {
    setUntil(performance.now() + seconds * 1000);
    setLeft(seconds);
  };
  return [left, start];
}

const secondsUntil = (until: number) => Math.max(0, Math.ceil((until - performance.now()) / 1000));

interface LoginFailureProps {
  readonly error: Error | null;
  /** The seconds until the next attempt is allowed. */
  readonly wait: number;
}

const waitingTitle = (seconds: number) => `Troppi tentativi, riprova tra ${seconds} s`;

/** Why the last attempt failed. After too many attempts it counts down until the next one is allowed. */
function LoginFailure({ error, wait }: LoginFailureProps) {
  if (error === null) return null;
  if (!(error instanceof VerificationError)) return <Notice tone="error" title={error.message} />;
  if (error.retryAfter === undefined)
    return (
      <Notice tone="error" title={error.message}>
        {error.reason}
      </Notice>
    );
  if (wait === 0) return <Notice tone="info" title="Ora puoi riprovare" />;
  return (
    <Notice
      tone="error"
      title={
        <>
          {/* Read once: a text that changes each second would be read each second. */}
          <VisuallyHidden>{waitingTitle(error.retryAfter)}</VisuallyHidden>
          <span aria-hidden="true">{waitingTitle(wait)}</span>
        </>
      }
    />
  );
}
