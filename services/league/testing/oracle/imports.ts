import { firstDay } from './commands.ts';
import { dayAt, hasLeft, numbersOf, settleDays, writeDay } from './day-numbers.ts';
import { dayOf, monthOfDay, monthsLater } from './days.ts';
import { isForgottenName } from './forget.ts';
import { type Model, type ModelEntry, type ModelPlayer, Refusal } from './model.ts';
import { isImported } from './open-months.ts';

/** A line of a tracker file. */
export interface ModelLine extends Omit<ModelEntry, 'playerId'> {
  readonly name: string;
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
): boolean {
  const fiveYearsAgo = `${monthsLater(monthOfDay(dayOf(now)), -60)}-01`;
  for (const { name, date, ...numbers } of lines) {
    if (date > dayOf(now) || date < fiveYearsAgo) throw new Refusal(400);
    if (date < firstDay(model, now) && model.entries.length > 0 && !openMonths) throw new Refusal(400);
    const named = meantBy(model, name, lines);
    if (named.length > 1 || (named.length === 0 && isForgottenName(model, name))) throw new Refusal(400);
    const [player] = named;
    if (player && hasLeft(player, date) && !isStored(model, player.id, { name, date, ...numbers }))
      throw new Refusal(400);
  }

  const meant = new Map(lines.map(({ name }) => [name, meantBy(model, name, lines)[0]]));
  const created: ModelPlayer[] = [];
  let isNews = false;
  for (const { name, date, ...numbers } of lines) {
    let player: ModelPlayer | undefined = meant.get(name) ?? created.find((one) => sameName(one.name, name));
    const first = `${monthOfDay(date)}-01`;
    if (player === undefined) {
      player = { id: idOf(name), name, joinedOn: first, archivedOn: null, addedOn: dayOf(now) };
      model.players.push(player);
      created.push(player);
    }
    if (created.includes(player) && first < player.joinedOn) player.joinedOn = first;
    if (!hasLeft(player, date) && writeDay(model, { playerId: player.id, date }, numbers, 'typed', now))
      isNews = true;
  }
  settleDays(model, now);
  return isNews || created.length > 0;
}

function isStored(model: Model, playerId: string, { name: _, date, ...numbers }: ModelLine): boolean {
  const day = dayAt(model, { playerId, date });
  const stored = day && numbersOf(day);
  return stored !== undefined && JSON.stringify(stored) === JSON.stringify({ ...stored, ...numbers });
}

/** Takes away the imported months that only the import made, and those between that were only between. */
export function forgetMonths(model: Model, filled: ReadonlySet<string>, now: Temporal.Instant): void {
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
