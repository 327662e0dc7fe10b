import type { Beat } from '@vetta/contract/screens';
import { readStored, store } from './device-storage.ts';

const STORAGE_KEY = 'vetta.receipt';

type Receipt = NonNullable<Beat['receipt']>;

/** Returns what the server does not know yet of a command: kept over a reload, which a command may ask for. */
export function pendingReceipt(): Receipt | null {
  const [command, state] = readStored('sessionStorage', STORAGE_KEY)?.split(' ') ?? [];
  return command && (state === 'received' || state === 'done') ? { command, state } : null;
}

export const keepReceipt = (receipt: Receipt | null): void =>
  store('sessionStorage', STORAGE_KEY, receipt && `${receipt.command} ${receipt.state}`);
