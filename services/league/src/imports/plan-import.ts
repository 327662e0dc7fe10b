import type { ImportRead, ImportReport } from '@vetta/contract/imports';
import { isShortFor, wordsOf } from '@vetta/contract/like-names';
import { type KnownPlayer, matchPeople, type PersonInFile } from '@vetta/contract/match-people';
import { nameKey, spellingKey } from '@vetta/contract/name-key';
import { questionOf } from '@vetta/contract/person-question';
import type { PlayerRole } from '@vetta/contract/player-role';
import type { SourceCard } from '@vetta/contract/sources';
import { unusualNumbers } from '@vetta/contract/unusual';
import type { Day, Month } from '@vetta/contract/values';
import type { CellError, RefusedDay } from '@vetta/tables/read-rows';
import { hasDemo } from '../demo/remove-demo.ts';
import { type ImportBeginning, importBeginning } from '../months/first-day.ts';
import { defaultJoinedOn } from '../players/joined-on.ts';
import { goneAmong, listKnownPlayers } from '../players/known-people.ts';
import { leftInWords } from '../players/leavers.ts';
import { UnknownChoice } from '../players/unknown-choice.ts';
import { type ComparedSheet, compareWithTaken } from '../sources/taken-numbers.ts';
import type { Database } from '../store/database.ts';
import type { Now } from '../time/now.ts';
import { firstDay, inTheFuture, italianDay, monthOf, withArticle } from '../time/rome.ts';
import {
  countOutcomes,
  type PlannedEntry,
  replacementsOf,
  SHOWN,
  unchangedDays,
} from './compare-with-stored.ts';
import { rememberedPeople } from './import-decisions.ts';
import type { FetchedBy, TrackerFile, TrackerSource } from './tracker-source.ts';

/** A player to be created. */
interface Newcomer {
  readonly name: string;
  joined_on: Day;
  role: PlayerRole | null;
  team: string | null;
}

/** What an import will do to the league as it is. */
export interface ImportPlan {
  /** The rows to be recorded. `playerId` of a new player is the key in `newcomers`. */
  readonly entries: readonly PlannedEntry[];
  /** The players to be created, by their key. */
  readonly newcomers: ReadonlyMap<string, Newcomer>;
  /** With errors the file must not be imported. */
  readonly report: ImportReport;
  readonly read: ImportRead;
  /** Whether something must be decided before the file can be imported. */
  readonly isUndecided: boolean;
  /** Of a sheet that is fetched: its rows, of which `entries` has what it changed, and what its source keeps of them. */
  readonly sheet?: {
    readonly rows: readonly PlannedEntry[];
    readonly kept: ComparedSheet<PlannedEntry>['kept'];
    readonly waiting: readonly WaitingPerson[];
  };
}

/** A person of a sheet whose rows wait. */
export type WaitingPerson = SourceCard['waiting'][number];

/** Whether lines of months before the league's first day open these; `skip` leaves them out. */
export type OpenMonths = boolean | 'skip';

/**
 * Reads a file and compares it with the league. Changes nothing. Lines before the first day of a league that has begun need
 * `openMonths`; with `skip` they are left out. @throws TrackerErrors or UnreadableTable if no row can be read, UnknownChoice
 */
export async function planImport(
  db: Database,
  source: TrackerSource,
  { today }: Now,
  openMonths: OpenMonths,
): Promise<ImportPlan> {
  const beginning = await importBeginning(db, today);
  const opened = new Set<Month>();
  const mustAsk = beginning.mustAsk && openMonths === false;
  const closedMonth = `I mesi prima ${withArticle('del', beginning.leagueFirst)} non sono aperti: si aprono da «Importa/Esporta»`;
  const whole = source.read({
    today,
    wrongDay(day) {
      if (day >= beginning.leagueFirst || day < beginning.earliest) return wrongDay(day, today, beginning);
      opened.add(monthOf(day));
      return mustAsk ? { message: closedMonth, opensMonth: true } : undefined;
    },
  });
  const isSkipped = beginning.mustAsk && openMonths === 'skip';
  const { file, skipped } = isSkipped
    ? withoutEarlier(whole, beginning.leagueFirst)
    : { file: whole, skipped: 0 };
  // Demonstration players are removed before the import.
  const players = await listKnownPlayers(db);
  const people = await peopleOf(db, file, source, players);
  // Who is not of a source's first sheet joins as one who is added by name.
  const joinsOn = source.fetched && !source.fetched.isFirst ? await defaultJoinedOn(db, today) : undefined;
  const { planned, newcomers, errors: wrongRows } = planRows(file, people, source, joinsOn);
  const { asked, errors: lateRows } = await leaversIn(db, planned, people, players, source);
  // Who left stands in a sheet for long: those rows stop no other.
  const late = new Set(source.fetched && lateRows.map(({ line }) => line));
  const errors: CellError[] = [...file.errors, ...wrongRows, ...(source.fetched ? [] : lateRows)].sort(
    (one, other) => one.line - other.line,
  );
  if (planned.length + errors.length + asked.length + file.read.unsure.length + skipped === 0)
    errors.push({
      line: file.read.headerLine ?? 1,
      column: null,
      message: 'Il file non ha nessuna riga da importare',
    });
  const read: ImportRead = {
    ...file.read,
    rows: rowsToShow(file, errors),
    leftOut: [
      ...file.read.leftOut,
      ...skippedRows(file, people),
      ...lateRows.filter(({ line }) => late.has(line)).map(({ line, message }) => ({ line, why: message })),
    ].sort((one, other) => one.line - other.line),
    people: [...people.values()].map(({ name, rows: count, how, playerId, candidates, choice }) => ({
      name,
      rows: count,
      how,
      playerId,
      candidates: candidates.map(({ earlierNames: _, ...player }) => player),
      choice,
    })),
    unusual: [],
    unsure: [...file.read.unsure, ...asked.map(questionOf)],
  };
  const undecided = new Set(asked.flatMap(({ playerId }) => playerId ?? []));
  const rows = planned.filter(({ playerId, line }) => !undecided.has(playerId) && !late.has(line));
  const compared = source.fetched && (await compareWithTaken(db, source.fetched.sourceId, rows));
  const entries = compared?.changed ?? rows;
  const isStopped = errors.length > 0;
  const known = entries.filter(({ playerId }) => !newcomers.has(playerId));
  // Mistyped numbers are told beside what the file says; the errors come first.
  const told: ImportRead = { ...read, unusual: isStopped ? [] : unusualIn(entries) };
  const counts = { replaced: 0, unchanged: 0, ...(isStopped ? {} : await countOutcomes(db, known)) };
  const created = entries.length - counts.replaced - counts.unchanged;
  const untouched = rows.length - entries.length;
  const isTold = !source.createsUnknown || read.people.some(({ how }) => how !== 'same' && how !== 'new');
  return {
    entries,
    newcomers,
    read: told,
    isUndecided: file.read.unsure.length > 0 || (asked.length > 0 && source.fetched === undefined),
    ...(compared && {
      sheet: { rows, kept: compared.kept, waiting: asked.map((person) => waitingPerson(person, file)) },
    }),
    report: {
      newPlayers: isStopped ? [] : [...newcomers.values()].map(({ name }) => name),
      entries: {
        created: isStopped ? 0 : created,
        replaced: counts.replaced,
        unchanged: counts.unchanged + (isStopped ? 0 : untouched),
      },
      replacements: isStopped ? [] : await replacementsOf(db, known),
      opensMonths: isSkipped ? [] : [...opened].sort(),
      ...(isSkipped && { skipped: { lines: skipped, months: [...opened].sort() } }),
      demoRemoved: !isStopped && (await hasDemo(db)),
      errors,
      ...(isTold && { read: told }),
      ...(compared && {
        sheet: { waiting: asked.map(({ name }) => name), asked: compared.asked, vanished: [] },
      }),
    },
  };
}

/** Returns what waits of a person; a forgotten name is not kept. */
function waitingPerson(person: PersonInFile, { names }: TrackerFile): WaitingPerson {
  const spelling = spellingKey(person.name);
  const line = names.find(({ name }) => spellingKey(name) === spelling)?.line ?? 0;
  if (person.how !== 'forgotten')
    return { name: person.name, line, rows: person.rows, question: questionOf(person).question };
  const question = `Alla riga ${line} c’è il nome di una persona resa anonima: è un’altra persona?`;
  return { name: null, line, rows: person.rows, question };
}

/** How many rows of a file are shown from its beginning, and how many with an error. */
const FIRST_ROWS = 20;
const WRONG_ROWS = 100;
/** How many characters of a cell are shown. */
const CELL = 100;

/** Returns the rows of a file that are shown, as it has them. */
function rowsToShow({ sheetRows }: TrackerFile, errors: readonly CellError[]): ImportRead['rows'] {
  const lines = new Set(sheetRows.slice(0, FIRST_ROWS).map(({ line }) => line));
  for (const { line } of errors) {
    if (lines.size === FIRST_ROWS + WRONG_ROWS) break;
    lines.add(line);
  }
  return sheetRows
    .filter(({ line }) => lines.has(line))
    .map(({ line, cells }) => ({
      line,
      cells: cells.map((cell) => (cell.length > CELL ? `${cell.slice(0, CELL)}…` : cell)),
    }));
}

/** Returns the first numbers that are probably mistyped. What is usual for a player is known of one day, not of a file's. */
const unusualIn = (entries: readonly PlannedEntry[]): ImportRead['unusual'] =>
  entries
    .flatMap(({ line, name, rings = 0, apptDone = 0, apptSet = apptDone }) => {
      const numbers = { rings, apptSet, apptDone };
      return unusualNumbers(numbers, undefined).map(({ column, message }) => ({
        line,
        name,
        value: numbers[column],
        message,
      }));
    })
    .slice(0, SHOWN);

/** Returns why an import refuses a day, or undefined. */
function wrongDay(day: Day, today: Day, { earliest }: ImportBeginning): RefusedDay | undefined {
  if (day > today) return { message: inTheFuture(day) };
  if (day >= earliest) return undefined;
  return {
    message: `La data ${italianDay(day)} è troppo indietro: un file comincia al più presto ${withArticle('il', earliest)}`,
  };
}

/** Returns a file without its rows before a day, and how many those are. Who has no other row is no person of the file. */
function withoutEarlier(file: TrackerFile, first: Day): { file: TrackerFile; skipped: number } {
  const early = new Set(file.rows.filter(({ date }) => date < first).map(({ line }) => line));
  const isKept = ({ line }: { readonly line: number }) => !early.has(line);
  return {
    file: { ...file, rows: file.rows.filter(isKept), names: file.names.filter(isKept) },
    skipped: early.size,
  };
}

type People = ReadonlyMap<string, PersonInFile>;

/** Returns the people of a file by the spelling of their names. @throws UnknownChoice */
async function peopleOf(
  db: Database,
  { rows: taken, names }: TrackerFile,
  { createsUnknown, options, keyed, fetched }: TrackerSource,
  players: readonly KnownPlayer[],
): Promise<People> {
  const { whoIsGone: gone, isLeftOut } = await goneAmong(
    db,
    [...new Set(names.map(({ name }) => name))],
    keyed,
  );
  const remembered = await rememberedPeople(db);
  const lines = new Set(taken.map(({ line }) => line));
  // A row with an error has no day: one of its own, so that it is no other row's.
  const others = names
    .filter(({ line }) => !lines.has(line))
    .map(({ name, line }) => ({ name, date: `${line}` }));
  const matched = matchPeople(
    [...taken, ...others],
    players,
    createsUnknown
      ? { gone }
      : {
          ...(options.people && { people: options.people }),
          remembered: (key) => remembered(key) ?? (isLeftOut(key) ? 'skip' : undefined),
          gone,
        },
  );
  if (createsUnknown)
    return new Map([...matched].map(([key, person]) => [key, createdUnlessSame(key, person)]));
  const ids = new Set(players.map(({ id }) => id));
  for (const { name, choice, playerId } of matched.values())
    if (choice !== null && playerId !== null && !ids.has(playerId)) throw UnknownChoice(name);
  return fetched ? new Map(waitingUnlessKnown(matched, fetched)) : matched;
}

/**
 * Returns the people of a sheet that is fetched. Of its first sheet new names become players, unless a name may be another one's of
 * the sheet; later ones wait until somebody says who they are.
 */
function waitingUnlessKnown(matched: People, { isFirst }: FetchedBy): [string, PersonInFile][] {
  const isNew = ({ how, choice, isAsked }: PersonInFile) => how === 'new' && choice === null && !isAsked;
  const fresh = [...matched.values()]
    .filter(isNew)
    .map(({ name, newcomer }) => ({ newcomer, words: wordsOf(name) }));
  const isLike = ({ name, newcomer }: PersonInFile) => {
    const words = wordsOf(name);
    return fresh.some((other) => other.newcomer !== newcomer && isShortFor(words, other.words));
  };
  return [...matched].map(([key, person]) => {
    if (!isNew(person)) return [key, person];
    return isFirst && !isLike(person) ? [key, person] : [key, { ...person, isAsked: true, newcomer: null }];
  });
}

/**
 * Returns a person of a file that creates every name but a player's own. Two players of one name, and a forgotten one, stay a
 * question.
 */
function createdUnlessSame(key: string, person: PersonInFile): PersonInFile {
  if (isShared(person) || person.how === 'forgotten') return person;
  const own = person.candidates.find(({ name, earlierNames = [] }) =>
    [name, ...earlierNames].some((known) => nameKey(known) === nameKey(person.name)),
  );
  if (person.how === 'same' || (person.how === 'archived' && own)) return { ...person, isAsked: false };
  return { ...person, playerId: null, isAsked: false, newcomer: person.newcomer ?? key };
}

/** Whether two players have a person's name. */
const isShared = ({ how, isAsked }: PersonInFile): boolean => how === 'same' && isAsked;

/** Returns why the rows of a name are refused in a file of which nothing is asked; undefined if they are not. */
function refusedName(person: PersonInFile): string | undefined {
  if (isShared(person)) return `Due partecipanti si chiamano ${person.candidates[0]?.name}`;
  if (person.how !== 'forgotten') return undefined;
  return `«${person.name}» è il nome di una persona resa anonima: chi è si decide in «Importa/Esporta»`;
}

interface PlannedRows {
  readonly planned: readonly PlannedEntry[];
  readonly newcomers: ReadonlyMap<string, Newcomer>;
  readonly errors: readonly CellError[];
}

/** Returns a row of the file with its player; a row whose player must be decided, or is left out, is none. */
function planRows(
  file: TrackerFile,
  people: People,
  source: TrackerSource,
  joinsOn: Day | undefined,
): PlannedRows {
  const spellings = new Map<string, string>();
  const personOf = (name: string): PersonInFile | undefined => {
    const spelling = spellings.get(name) ?? spellingKey(name);
    spellings.set(name, spelling);
    return people.get(spelling);
  };
  const errors: CellError[] = [];
  const seen = new Map<string, number>();
  for (const { line, name, date } of file.names) {
    const person = personOf(name);
    const refused = source.createsUnknown && person && refusedName(person);
    if (refused) errors.push({ line, column: source.nameColumn, message: refused });
    const playerId = person?.playerId ?? person?.newcomer;
    if (!playerId || date === undefined) continue;
    const day = `${playerId} ${date}`;
    const earlier = seen.get(day);
    if (earlier === undefined) {
      seen.set(day, line);
      continue;
    }
    const message = `${name} ha già ${withArticle('il', date)} alla riga ${earlier}`;
    errors.push({ line, column: null, message });
  }
  const planned: PlannedEntry[] = [];
  const newcomers = new Map<string, Newcomer>();
  for (const { line, name, date, numbers, role = null, team = null } of file.rows) {
    const person = personOf(name);
    const playerId = person?.playerId ?? person?.newcomer;
    if (person === undefined || playerId === undefined || playerId === null) continue;
    planned.push({ line, name, playerId, date, ...numbers });
    if (person.playerId !== null) continue;
    const joined_on = joinsOn ?? firstDay(monthOf(date));
    const first = newcomers.get(playerId);
    if (first === undefined) newcomers.set(playerId, { name: person.name, joined_on, role, team });
    else {
      if (joined_on < first.joined_on) first.joined_on = joined_on;
      first.role ??= role;
      first.team ??= team;
    }
  }
  return { planned, newcomers, errors };
}

/**
 * Returns the people who must be decided, and an error for each row of a day from which its player has left. Rows that are
 * stored already are neither: they are in our own export.
 */
async function leaversIn(
  db: Database,
  planned: readonly PlannedEntry[],
  people: People,
  players: readonly KnownPlayer[],
  { nameColumn, createsUnknown }: TrackerSource,
): Promise<{ asked: PersonInFile[]; errors: CellError[] }> {
  // Of a file that creates unknown names, a name that two players share is an error.
  const asked = createsUnknown ? [] : [...people.values()].filter(({ isAsked }) => isAsked);
  const left = new Map(
    players.flatMap(({ id, name, archivedOn }) => (archivedOn === null ? [] : [[id, { name, archivedOn }]])),
  );
  const theirs = planned.filter(({ playerId }) => left.has(playerId));
  if (theirs.length === 0) return { asked, errors: [] };
  const unchanged = await unchangedDays(db, theirs);
  const news = theirs.filter(({ playerId, date }) => !unchanged.has(`${playerId} ${date}`));
  const changed = new Set(news.map(({ playerId }) => playerId));
  const stillAsked = asked.filter(({ playerId }) => playerId === null || changed.has(playerId));
  const undecided = new Set(stillAsked.map(({ playerId }) => playerId));
  return {
    asked: stillAsked,
    errors: news.flatMap(({ line, playerId, date }) => {
      const leaver = left.get(playerId);
      if (leaver === undefined || date < leaver.archivedOn || undecided.has(playerId)) return [];
      return [{ line, column: nameColumn, message: leftInWords(leaver) }];
    }),
  };
}

function skippedRows({ rows: taken }: TrackerFile, people: People): ImportRead['leftOut'] {
  if (![...people.values()].some(({ choice }) => choice === 'skip')) return [];
  return taken.flatMap(({ line, name }) =>
    people.get(spellingKey(name))?.choice === 'skip' ? [{ line, why: `${name} è lasciato fuori` }] : [],
  );
}
