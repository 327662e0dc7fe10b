import { useQuery, useQueryClient } from '@tanstack/react-query';
import { screenCommand } from '@vetta/contract/client/admin-queries';
import type { Command, CommandKind, ScreenCard, ScreenCommand } from '@vetta/contract/screens';
import { Button } from '@vetta/design-system/button';
import { Inline } from '@vetta/design-system/inline';
import { type ReactNode, useEffect, useState } from 'react';
import * as styles from './screens.css.ts';
import { useSendCommand } from './use-screen-mutations.ts';
import { commandNames, receiptNames } from './words.ts';

const kinds: readonly CommandKind[] = ['identify', 'reload', 'dark'];

interface CommandButtonsProps {
  readonly screen: Pick<ScreenCard, 'id' | 'state'>;
  /** The id of the element that names the screen. */
  readonly describedBy: string;
  /** What stands between the buttons and the receipt. */
  readonly children: ReactNode;
}

/** The commands to a screen, and what became of the last one. */
export function CommandButtons({ screen, describedBy, children }: CommandButtonsProps) {
  const send = useSendCommand(screen.id);
  const [sent, setSent] = useState<{ readonly command: ScreenCommand; readonly name: string } | null>(null);
  const isDark = screen.state === 'dark';
  // As the button says it: a plan or another admin may have switched the screen meanwhile.
  const commandOf = (kind: CommandKind): Command => (kind === 'dark' ? { kind, dark: !isDark } : { kind });
  const nameOf = (kind: CommandKind) => (kind === 'dark' && isDark ? 'Accendi' : commandNames[kind]);
  return (
    <>
      <Inline gap="xs" align="stretch">
        {kinds.map((kind) => (
          <Button
            key={kind}
            size="sm"
            aria-describedby={describedBy}
            isPending={send.isPending && send.variables.kind === kind}
            onPress={() =>
              send.mutate(commandOf(kind), {
                onSuccess: ({ reply: command }) => setSent({ command, name: nameOf(kind) }),
              })
            }
          >
            {nameOf(kind)}
          </Button>
        ))}
      </Inline>
      {children}
      <CommandReceipt screenId={screen.id} sent={sent} />
    </>
  );
}

const steps = ['sent', 'received', 'done'] as const;

interface CommandReceiptProps {
  readonly screenId: string;
  /** The command that was sent last, and what its button said; null if none was. */
  readonly sent: { readonly command: ScreenCommand; readonly name: string } | null;
}

/** How far the last command has come, as it comes. */
function CommandReceipt({ screenId, sent }: CommandReceiptProps) {
  const client = useQueryClient();
  const { data } = useQuery({
    ...screenCommand(screenId, sent?.command.id ?? ''),
    enabled: sent !== null,
  });
  const state = data?.state ?? sent?.command.state;
  // A screen that was switched off is dark with its next beat.
  useEffect(() => {
    if (state === 'done') void client.invalidateQueries();
  }, [state, client]);
  return (
    <p role="status" className={styles.receipt}>
      {sent && state && (
        <>
          <span>{sent.name}:</span>
          {state === 'expired' ? (
            <span className={styles.step} data-state="expired">
              scaduto, lo schermo non ha risposto
            </span>
          ) : (
            steps
              .filter((step) => steps.indexOf(step) <= steps.indexOf(state))
              .map((step, index) => (
                <span key={step} className={styles.step} data-reached={step === state} data-state={step}>
                  {index > 0 && '→ '}
                  {receiptNames[step]}
                </span>
              ))
          )}
        </>
      )}
    </p>
  );
}
