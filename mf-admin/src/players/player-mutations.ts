import { players } from '@vetta/contract/client/admin-queries';
import { CallError, call, callWithStatus } from '@vetta/contract/client/call';
import type { Input } from '@vetta/contract/client/call-types';
import { formatMonth, withArticle } from '@vetta/contract/client/formats';
import { inMonth } from '@vetta/contract/italian-article';
import { Player, type PlayerChange } from '@vetta/contract/players';
import { monthOf } from '@vetta/contract/rome-time';
import { type Tagged, tagged } from '@vetta/contract/row-tag';
import type { MonthContest } from '@vetta/contract/settings';
import { putRow } from '../kit/edits/put-row.ts';
import { isConflict, withReason } from '../kit/failures.ts';
import { useAdminMutation } from '../kit/use-admin-mutation.ts';
import { contestedFields } from './player-fields.ts';
import { withAdded } from './stable-order.ts';

export const useAddPlayer = () =>
  useAdminMutation({
    run: async (body: Input<'POST /api/admin/players'>['body']) => {
      const added = await callWithStatus('POST /api/admin/players', { body });
      return { ...added, late: await lateInWords([added.reply]) };
    },
    done: ({ late }) => ({ title: 'Partecipante aggiunto con successo', ...late }),
    failed: "Errore nell'aggiunta del partecipante",
    isUndoable: true,
    keep: (client, { reply }) =>
      client.setQueryData(players.queryKey, (rows) => rows && withAdded(rows, reply)),
  });

export const useAddPlayers = () =>
  useAdminMutation({
    run: async (body: Input<'POST /api/admin/players/bulk'>['body']) => {
      const result = await callWithStatus('POST /api/admin/players/bulk', { body });
      const added = result.reply.rows.filter(({ outcome }) => outcome === 'created');
      const late = await lateInWords(added.flatMap(({ player }) => player ?? []));
      return { ...result, title: addedInWords(added.length), late };
    },
    done: ({ title, late }) => ({ title, ...late }),
    failed: (reason, error) =>
      error instanceof CallError && error.unsure.length > 0
        ? undefined
        : withReason('Errore nell’aggiunta dei partecipanti')(reason),
    isUndoable: true,
  });

/** «In gara dal 28 novembre, senza premi a novembre», of the first who joins after that month's contest began. */
async function lateInWords(players: readonly Player[]): Promise<{ description?: string }> {
  const late = players.find(({ joinedOn }) => joinedOn > `${monthOf(joinedOn)}-01`);
  if (late === undefined) return {};
  const month = monthOf(late.joinedOn);
  const description = `In gara ${withArticle('dal', late.joinedOn)}`;
  // They are added, whatever becomes of the contest's dates.
  const contests = await call('GET /api/admin/contests', {}).catch(() => undefined);
  const isLate = contests !== undefined && late.joinedOn > contestStart(contests, month);
  return { description: isLate ? `${description}, senza premi ${inMonth(formatMonth(month))}` : description };
}

/** Returns the day on which a month's contest begins. */
export const contestStart = (contests: readonly MonthContest[], month: string): string =>
  contests.find((one) => one.month === month)?.start ?? `${month}-01`;

const addedInWords = (count: number): string => {
  if (count === 0) return 'Non c’era nessuno da aggiungere';
  return count === 1 ? 'Partecipante aggiunto con successo' : `${count} partecipanti aggiunti con successo`;
};

export const useChangePlayer = () =>
  useAdminMutation({
    run: changePlayer,
    done: 'Partecipante aggiornato con successo',
    conflict: 'notice',
    failed: "Errore nell'aggiornamento del partecipante",
    keep: (client, { reply }) => putRow(client, players.queryKey, reply, 'id'),
  });

export const useRemovePlayer = () =>
  useAdminMutation({
    run: (id: string) =>
      callWithStatus('DELETE /api/admin/players/{id}', { params: { id } }).catch(goneAlready),
    done: ({ status }) =>
      status === 404
        ? { tone: 'info', title: 'Era già stato eliminato', description: 'Lo ha fatto un altro admin.' }
        : { title: 'Partecipante eliminato con successo' },
    failed: "Errore nell'eliminazione del partecipante",
    isUndoable: true,
  });

/** The player is already gone, so this counts as a success. */
function goneAlready(error: unknown) {
  if (error instanceof CallError && error.status === 404) return { status: 404, auditId: null };
  throw error;
}

interface PlayerEdit {
  /** The player as the admin saw it. */
  readonly player: Tagged<Player>;
  readonly change: PlayerChange;
}

/**
 * Changes the player that the admin saw. Position and points move with every entry: if none of the edited fields has moved,
 * the edit holds for the player as it is now. Throws CallError with 412 if one has, else as `call` does.
 */
async function changePlayer({
  player,
  change,
}: PlayerEdit): ReturnType<typeof callWithStatus<'PUT /api/admin/players/{id}'>> {
  const { id, rowTag: ifMatch } = player;
  try {
    return await callWithStatus('PUT /api/admin/players/{id}', { params: { id }, body: change }, { ifMatch });
  } catch (error) {
    const current = currentPlayer(error);
    if (current === undefined || contestedFields(player, current, change).length > 0) throw error;
    return changePlayer({ player: current, change });
  }
}

export const TaggedPlayer = tagged(Player);

/** Returns the player as it is now if an edit was refused for that; undefined after other errors. */
const currentPlayer = (error: unknown): Tagged<Player> | undefined =>
  isConflict(error) ? TaggedPlayer.safeParse(error.current).data : undefined;
