import type { Entry, NewEntry } from '@vetta/contract/entries';
import type { ImportReport } from '@vetta/contract/imports';
import { spellingKey } from '@vetta/contract/name-key';
import type { Day, Month } from '@vetta/contract/values';
import { hasDemo } from '../demo/remove-demo.ts';
import { entryColumns } from '../entries/entry-columns.ts';
import { GIVEN, OUTCOME } from '../entries/write-entries.ts';
import { type ImportBeginning, importBeginning } from '../months/first-day.ts';
import type { Database } from '../store/database.ts';
import { rows } from '../store/rows.ts';
import type { Now } from '../time/now.ts';
import { firstDay, monthOf } from '../time/rome.ts';
import {
  type LineError,
  readTracker,
  type Tracker,
  TrackerErrors,
  type TrackerLine,
} from './read-tracker.ts';

/** What an import will do to the league as it is. */
export interface ImportPlan {
  readonly lines: readonly TrackerLine[];
  /** The ids of the file's players who are in the league, by the key of their name. */
  readonly known: ReadonlyMap<string, string>;
  /** The file's players who are not, by the key of their name. */
  readonly newcomers: ReadonlyMap<string, { readonly name: string; readonly joined_on: Day }>;
  readonly report: ImportReport;
}

/** The largest number of replaced entries in a report. */
const SHOWN = 100;

/**
 * Reads a tracker file and compares it with the league. Changes nothing. Lines before the first day of a league that has
 * begun need `openMonths`. @throws TrackerErrors with every error of the file
 */
export async function planImport(
  db: Database,
  csv: string,
  { today }: Now,
  openMonths: boolean,
): Promise<ImportPlan> {
  const beginning = await importBeginning(db, today);
  const opened = new Set<Month>();
  const { lines, errors, names } = readTracker(csv, (day) => {
    if (day < beginning.leagueFirst && day >= beginning.earliest) opened.add(monthOf(day));
    return wrongDay(day, today, beginning, openMonths);
  });
  const opensMonths = [...opened].sort();
  const { known, shared } = await knownPlayers(db, names);
  if (errors.length + shared.length > 0) {
    const inOrder = [...errors, ...shared].sort((one, other) => one.line - other.line);
    throw new TrackerErrors(inOrder, opensMonths);
  }
  const newcomers = newcomersOf(lines, known);
  const counts = { replaced: 0, unchanged: 0, ...(await countOutcomes(db, lines, known)) };
  return {
    lines,
    known,
    newcomers,
    report: {
      newPlayers: [...newcomers.values()].map(({ name }) => name),
      entries: { ...counts, created: lines.length - counts.replaced - counts.unchanged },
      replacements: await replacementsOf(db, lines, known),
      opensMonths,
      demoRemoved: await hasDemo(db),
      errors: [],
    },
  };
}

/** Returns why an import refuses a day, or undefined. */
function wrongDay(
  day: Day,
  today: Day,
  { leagueFirst, earliest, mustAsk }: ImportBeginning,
  openMonths: boolean,
): string | undefined {
  if (day > today) return `La data ${day} è nel futuro`;
  if (day < earliest)
    return `La data ${day} è troppo indietro: un file comincia al più presto il ${earliest}`;
  if (day < leagueFirst && mustAsk && !openMonths)
    return `La data ${day} è prima dell’inizio della classifica (${leagueFirst}): per aprire i mesi precedenti va chiesto`;
  return undefined;
}

/** Returns the ids of the file's players, and an error for each line whose name two players share. */
async function knownPlayers(
  db: Database,
  names: Tracker['names'],
): Promise<{ known: Map<string, string>; shared: LineError[] }> {
  const linesOf = Map.groupBy(names, ({ name }) => spellingKey(name));
  const known = new Map<string, string>();
  const sharedNames = new Map<string, string>();
  for (const { id, name } of await rows<{ id: string; name: string }>(
    db,
    // Demonstration players are removed before the import.
    'select id, name from players where not is_demo order by id',
  )) {
    const key = spellingKey(name);
    if (!linesOf.has(key)) continue;
    if (known.has(key)) sharedNames.set(key, name);
    known.set(key, id);
  }
  const shared = [...sharedNames].flatMap(([key, name]) =>
    (linesOf.get(key) ?? []).map(({ line }) => ({
      line,
      column: 'name',
      message: `Due partecipanti si chiamano ${name}`,
    })),
  );
  return { known, shared };
}

/** Returns the players whom the import creates, in the contest from the 1st of the month of their first line. */
function newcomersOf(lines: readonly TrackerLine[], known: ReadonlyMap<string, string>) {
  const newcomers = new Map<string, { name: string; joined_on: Day }>();
  for (const { name, date } of lines) {
    const key = spellingKey(name);
    if (known.has(key)) continue;
    const joined_on = firstDay(monthOf(date));
    const earlier = newcomers.get(key);
    if (earlier === undefined) newcomers.set(key, { name, joined_on });
    else if (joined_on < earlier.joined_on) earlier.joined_on = joined_on;
  }
  return newcomers;
}

/** Returns the lines of these players as entries; other players' lines are left out. */
export const entriesOf = (
  lines: readonly TrackerLine[],
  ids: ReadonlyMap<string, string>,
): (NewEntry & { line: number; name: string })[] =>
  lines.flatMap((line) => {
    const playerId = ids.get(spellingKey(line.name));
    return playerId === undefined ? [] : [{ ...line, playerId }];
  });

const COMPARED = `(${GIVEN}) g join entries e on e.player_id = g.player_id and e.date = g.date`;

async function countOutcomes(
  db: Database,
  lines: readonly TrackerLine[],
  known: ReadonlyMap<string, string>,
): Promise<Partial<Record<'replaced' | 'unchanged', number>>> {
  const counted = await rows<{ outcome: string; days: number }>(
    db,
    `select ${OUTCOME} as outcome, count(*) as days from ${COMPARED} group by outcome`,
    { entries: JSON.stringify(entriesOf(lines, known)) },
  );
  return Object.fromEntries(counted.map(({ outcome, days }) => [outcome, days]));
}

async function replacementsOf(
  db: Database,
  lines: readonly TrackerLine[],
  known: ReadonlyMap<string, string>,
): Promise<ImportReport['replacements']> {
  const given = entriesOf(lines, known);
  const replaced = await rows<Entry>(
    db,
    `select ${entryColumns('e')} from ${COMPARED} where ${OUTCOME} = 'replaced' order by e.date, e.player_id limit ${SHOWN}`,
    { entries: JSON.stringify(given) },
  );
  const byDay = new Map(replaced.map((entry) => [`${entry.playerId} ${entry.date}`, entry]));
  return given.flatMap(({ playerId, line, name, date, ...after }) => {
    const stored = byDay.get(`${playerId} ${date}`);
    if (stored === undefined) return [];
    const { rings, apptSet, apptDone, alignment } = stored;
    return [{ line, name, date, before: { rings, apptSet, apptDone, alignment }, after }];
  });
}
