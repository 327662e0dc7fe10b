import { StoreAway } from '@vetta/api/storage/object-store';
import { OperatorError } from '../operator-error.ts';

/** Throws a sentence for a store that is away, and any other error unchanged. */
export function explainStoreAway(error: unknown): never {
  if (!(error instanceof StoreAway)) throw error;
  const why = error.cause instanceof Error ? error.cause.message : error.cause;
  throw new OperatorError(`${error.message} (${why}): check its address, its keys and that it runs.`);
}
