import { useQuery } from '@tanstack/react-query';
import type { PublicQueries } from '@vetta/contract/plugin';
import { useEffect, useState } from 'react';
import { useOnDemand } from '../on-demand/use-on-demand.ts';
import { whenIdle } from '../on-demand/when-idle.ts';
import { Unreachable } from '../unreachable/unreachable.tsx';
import * as styles from './lazy-receipt.css.ts';
import { closeReceipt, useOpenReceipt } from './receipt-address.ts';

const load = async () => (await import('./receipt-dialog.tsx')).ReceiptDialog;

/** Whether the browser has had time to load what may be needed; never on a connection that saves data. */
function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const { connection } = navigator as { connection?: { readonly saveData?: boolean } }; // Not in every browser.
    if (connection?.saveData) return;
    return whenIdle(() => setIdle(true));
  }, []);
  return isIdle;
}

/** The open receipt, if there is one. Its code comes when the browser is idle, so that it is there at a tap. */
export function LazyReceipt({
  queries,
}: {
  readonly queries: Pick<PublicQueries, 'leaderboard' | 'receipt'>;
}) {
  const playerId = useOpenReceipt();
  const isIdle = useIsIdle();
  const { part: ReceiptDialog, hasFailed, retry } = useOnDemand(load, isIdle || playerId !== null);
  const { data: board } = useQuery({ ...queries.leaderboard, enabled: false });
  if (playerId === null) return null;
  if (ReceiptDialog) {
    return <ReceiptDialog queries={queries} playerId={playerId} board={board} onClose={closeReceipt} />;
  }
  if (!hasFailed) return null;
  return (
    <div className={styles.failure}>
      <Unreachable what="Dettaglio" onRetry={retry} onClose={closeReceipt} />
    </div>
  );
}
