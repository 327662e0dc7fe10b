import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { type ImportOptions, ImportOptions as Options } from '@vetta/contract/imports';
import { TRACKER_COLUMNS, trackerColumn } from '@vetta/contract/tracker-fields';
import { recordChange } from '@vetta/league/audit/record-change';
import { importTracker, UndecidedImport } from '@vetta/league/imports/import-tracker';
import { TrackerErrors } from '@vetta/league/imports/tracker-errors';
import { anyTracker, type GivenTable, strictTracker } from '@vetta/league/imports/tracker-source';
import { lockedTransaction } from '@vetta/league/standings/lock';
import { nowOf } from '@vetta/league/time/now';
import { readTable } from '@vetta/tables/read-table';
import { UnreadableTable } from '@vetta/tables/table';
import { errorCode, OperatorError } from '../operator-error.ts';
import { parseArguments } from '../parse-arguments.ts';
import { withLeague } from '../start/with-league.ts';
import { openQuestions } from './open-questions.ts';

const usage =
  'Say which file to import, and decide what it leaves open by --sheet «name», --day 2026-11-24, --date-order dayFirst|monthFirst, --absences absent|numbers, ' +
  '--columns name=Operatore,rings=Telefonate, --people "Name in the file=new|skip|never|<player\'s id>" (one each), --open-months: ' +
  'npm run import -- tracker.csv';

/**
 * `npm run import -- tracker.xlsx …`: imports any table of daily numbers, all rows or none. `--open-months` accepts rows before the
 * first day of a league that has begun; the other options decide what the file leaves open. A tracker as CSV, with its own
 * header and without options, creates every unknown name and asks nothing.
 */
export default async function importCommand(args: string[]): Promise<number> {
  const {
    positionals: [file = ''],
    values: { 'open-months': openMonths = false, ...given },
  } = parseArguments(args, {
    usage,
    positionals: [1, 1],
    options: {
      'open-months': { type: 'boolean' },
      sheet: { type: 'string' },
      day: { type: 'string' },
      'date-order': { type: 'string' },
      absences: { type: 'string' },
      columns: { type: 'string', multiple: true },
      people: { type: 'string', multiple: true },
    },
  });
  const options = optionsOf(given);
  const tracker = await read(file, options);
  try {
    const { newPlayers, entries, demoRemoved } = await withLeague((database, clock, { keyed }) =>
      lockedTransaction(database, async (trx) => {
        const now = nowOf(clock());
        const source =
          typeof tracker === 'string'
            ? strictTracker(tracker, keyed)
            : await anyTracker(trx, tracker, now, keyed);
        const change = await importTracker(trx, source, now, openMonths);
        await recordChange(trx, { actor: 'npm run import', action: 'import', at: now.instant, change });
        return change.after;
      }),
    );
    const days = entries.created + entries.replaced + entries.unchanged;
    if (demoRemoved) console.log('The demonstration office was removed first.');
    console.log(`${days} days of numbers imported from ${file}, with ${newPlayers} new players.`);
    return 0;
  } catch (error) {
    if (error instanceof UnreadableTable)
      throw new OperatorError(`Nothing was imported from ${file}: ${error.message}`);
    if (error instanceof UndecidedImport && typeof tracker !== 'string') {
      for (const question of openQuestions(tracker.table, error.details.read))
        console.error(`${file}, ${question}`);
      throw new OperatorError('Nothing was imported: decide this with the options above and try again.');
    }
    if (!(error instanceof TrackerErrors)) throw error;
    for (const { line, column, message } of error.lines) {
      const place = typeof tracker === 'string' || column === null ? '' : `, column «${column}»`;
      console.error(`${file}, line ${line}${place}: ${message}`);
    }
    if (error.lines.every(({ opensMonth }) => opensMonth))
      throw new OperatorError(
        `Nothing was imported: these lines are before the league's first day. To open ${error.opensMonths.join(', ')}, add --open-months.`,
      );
    throw new OperatorError(
      `Nothing was imported: correct ${error.lines.length === 1 ? 'this line' : 'these lines'} and try again.`,
    );
  }
}

interface GivenOptions {
  readonly sheet?: string;
  readonly day?: string;
  readonly 'date-order'?: string;
  readonly absences?: string;
  readonly columns?: string[];
  readonly people?: string[];
}

/** Returns what the options decide. Throws OperatorError for one that decides nothing. */
function optionsOf({
  sheet,
  day,
  'date-order': dateOrder,
  absences,
  columns,
  people,
}: GivenOptions): ImportOptions {
  const { data, error } = Options.safeParse({
    sheet,
    day,
    dateOrder,
    absences,
    columns: columns && Object.fromEntries(columns.flatMap(columnPairs).map(columnChoice)),
    people: people && Object.fromEntries(people.map((pair) => pairOf('people', pair))),
  });
  if (data) return data;
  const option = String(error.issues[0]?.path[0] ?? '').replace('dateOrder', 'date-order');
  throw new OperatorError(`--${option} is not understood. ${usage}`);
}

/** A comma separates two choices only before another `field=`: a heading may have one of its own. */
const columnPairs = (text: string): string[] => text.split(/,(?=[a-zA-Z]+=)/);

/** The heading of a column, its place from 0, or nothing for a column that the file does not have. */
function columnChoice(pair: string): [string, string | number | null] {
  const [field, choice] = pairOf('columns', pair);
  if (choice === '') return [field, null];
  return [field, /^\d+$/.test(choice) ? Number(choice) : choice];
}

function pairOf(option: string, pair: string): [string, string] {
  const at = pair.lastIndexOf('=');
  if (at < 1) throw new OperatorError(`--${option} needs «this=that». ${usage}`);
  return [pair.slice(0, at), pair.slice(at + 1)];
}

/**
 * Reads the file: a tracker as CSV as its text, anything else as a table. A relative path starts at the operator's folder (INIT_CWD):
 * npm itself runs in the checkout.
 */
async function read(file: string, options: ImportOptions): Promise<string | GivenTable> {
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), file);
  const bytes = await bytesOf(path);
  const isDecided = Object.values(options).some((option) => option !== undefined);
  if (isTracker(bytes) && !isDecided) return textOf(bytes, path);
  try {
    return { table: await readTable(bytes), fileName: basename(path), options };
  } catch (error) {
    if (!(error instanceof UnreadableTable)) throw error;
    throw new OperatorError(`Nothing was imported from ${path}: ${error.message}`);
  }
}

/** Whether a file begins with the header of a tracker as CSV. */
function isTracker(bytes: Uint8Array): boolean {
  const [header = ''] = new TextDecoder('utf-8').decode(bytes.subarray(0, 1_000)).split(/[\r\n]/);
  const columns = header.split(/[,;]/).map(trackerColumn);
  return (
    TRACKER_COLUMNS.every((column) => columns.includes(column)) && columns.length === TRACKER_COLUMNS.length
  );
}

async function bytesOf(path: string): Promise<Uint8Array> {
  try {
    return await readFile(path);
  } catch (error) {
    const why =
      errorCode(error) === 'ENOENT' ? 'there is no such file' : `it cannot be read (${errorCode(error)})`;
    throw new OperatorError(`Nothing was imported from ${path}: ${why}.`);
  }
}

function textOf(bytes: Uint8Array, path: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new OperatorError(`${path} is not UTF-8 text: save it as "CSV UTF-8" and try again.`);
  }
}
