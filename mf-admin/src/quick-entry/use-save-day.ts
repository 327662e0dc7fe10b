import { entriesOf } from '@vetta/contract/client/admin-queries';
import { CallError, callWithStatus } from '@vetta/contract/client/call';
import type { Input } from '@vetta/contract/client/call-types';
import { monthOf } from '@vetta/contract/rome-time';
import { useRef, useState } from 'react';
import { honoursNow } from '../disqualifications/honours-now.ts';
import { withReason } from '../kit/failures.ts';
import { useAdminMutation } from '../kit/use-admin-mutation.ts';
import { useUndo } from '../kit/use-undo.ts';
import type { Entries } from './drafts.ts';
import { forgetSaved } from './stored-grid.ts';

type Body = Input<'POST /api/admin/entries/bulk'>['body'];
export type DayRows = Body['entries'];
type Day = Pick<Body, 'entries' | 'people'>;

interface SaveDay {
  readonly day: string;
  readonly today: string;
  readonly onSaved: (saved: Entries) => void;
  /** Gets what the server says is wrong, by player. */
  readonly onRefused: (reasons: ReadonlyMap<string, string>) => void;
}

/** Saves the changed rows of a day, all or nothing. «Annulla» in the toast takes all of them back. */
export function useSaveDay({ day, today, onSaved, onRefused }: SaveDay) {
  const [failure, setFailure] = useState<'refused' | 'unreachable'>();
  const undo = useUndo();
  const lastSave = useRef<string>(undefined);
  // Of a month that is over: no board beside the grid shows it.
  const honours = async () => (monthOf(day) < monthOf(today) ? await honoursNow(monthOf(day)) : undefined);
  const save = useAdminMutation({
    run: async (rows: Day) => ({
      ...(await callWithStatus('POST /api/admin/entries/bulk', { body: { date: day, ...rows } })),
      honours: await honours(),
    }),
    undone: honours,
    keep: (client, { reply, auditId }, rows) => {
      lastSave.current = auditId ?? undefined;
      const saved = new Map(
        reply.rows.map(({ row, entry }) => [rows.entries[row]?.playerId ?? '', entry ?? undefined]),
      );
      client.setQueryData(entriesOf(day).queryKey, (before = []) => [
        ...before.filter(({ playerId }) => !saved.has(playerId)),
        ...[...saved.values()].filter((entry) => entry !== undefined),
      ]);
      forgetSaved(day, saved);
      onSaved(saved);
    },
    done: (saved, { entries: { length } }) =>
      withReason(length === 1 ? '1 riga salvata' : `${length} righe salvate`)(saved.honours),
    // The bar says of a server that is away that the save is tried again.
    failed: (reason, error) =>
      isUnreachable(error) ? undefined : withReason('Errore nel salvataggio della giornata')(reason),
    isUndoable: true,
  });

  return {
    isPending: save.isPending,
    /** Why the last save that ended did not succeed. */
    failure,
    /** Takes the last save back, once; undefined without one. */
    undoSave: () => {
      const auditId = lastSave.current;
      lastSave.current = undefined;
      if (auditId !== undefined) void undo(auditId);
    },
    save: (rows: Day, then?: () => void) =>
      save.mutate(rows, {
        onSuccess: () => {
          setFailure(undefined);
          then?.();
        },
        onError: (error) => {
          setFailure(isUnreachable(error) ? 'unreachable' : 'refused');
          onRefused(reasonsOf(error, rows.entries));
        },
      }),
  };
}

/** Whether no answer of ours came. The same rows again are no second change: each says which entry it replaces. */
const isUnreachable = (error: Error): boolean => !(error instanceof CallError);

/** Returns the server's reasons by player: an issue's path is `entries`, the row, and mostly its field. */
function reasonsOf(error: Error, rows: DayRows): ReadonlyMap<string, string> {
  const reasons = new Map<string, string>();
  if (!(error instanceof CallError)) return reasons;
  for (const { path, message } of error.issues) {
    const playerId = rows[Number(path[1])]?.playerId;
    if (playerId !== undefined && !reasons.has(playerId)) reasons.set(playerId, message);
  }
  return reasons;
}
