import { tabStorage } from '@vetta/contract/client/device-storage';
import type { Beat } from '@vetta/contract/screens';

const STORAGE_KEY = 'vetta.receipt';

type Receipt = NonNullable<Beat['receipt']>;

/** Returns what the server does not know yet of a command: kept over a reload, which a command may ask for. */
export function pendingReceipt(): Receipt | null {
  const [command, state] = tabStorage.get(STORAGE_KEY)?.split(' ') ?? [];
  return command && (state === 'received' || state === 'done') ? { command, state } : null;
}

export const keepReceipt = (receipt: Receipt | null): void =>
  tabStorage.set(STORAGE_KEY, receipt && `${receipt.command} ${receipt.state}`);
