import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { CallError } from '@vetta/contract/client/call';
import { leaderboard } from '@vetta/contract/client/public-queries';
import { notify, type ToastMessage } from '@vetta/design-system/toast';
import { isConflict } from './is-conflict.ts';
import { useAdminKey } from './login/admin-key.ts';

interface AdminMutation<Input, Result> {
  readonly run: (input: Input, adminKey: string) => Promise<Result>;
  /** The toast after a success. */
  readonly done: string | ((result: Result, input: Input) => ToastMessage);
  /** The toast after a failure; `reason` is the server's own sentence, if it sent one. */
  readonly failed: (reason: string | undefined) => ToastMessage;
  /** The player whose days with data change, if any. */
  readonly changedDaysOf?: (input: Input) => string;
  /** Stays pending until the lists are refreshed; otherwise only until the server answers. */
  readonly isPendingUntilRefreshed?: boolean;
}

/** A toast with a fixed title and the server's reason below it. */
export const withReason = (title: string) => (reason: string | undefined) =>
  reason === undefined ? { title } : { title, description: reason };

/** The toast after a change that was meant for another state of the row; the dialog shows what has changed. */
const changedMeanwhile: ToastMessage = {
  tone: 'info',
  title: 'Intanto un altro admin ha cambiato questi dati',
  description: 'Quello che hai scritto è ancora qui. Guarda come sono adesso, poi salva.',
};

/** A change of players, entries or bonuses. Shows a toast with the outcome and refreshes the affected queries. */
export function useAdminMutation<Input, Result>({
  run,
  done,
  failed,
  changedDaysOf,
  isPendingUntilRefreshed = false,
}: AdminMutation<Input, Result>) {
  const client = useQueryClient();
  const adminKey = useAdminKey();
  return useMutation({
    mutationFn: (input: Input) => run(input, adminKey),
    onSuccess: (result, input) => {
      notify({ tone: 'success', ...(typeof done === 'string' ? { title: done } : done(result, input)) });
      const refreshed = refresh(client, changedDaysOf?.(input));
      return isPendingUntilRefreshed ? refreshed : undefined;
    },
    onError: (error, input) => {
      if (isConflict(error)) {
        notify(changedMeanwhile);
        return void refresh(client, changedDaysOf?.(input));
      }
      const reason =
        error instanceof CallError ? error.serverMessage : 'Il server non è raggiungibile. Riprova.';
      notify({ ...failed(reason), tone: 'error' });
    },
  });
}

async function refresh(client: QueryClient, playerWithChangedDays: string | undefined): Promise<void> {
  await Promise.all([
    // Exact: the same key prefixes the entry dates of each player, and at most one player's have changed.
    client.invalidateQueries({ queryKey: ['admin', 'players'], exact: true }),
    client.invalidateQueries({ queryKey: ['admin', 'entries'] }),
    client.invalidateQueries({ queryKey: ['admin', 'player-bonuses'] }),
    client.invalidateQueries({ queryKey: leaderboard.queryKey }),
    playerWithChangedDays !== undefined &&
      client.invalidateQueries({ queryKey: ['admin', 'players', playerWithChangedDays, 'entry-dates'] }),
  ]);
}
