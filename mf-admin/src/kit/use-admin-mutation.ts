import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { CallError, type CallResult, callWithStatus } from '@vetta/contract/client/call';
import type { CallName, Input } from '@vetta/contract/client/call-types';
import { notify, type ToastMessage } from '@vetta/design-system/toast';
import { failureOf, isConflict, mayBeStored, otherAdmin, withReason } from './failures.ts';
import { useUndo } from './use-undo.ts';

/** What `callWithStatus` returns of a change. */
interface Changed {
  readonly status: number;
  readonly auditId: string | null;
}

/** What follows a change. */
interface Outcome<Given, Result extends Changed> {
  /** The toast after a success; none if the screen tells it. */
  readonly done: string | ((result: Result, input: Given) => ToastMessage | undefined);
  /** The toast after a failure: a title above the server's reason; or what it says of the reason; none if a form tells it (`FailureReason`). */
  readonly failed?:
    | string
    | ((reason: string | undefined, error: Error) => ToastMessage | undefined)
    | undefined;
  /** Offers «Annulla» in the toast after a success. */
  readonly isUndoable?: boolean;
  /** Returns what the toast says after that «Annulla», below its title. */
  readonly undone?: (input: Given) => Promise<string | undefined>;
  /**
   * Writes the answered row into the lists that hold it (`putRow`), ahead of the refresh. Without it an edit that begins
   * before a list is fetched again would be refused with 412, as if another admin had changed the row.
   */
  readonly keep?: (client: QueryClient, result: Result, input: Given) => void;
  /**
   * What tells that another admin has changed the row meanwhile: a toast by default, or the form by a notice of its own,
   * which a toast would cover on a phone.
   */
  readonly conflict?: 'toast' | 'notice';
}

interface AdminMutation<Given, Result extends Changed> extends Outcome<Given, Result> {
  /** Makes the call, with `callWithStatus`. */
  readonly run: (input: Given) => Promise<Result>;
}

/** The toast after a change that was meant for another state of the row. */
const changedMeanwhile = (by: string): ToastMessage => ({
  tone: 'info',
  title: `Intanto ${by} ha cambiato questi dati`,
  description: 'Niente è andato perso. Guarda come sono adesso, poi riprova.',
});

/**
 * Whether the rows may be others than those shown: the change may be stored, or was refused because of what is there or not there
 * any more.
 */
const mayDiffer = (error: unknown): boolean =>
  mayBeStored(error) || (error instanceof CallError && (error.status === 409 || error.status === 404));

/**
 * A change by an admin. A toast tells the outcome. What is shown is fetched again, the rest when it is shown next: a change of one thing
 * may be part of any other.
 */
export function useAdminMutation<Given, Result extends Changed>({
  run,
  done,
  failed,
  isUndoable = false,
  undone,
  keep,
  conflict = 'toast',
}: AdminMutation<Given, Result>) {
  const client = useQueryClient();
  const undo = useUndo();

  return useMutation({
    mutationFn: run,
    onSuccess: (result, input) => {
      const { auditId } = result;
      const message = typeof done === 'string' ? { title: done } : done(result, input);
      const action =
        isUndoable && auditId
          ? { label: 'Annulla', onPress: () => undo(auditId, undone && (() => undone(input))) }
          : undefined;
      // At once: what is typed from now on is meant for the row as it is now.
      keep?.(client, result, input);
      if (message) notify(action ? { tone: 'success', ...message, action } : { tone: 'success', ...message });
      void client.invalidateQueries();
    },
    onError: (error) => {
      if (isConflict(error)) {
        // Without the row as it is now, a form has nothing to show.
        if (conflict === 'toast' || !error.current) notify(changedMeanwhile(otherAdmin(error)));
        return void client.invalidateQueries();
      }
      const { reason, ...note } = failureOf(error);
      const message = (typeof failed === 'string' ? withReason(failed) : failed)?.(reason, error);
      if (message) notify({ ...message, ...note, tone: 'error' });
      if (mayDiffer(error)) void client.invalidateQueries();
    },
  });
}

/** What a call is made with, and the tag of the row that it is meant for; null if there must be none yet. */
type Given<Name extends CallName> = Input<Name> & { readonly ifMatch?: string | null };

/** A change by an admin that is one call of the contract. */
export const useChange = <Name extends CallName>(
  name: Name,
  outcome: Outcome<Given<Name>, CallResult<Name>>,
) =>
  useAdminMutation({
    run: (given: Given<Name>) => callWithStatus(name, given, { ifMatch: given.ifMatch }),
    ...outcome,
  });
