import { useQuery, useQueryClient } from '@tanstack/react-query';
import { screenCommand } from '@vetta/contract/client/admin-queries';
import type { ScreenCommand } from '@vetta/contract/screens';
import { useEffect } from 'react';
import { refresh, screensData } from '../refresh.ts';
import * as styles from './screen-card.css.ts';
import { receiptNames } from './words.ts';

const steps = ['sent', 'received', 'done'] as const;

interface CommandReceiptProps {
  readonly screenId: string;
  /** The command that was sent last, and what its button said; null if none was. */
  readonly sent: { readonly command: ScreenCommand; readonly name: string } | null;
}

/** How far the last command has come, as it comes. */
export function CommandReceipt({ screenId, sent }: CommandReceiptProps) {
  const client = useQueryClient();
  const { data } = useQuery({
    ...screenCommand(screenId, sent?.command.id ?? ''),
    enabled: sent !== null,
  });
  const state = data?.state ?? sent?.command.state;
  // A screen that was switched off is dark with its next beat.
  useEffect(() => {
    if (state === 'done') void refresh(client, screensData);
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
