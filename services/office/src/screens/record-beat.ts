import { randomInt, randomUUID } from 'node:crypto';
import type { Beat, BeatAnswer, Screen } from '@vetta/contract/screens';
import type { Database, Transaction } from '@vetta/league/store/database';
import { firstRow } from '@vetta/league/store/rows';
import { noteShowings } from '../notices/notices.ts';
import { noteGeneration } from '../plugins/canary-beats.ts';
import { nextCommand, noteReceipt } from './commands.ts';
import { LOST_AFTER, MOST_UNNAMED, UNNAMED_FOR } from './limits.ts';
import { findScreen } from './screens.ts';
import { newToken, tokenHash } from './token.ts';

/** What became of a beat. */
interface Recorded {
  readonly answer: BeatAnswer;
  /** The token that the screen gets now; undefined if it has one, or no name. */
  readonly token: string | undefined;
  /** Whether the screen runs the generation that it tries, so that the canary is to be judged. */
  readonly isCanary: boolean;
}

/** Returns the id of the screen that a token belongs to; undefined for a token that was revoked or never given. */
export async function screenOfToken(db: Database, token: string): Promise<string | undefined> {
  const found = await firstRow<{ id: string }>(db, 'select id from screens where token_hash = :hash', {
    hash: tokenHash(token),
  });
  return found?.id;
}

/** Records the beat of the screen that its token proves it to be. Returns undefined if that was forgotten meanwhile. */
export async function recordNamedBeat(
  trx: Transaction,
  screen: string,
  beat: Beat,
  now: Temporal.Instant,
): Promise<Recorded | undefined> {
  const known = await storeBeat(trx, screen, beat, now);
  if (known === undefined) return undefined;
  await trx('screens').where({ id: screen, token_used_at: null }).update({ token_used_at: now.toString() });
  if (beat.receipt) await noteReceipt(trx, screen, beat.receipt, now);
  if (beat.notices?.length) await noteShowings(trx, screen, beat.notices, now);
  const isCanary = await noteGeneration(trx, screen, beat, now);
  return { answer: answerTo(known, await nextCommand(trx, screen, now)), token: undefined, isCanary };
}

/**
 * Records the beat of a screen without a token. One that was named since gets its token, until it has used it; after that
 * its id proves nothing, and it begins again under another. Returns undefined if too many screens wait for a name, and throws
 * what `admitNew` throws, which is called before a screen is added, once there is a place for it.
 */
export async function recordUnnamedBeat(
  trx: Transaction,
  beat: Beat,
  now: Temporal.Instant,
  admitNew: () => Promise<void>,
): Promise<Recorded | undefined> {
  const known = await firstRow<{ name: string | null; hasToken: boolean }>(
    trx,
    'select name, token_used_at is not null as "hasToken" from screens where id = :id for update',
    { id: beat.id },
  );
  if (known === undefined || known.hasToken) {
    return meet(trx, known ? { ...beat, id: randomUUID() } : beat, now, admitNew);
  }
  const screen = await storeBeat(trx, beat.id, beat, now);
  if (screen === undefined) throw new Error('The locked screen was not returned');
  if (known.name === null) return { answer: answerTo(screen, null), token: undefined, isCanary: false };
  const { token, hash } = newToken();
  await trx('screens').where({ id: beat.id }).update({ token_hash: hash });
  return { answer: answerTo(screen, null), token, isCanary: false };
}

const answerTo = ({ id, code, name, plan }: Screen, command: BeatAnswer['command']): BeatAnswer => ({
  id,
  code: name === null ? code : null,
  name,
  plan,
  command,
});

/** Letters that look like no other letter and like no digit, and make no words. */
const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
const newCode = () => Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
/** Two of sixty-four million codes are hardly ever the same. */
const CODE_ATTEMPTS = 5;

/**
 * Adds a screen at first contact, and forgets those that got no name in time. If too many wait for a name, the screen that has
 * been lost longest is removed, so that closed pages do not block a new wall.
 */
async function meet(
  trx: Transaction,
  beat: Beat,
  now: Temporal.Instant,
  admitNew: () => Promise<void>,
): Promise<Recorded | undefined> {
  await trx.raw('delete from screens where name is null and beat_at <= :before', {
    before: now.subtract(UNNAMED_FOR).toString(),
  });
  const unnamed = await firstRow<{ count: number }>(
    trx,
    'select count(*) as count from screens where name is null',
  );
  if ((unnamed?.count ?? 0) >= MOST_UNNAMED && !(await forgetLost(trx, now))) return undefined;
  await admitNew();
  for (let attempt = 0; attempt < CODE_ATTEMPTS; attempt++) {
    const { id } = beat;
    const columns = { id, code: newCode(), first_seen_at: now.toString(), ...columnsOf(beat, now) };
    await trx('screens').insert(columns).onConflict().ignore();
    const screen = await storeBeat(trx, id, beat, now);
    if (screen) return { answer: answerTo(screen, null), token: undefined, isCanary: false };
  }
  throw new Error('No free code for a screen was found');
}

/** Forgets the screen without a name that is lost for longest. Returns whether there was one. */
async function forgetLost(trx: Transaction, now: Temporal.Instant): Promise<boolean> {
  const forgotten = await firstRow(
    trx,
    `delete from screens where id = (select id from screens where name is null and beat_at < :before
      order by beat_at limit 1 for update skip locked) returning id`,
    { before: now.subtract(LOST_AFTER).toString() },
  );
  return forgotten !== undefined;
}

const columnsOf = (beat: Beat, now: Temporal.Instant) => ({
  beat_at: now.toString(),
  generation: beat.generation,
  painted: beat.painted,
  dark: beat.dark,
  scene: beat.scene,
  data_age: beat.dataAge,
  restarts: beat.restarts,
  clock_offset: beat.clockOffset,
  viewport_width: beat.viewport.width,
  viewport_height: beat.viewport.height,
  heap: beat.heap,
  ...(beat.failure && { last_failure: JSON.stringify(beat.failure) }),
});

/** Stores what a screen said, and returns it; undefined if it is unknown. */
async function storeBeat(
  trx: Transaction,
  id: string,
  beat: Beat,
  now: Temporal.Instant,
): Promise<Screen | undefined> {
  await trx('screens').where({ id }).update(columnsOf(beat, now));
  return findScreen(trx, id);
}
