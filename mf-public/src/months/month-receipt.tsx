import type { PublicQueries } from '@vetta/contract/plugin';
import { useOnDemand } from '../on-demand/use-on-demand.ts';
import { Unreachable } from '../unreachable/unreachable.tsx';

interface MonthReceiptProps {
  readonly query: ReturnType<PublicQueries['receipt']>;
}

const load = async () => (await import('../receipts/receipt-body.tsx')).ReceiptBody;

/** A player's receipt of a past month. Its code is that of the board's receipts: it is there already, or comes now. */
export function MonthReceipt({ query }: MonthReceiptProps) {
  const { part: ReceiptBody, hasFailed, retry } = useOnDemand(load, true);
  if (ReceiptBody) return <ReceiptBody query={query} isProvisional={false} />;
  if (!hasFailed) return <p role="status">Caricamento…</p>;
  return <Unreachable what="Dettaglio" onRetry={retry} />;
}
