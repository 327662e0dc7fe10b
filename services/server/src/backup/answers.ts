import { createHash } from 'node:crypto';
import { getMonth } from '@vetta/league/months/get-month';
import { listMonths } from '@vetta/league/months/list-months';
import { listArchivedPlayers, listPlayers } from '@vetta/league/players/list-players';
import { getScoring } from '@vetta/league/scoring/scoring';
import { getLeaderboard } from '@vetta/league/standings/leaderboard';
import { openDatabase } from '@vetta/league/store/database';
import { schemaState } from '@vetta/league/store/schema-state';
import { type Now, nowOf } from '@vetta/league/time/now';
import pg from 'pg';
import { z } from 'zod';

/** What an installation says at one moment: by call, the SHA-256 of its numbers. */
export type Answers = Readonly<Record<string, string>>;

// By id and without names: a person who was made anonymous since is anonymous in the copy, too. An older version's answer has these fields as well.
const Board = z.object({
  period: z.string(),
  entries: z.array(
    z.object({
      playerId: z.string(),
      position: z.number(),
      score: z.number(),
      bonus: z.number(),
      total: z.number(),
    }),
  ),
});
const Months = z.array(z.object({ month: z.string(), state: z.string(), players: z.number() }));
const Players = z
  .array(z.object({ id: z.string(), total: z.number(), archivedOn: z.string().nullable() }))
  .transform((players) => players.toSorted((one, other) => one.id.localeCompare(other.id)));
const Scoring = z.object({
  ringPoints: z.number(),
  appointmentSetPoints: z.number(),
  appointmentDonePoints: z.number(),
});

/** The calls that are compared. Those of each month come besides. */
const calls = {
  '/api/leaderboard': Board,
  '/api/months': Months,
  '/api/scoring-config': Scoring,
  '/api/admin/players': Players,
  '/api/admin/players?archived=true': Players,
} as const;

/** Returns the digest of what a call answers. Throws ZodError if it lacks what is compared. */
function digestOf(call: string, answer: unknown): string {
  const shape = (calls as Record<string, z.ZodType>)[call] ?? Board;
  return createHash('sha256')
    .update(JSON.stringify(shape.parse(answer)))
    .digest('hex');
}

/** Asks all calls with `ask` and returns their digests. */
async function answersBy(ask: (call: string) => Promise<unknown>): Promise<Answers> {
  const answers: Record<string, string> = {};
  for (const call of Object.keys(calls)) answers[call] = digestOf(call, await ask(call));
  for (const { month } of Months.parse(await ask('/api/months'))) {
    const call = `/api/months/${month}`;
    answers[call] = digestOf(call, await ask(call));
  }
  return answers;
}

/**
 * Returns what the api says at this moment, read in the snapshot of a transaction of `client`; undefined for a schema of another
 * version. The transaction must be a repeatable read.
 */
export async function answersInSnapshot(
  client: pg.Client,
  url: string,
  at: Temporal.Instant,
): Promise<Answers | undefined> {
  const { rows } = await client.query('select pg_export_snapshot() as snapshot');
  const database = openDatabase(url, { max: 1 });
  try {
    return await database.transaction(
      async (trx) => {
        const connection: pg.Client = await trx.client.acquireConnection();
        await connection.query(`set transaction snapshot ${pg.escapeLiteral(rows[0].snapshot)}`);
        if ((await schemaState(trx)) !== 'current') return undefined;
        const now: Now = nowOf(at);
        return answersBy(async (call) => {
          if (call === '/api/leaderboard') return getLeaderboard(trx, now);
          if (call === '/api/months') return listMonths(trx, now);
          if (call === '/api/scoring-config') return getScoring(trx);
          if (call === '/api/admin/players') return listPlayers(trx, now);
          if (call === '/api/admin/players?archived=true') return listArchivedPlayers(trx, now);
          return getMonth(trx, call.slice('/api/months/'.length), now);
        });
      },
      { isolationLevel: 'repeatable read', readOnly: true },
    );
  } finally {
    await database.destroy();
  }
}

/** Asks a running api at `url` the same. Throws if it does not answer with 200. */
export const answersOf = (url: string, adminKey: string): Promise<Answers> =>
  answersBy(async (call) => {
    const response = await fetch(url + call, { headers: { 'X-Admin-Key': adminKey } });
    if (!response.ok) throw new Error(`GET ${call} answered ${response.status}`);
    return response.json();
  });

/** Returns the calls whose answers differ, or are only on one side. */
export const differences = (said: Answers, says: Answers): string[] =>
  [...new Set([...Object.keys(said), ...Object.keys(says)])].filter((call) => said[call] !== says[call]);
