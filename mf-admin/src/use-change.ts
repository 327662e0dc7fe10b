import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { CallFailed } from '@vetta/contract/client/call';
import { leaderboard } from '@vetta/contract/client/public-queries';
import { notify, type ToastMessage } from '@vetta/design-system/toast';
import { useAdminKey } from './login/admin-key.ts';

interface Change<Input, Result> {
  readonly run: (input: Input, adminKey: string) => Promise<Result>;
  /** What is said when it is done. */
  readonly done: string | ((result: Result, input: Input) => ToastMessage);
  /** What is said when it failed; `sentence` is the server's own reason, where it gave one. */
  readonly failed: (sentence: string | undefined) => ToastMessage;
  /** The player whose days with data have changed, where they have. */
  readonly movesDaysOf?: (input: Input) => string;
  /** Pending until the lists show it; else done as soon as the server has answered. */
  readonly waitsForLists?: boolean;
}

/** A failure told by its own words, with the server's reason beneath. */
export const withReason = (title: string) => (sentence: string | undefined) =>
  sentence === undefined ? { title } : { title, description: sentence };

/** A change of participants, entries or bonuses: says how it went, and refreshes whatever shows their points. */
export function useChange<Input, Result>({
  run,
  done,
  failed,
  movesDaysOf,
  waitsForLists = false,
}: Change<Input, Result>) {
  const client = useQueryClient();
  const adminKey = useAdminKey();
  return useMutation({
    mutationFn: (input: Input) => run(input, adminKey),
    onSuccess: (result, input) => {
      notify({ tone: 'success', ...(typeof done === 'string' ? { title: done } : done(result, input)) });
      const refreshed = refresh(client, movesDaysOf?.(input));
      return waitsForLists ? refreshed : undefined;
    },
    onError: (error) => {
      const sentence =
        error instanceof CallFailed ? error.sentence : 'Il server non è raggiungibile. Riprova.';
      notify({ ...failed(sentence), tone: 'error' });
    },
  });
}

async function refresh(client: QueryClient, playerWithOtherDays: string | undefined): Promise<void> {
  await Promise.all([
    // The list alone: the days of fifty players hang beneath the same key, and at most one player's have changed.
    client.invalidateQueries({ queryKey: ['admin', 'players'], exact: true }),
    client.invalidateQueries({ queryKey: ['admin', 'entries'] }),
    client.invalidateQueries({ queryKey: ['admin', 'player-bonuses'] }),
    client.invalidateQueries({ queryKey: leaderboard.queryKey }),
    playerWithOtherDays !== undefined &&
      client.invalidateQueries({ queryKey: ['admin', 'players', playerWithOtherDays, 'entry-dates'] }),
  ]);
}
