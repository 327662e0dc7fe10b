import { removeDemo } from '../demo/remove-demo.ts';
import { writeEntries } from '../entries/write-entries.ts';
import { createPlayers } from '../players/create-players.ts';
import { lockStandings } from '../standings/lock.ts';
import { rebuildStandings } from '../standings/rebuild.ts';
import type { Transaction } from '../store/database.ts';
import { rows } from '../store/rows.ts';
import type { Moment } from '../time/moment.ts';
import { firstDay, monthOf } from '../time/rome.ts';
import { nameKey, readTracker, TrackerErrors, type TrackerLine } from './read-tracker.ts';

/** What an import did. */
export interface Imported {
  /** Players created: names that were not known. */
  readonly newPlayers: number;
  readonly entries: number;
  /** Whether a demonstration office was there and made room. */
  readonly demoRemoved: boolean;
}

/**
 * Takes a tracker file in, all or nothing. A known player's day is replaced; an unknown name is a new player, in the
 * contest from the 1st of their first line's month. A demonstration office is removed first. @throws TrackerErrors
 */
export async function importTracker(trx: Transaction, csv: string, moment: Moment): Promise<Imported> {
  const lines = readTracker(csv);
  refuseFuture(lines, moment);
  await lockStandings(trx);
  const demoRemoved = await removeDemo(trx, moment);
  const known = await knownPlayers(trx, lines);
  const created = await addMissing(trx, lines, known, moment);
  await writeEntries(
    trx,
    lines.map(({ line: _, name, ...numbers }) => ({ ...numbers, playerId: idOf(known, name) })),
    moment,
  );
  await rebuildStandings(trx, moment);
  return { newPlayers: created, entries: lines.length, demoRemoved };
}

function refuseFuture(lines: readonly TrackerLine[], { today }: Moment): void {
  const future = lines.filter(({ date }) => date > today);
  if (future.length === 0) return;
  throw new TrackerErrors(
    future.map(({ line, date }) => ({ line, message: `La data ${date} è nel futuro` })),
  );
}

/** The ids of those whom the file names. @throws TrackerErrors where two players share a named name. */
async function knownPlayers(trx: Transaction, lines: readonly TrackerLine[]): Promise<Map<string, string>> {
  const named = new Map(lines.map(({ line, name }): [string, number] => [nameKey(name), line]).reverse());
  const known = new Map<string, string>();
  const shared: { line: number; message: string }[] = [];
  for (const { id, name } of await rows<{ id: string; name: string }>(
    trx,
    'select id, name from players order by id',
  )) {
    const key = nameKey(name);
    const line = named.get(key);
    if (line === undefined) continue;
    if (known.has(key)) shared.push({ line, message: `Due partecipanti si chiamano ${name}` });
    known.set(key, id);
  }
  if (shared.length > 0) throw new TrackerErrors(shared);
  return known;
}

/** Creates those who are not known yet, adds them to `known`, and says how many they were. */
async function addMissing(
  trx: Transaction,
  lines: readonly TrackerLine[],
  known: Map<string, string>,
  moment: Moment,
): Promise<number> {
  const newcomers = new Map<string, { name: string; joined_on: string }>();
  for (const { name, date } of lines) {
    const key = nameKey(name);
    if (known.has(key)) continue;
    const joined_on = firstDay(monthOf(date));
    const earlier = newcomers.get(key);
    if (earlier === undefined) newcomers.set(key, { name, joined_on });
    else if (joined_on < earlier.joined_on) earlier.joined_on = joined_on;
  }
  if (newcomers.size === 0) return 0;
  const created = await createPlayers(trx, [...newcomers.values()], moment);
  for (const { id, name } of created) known.set(nameKey(name), id);
  return created.length;
}

function idOf(known: ReadonlyMap<string, string>, name: string): string {
  const id = known.get(nameKey(name));
  if (id === undefined) throw new Error(`${name} was neither known nor created`);
  return id;
}
