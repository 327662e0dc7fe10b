import { firstDay, hasLeft, numbersOf, removePlayer, writeEntry } from './commands.ts';
import { dayOf, monthOfDay, monthsLater } from './days.ts';
import { type Model, type ModelEntry, type ModelPlayer, Refusal } from './model.ts';
import { isImported } from './open-months.ts';

/** A line of a tracker file. */
export interface ModelLine extends Omit<ModelEntry, 'playerId' | 'at' | 'row'> {
  readonly name: string;
}

/** What an import did, for its undo. */
export interface ModelImport {
  readonly at: Temporal.Instant;
  readonly created: readonly Readonly<ModelPlayer>[];
  readonly written: readonly ModelEntry[];
  readonly replaced: readonly ModelEntry[];
  isUndone: boolean;
}

const sameName = (one: string, other: string) =>
  one.normalize('NFC').toLocaleLowerCase('it') === other.normalize('NFC').toLocaleLowerCase('it');

/**
 * Returns the players whom a name means: those who have it, or who had it before. A name that somebody had is another person's where
 * the file has that player by another name too.
 */
function meantBy(model: Model, name: string, lines: readonly ModelLine[]): ModelPlayer[] {
  const now = model.players.filter((player) => sameName(player.name, name));
  if (now.length > 0) return now;
  const before = hadName(model, name);
  const names = [...new Set(lines.map((line) => line.name))];
  const others = names.slice(0, names.indexOf(name)).filter((other) => !isNow(model, other));
  const isTaken = before.some(
    ({ id, name: current }) =>
      names.some((other) => sameName(other, current)) ||
      others.some((other) => hadName(model, other).some((one) => one.id === id)),
  );
  return isTaken ? [] : before;
}

const isNow = (model: Model, name: string) => model.players.some((player) => sameName(player.name, name));
const hadName = (model: Model, name: string): ModelPlayer[] =>
  model.players.filter(({ id }) =>
    model.earlierNames.some((earlier) => earlier.playerId === id && sameName(earlier.name, name)),
  );

/** Imports a file, all lines or none; `idOf` says which id the league gave a new player (docs/rules.md, «Import and export»). */
export function importFile(
  model: Model,
  lines: readonly ModelLine[],
  openMonths: boolean,
  now: Temporal.Instant,
  idOf: (name: string) => string,
): ModelImport {
  const fiveYearsAgo = `${monthsLater(monthOfDay(dayOf(now)), -60)}-01`;
  for (const { name, date } of lines) {
    if (date > dayOf(now) || date < fiveYearsAgo) throw new Refusal(400);
    if (date < firstDay(model, now) && model.entries.length > 0 && !openMonths) throw new Refusal(400);
    const named = meantBy(model, name, lines);
    if (named.length > 1 || named.some((player) => hasLeft(player, date))) throw new Refusal(400);
  }

  const meant = new Map(lines.map(({ name }) => [name, meantBy(model, name, lines)[0]]));
  const created: ModelPlayer[] = [];
  const written: ModelEntry[] = [];
  const replaced: ModelEntry[] = [];
  for (const { name, ...entry } of lines) {
    let player: ModelPlayer | undefined = meant.get(name) ?? created.find((one) => sameName(one.name, name));
    const first = `${monthOfDay(entry.date)}-01`;
    if (player === undefined) {
      player = { id: idOf(name), name, joinedOn: first, archivedOn: null, addedOn: dayOf(now) };
      model.players.push(player);
      created.push(player);
    }
    if (created.includes(player) && first < player.joinedOn) player.joinedOn = first;
    const { before, after } = writeEntry(model, { playerId: player.id, ...entry }, now);
    if (before !== undefined && before !== after) replaced.push(before);
    if (before !== after) written.push(after);
  }
  return { at: now, created: created.map((one) => ({ ...one })), written, replaced, isUndone: false };
}

/** Undoes an import, unless it was undone, did nothing, or something newer depends on it (docs/rules.md, «Audit and undo»). */
export function undoImport(model: Model, made: ModelImport, now: Temporal.Instant): void {
  if (made.isUndone || made.written.length + made.created.length === 0 || hasConflict(model, made))
    throw new Refusal(409);
  made.isUndone = true;
  const rows = new Set(made.written.map(({ row }) => row));
  const filled = new Set(
    model.entries
      .filter(({ row, date, at }) => {
        const final = model.finals.get(monthOfDay(date));
        return rows.has(row) && (final === undefined || Temporal.Instant.compare(at, final.at) <= 0);
      })
      .map(({ date }) => monthOfDay(date)),
  );
  model.entries = model.entries.filter(({ row }) => !rows.has(row));
  for (const { id } of made.created) removePlayer(model, id);
  // A close that ran since has not met what returns.
  const isLate = model.closesRanAt.some((ran) => Temporal.Instant.compare(ran, made.at) > 0);
  for (const entry of made.replaced) model.entries.push(isLate ? { ...entry, at: now } : entry);
  forgetMonths(model, filled, now);
}

function hasConflict(model: Model, { created, written }: ModelImport): boolean {
  const isChanged = written.some((entry) => {
    const stored = model.entries.find(({ row }) => row === entry.row);
    return stored === undefined || numbersOf(stored) !== numbersOf(entry);
  });
  const isUsed = created.some((player) => {
    const stored = model.players.find(({ id }) => id === player.id);
    const own = ({ playerId }: { playerId: string }) => playerId === player.id;
    return (
      JSON.stringify(stored) !== JSON.stringify(player) ||
      model.entries.some((entry) => own(entry) && !written.some(({ row }) => row === entry.row)) ||
      model.awards.some((award) => own(award) && award.manual) ||
      [model.handEdits, model.blocks, model.disqualifications].some((list) => list.some(own))
    );
  });
  return isChanged || isUsed;
}

/** Takes away the imported months that only the import made, and those between that were only between. */
function forgetMonths(model: Model, filled: ReadonlySet<string>, now: Temporal.Instant): void {
  const emptied = [...filled].filter((month) => isImported(model, month, now) && isEmpty(model, month));
  const first = emptied.toSorted()[0];
  if (first === undefined) return;
  for (const month of emptied) forget(model, month);
  for (const [month, rows] of [...model.finalMonths].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const hasNumbers = rows.some(
      ({ days, byHand }) => days > 0 || Object.values(byHand).some((points) => points !== 0),
    );
    const isBetween = month > first && isImported(model, month, now) && isEmpty(model, month) && !hasNumbers;
    if (!isBetween || somethingBefore(model, month)) return;
    forget(model, month);
  }
}

const byPeople = (model: Model): string[] => [
  ...model.entries.map(({ date }) => date),
  ...model.handEdits.map(({ date }) => date),
  ...model.awards.filter(({ manual }) => manual).map(({ dateEarned }) => dateEarned),
];

const isEmpty = (model: Model, month: string): boolean =>
  !byPeople(model).some((date) => monthOfDay(date) === month) &&
  !model.draws.some((draw) => draw.month === month) &&
  (model.finals.get(month)?.rebuilds ?? 0) === 0;

const somethingBefore = (model: Model, month: string): boolean =>
  byPeople(model).some((date) => monthOfDay(date) < month);

function forget(model: Model, month: string): void {
  for (const known of [model.finalMonths, model.finalValues, model.finals, model.frozen, model.lastPositions])
    known.delete(month);
  model.awards = model.awards.filter(({ manual, dateEarned }) => manual || monthOfDay(dateEarned) !== month);
}
