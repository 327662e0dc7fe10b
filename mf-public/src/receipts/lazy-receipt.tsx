import { useQuery } from '@tanstack/react-query';
import type { FrontEndQueries } from '@vetta/contract/front-end';
import { useEffect, useState } from 'react';
import { useOnDemand } from '../on-demand/use-on-demand.ts';
import { whenWanted } from '../on-demand/when-wanted.ts';
import { Unreachable } from '../unreachable/unreachable.tsx';
import * as styles from './lazy-receipt.css.ts';
import { closeReceipt, useOpenReceipt } from './receipt-address.ts';

const load = async () => (await import('./receipt-dialog.tsx')).ReceiptDialog;

/** Whether what may be needed is to be loaded ahead; never on a connection that saves data. */
function useIsWanted(): boolean {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const { connection } = navigator as { connection?: { readonly saveData?: boolean } }; // Not in every browser.
    if (connection?.saveData) return;
    return whenWanted(() => setWanted(true));
  }, []);
  return isWanted;
}

/**
 * The open receipt, if there is one. Its code comes at the visitor's first move or after ten seconds, so it is mostly there at a
 * tap; a tap that is the first move waits for it.
 */
export function LazyReceipt({
  queries,
}: {
  readonly queries: Pick<FrontEndQueries, 'leaderboard' | 'receipt' | 'lastMonth' | 'publicScoring' | 'site'>;
}) {
  const playerId = useOpenReceipt();
  const isWanted = useIsWanted();
  const { part: ReceiptDialog, hasFailed, retry } = useOnDemand(load, isWanted || playerId !== null);
  const { data: board } = useQuery({ ...queries.leaderboard, enabled: false });
  if (playerId === null) return null;
  if (ReceiptDialog) {
    return <ReceiptDialog queries={queries} playerId={playerId} board={board} onClose={closeReceipt} />;
  }
  return <AwaitedReceipt hasFailed={hasFailed} onRetry={retry} />;
}

interface AwaitedReceiptProps {
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
}

/** Stands at the thumb while the code of an open receipt loads, or after it has failed to. */
export const AwaitedReceipt = ({ hasFailed, onRetry }: AwaitedReceiptProps) => (
  <div className={styles.place}>
    {hasFailed ? (
      <Unreachable what="Dettaglio" onRetry={onRetry} onClose={closeReceipt} />
    ) : (
      <p role="status" className={styles.loading}>
        Caricamento…
      </p>
    )}
  </div>
);
