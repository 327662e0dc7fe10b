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
import { useAtomValue, useSetAtom } from 'jotai';
import { type FormEvent, useRef, useState } from 'react';
import { hasFormDraftsInTab } from '../drafts/stored-draft.ts';
import { hasStoredDays } from '../quick-entry/stored-grid.ts';
import { logoutReason, session } from './admin-key.ts';
import * as styles from './login.css.ts';
import { LoginFailure } from './login-failure.tsx';
import { newSession } from './session.ts';
import { useWait } from './use-wait.ts';
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
