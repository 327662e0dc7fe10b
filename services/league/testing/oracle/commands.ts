import type { BonusKey } from '@vetta/contract/bonuses';
import type { PlayerChange } from '@vetta/contract/players';
import { dayOf, monthOfDay, monthsLater, weekOfDay } from './days.ts';
import { type HandEditRow, type Model, type ModelEntry, type ModelPlayer, Refusal } from './model.ts';
import { standings } from './standings.ts';

/** Adds a player under the id that the league gave; numbers that are 0 are untouched. */
export function addPlayer(
  model: Model,
  id: string,
  given: PlayerChange & { name: string },
  now: Temporal.Instant,
) {
  const today = dayOf(now);
  const month = monthOfDay(today);
  const joinedOn = given.joinedOn ?? (model.underWay.has(month) ? today : `${month}-01`);
  model.players.push({ id, name: given.name, joinedOn, addedOn: today, archivedOn: null });
  editNumbers(model, id, { position: 0, score: 0, bonus: 0, total: 0 }, given, today);
}

export function changePlayer(model: Model, id: string, given: PlayerChange, now: Temporal.Instant): void {
  const player = model.players.find((one) => one.id === id);
  const today = dayOf(now);
  if (player === undefined) throw new Refusal(404);
  const onBoard = standings(model, monthOfDay(today)).find(({ playerId }) => playerId === id);
  const stored = onBoard ?? { position: 0, score: 0, bonus: 0, total: 0 };
  const isTouched = (['position', 'score', 'bonus', 'total'] as const).some(
    (field) => given[field] !== undefined && given[field] !== stored[field],
  );
  if (player.archivedOn !== null && isTouched) throw new Refusal(409);
  if (given.name !== undefined && given.name !== player.name)
    model.earlierNames.push({ playerId: id, name: player.name });
  player.name = given.name ?? player.name;
  player.joinedOn = given.joinedOn ?? player.joinedOn;
  editNumbers(model, id, stored, given, today);
}

interface Numbers {
  position: number;
  score: number;
  bonus: number;
  total: number;
}

/** A number that differs from the stored one was typed by the admin and must hold; the others follow from it. */
function editNumbers(
  model: Model,
  playerId: string,
  stored: Numbers,
  given: PlayerChange,
  date: string,
): void {
  const edit = (field: HandEditRow['field'], points: number) => {
    if (points !== 0) model.handEdits.push({ playerId, date, field, points });
  };
  const score = given.score ?? stored.score;
  const bonus = given.bonus ?? stored.bonus;
  edit('score', score - stored.score);
  edit('bonus', bonus - stored.bonus);
  if (given.total !== undefined && given.total !== stored.total) {
    const moved = stored.total + (score - stored.score) + (bonus - stored.bonus);
    edit('total', given.total - moved);
  }
  if (given.position !== undefined && given.position !== stored.position) {
    const positions = model.lastPositions.get(monthOfDay(date)) ?? new Map<string, number>();
    model.lastPositions.set(monthOfDay(date), positions);
    if (given.position === 0) positions.delete(playerId);
    else positions.set(playerId, given.position);
  }
}

/** Removes the player with all rows, except those of final months. */
export function removePlayer(model: Model, id: string): void {
  if (!model.players.some((player) => player.id === id)) throw new Refusal(404);
  const others = ({ playerId }: { playerId: string }) => playerId !== id;
  model.players = model.players.filter((player) => player.id !== id);
  model.entries = model.entries.filter(others);
  model.handEdits = model.handEdits.filter(others);
  model.awards = model.awards.filter(others);
  model.blocks = model.blocks.filter(others);
  model.disqualifications = model.disqualifications.filter(others);
}

/** Takes a leaver off the board from today on, or brings one back. */
export function archivePlayer(model: Model, id: string, archived: boolean, now: Temporal.Instant): void {
  const player = model.players.find((one) => one.id === id);
  if (player === undefined) throw new Refusal(404);
  player.archivedOn = archived ? (player.archivedOn ?? dayOf(now)) : null;
}

/** Disqualifies a player for a month, or lifts it without a reason. */
export function disqualifyPlayer(
  model: Model,
  playerId: string,
  { month, reason }: { month: string; reason: string | null },
  now: Temporal.Instant,
): void {
  if (month > monthOfDay(dayOf(now)) || `${month}-01` < firstDay(model, now)) throw new Refusal(400);
  model.disqualifications = model.disqualifications.filter(
    (one) => one.playerId !== playerId || one.month !== month,
  );
  if (reason !== null) model.disqualifications.push({ playerId, month, reason });
}

/** Returns the 1st of the month of the oldest entry or final month; of last month while there is neither. */
export function firstDay(model: Model, now: Temporal.Instant): string {
  const months = [...model.entries.map(({ date }) => monthOfDay(date)), ...model.finalMonths.keys()];
  const lastMonth = monthsLater(monthOfDay(dayOf(now)), -1);
  return `${months.toSorted()[0] ?? lastMonth}-01`;
}

/** A player's numbers of a day. */
export type Unrecorded = Omit<ModelEntry, 'at' | 'row'>;

export function recordEntry(model: Model, entry: Unrecorded, now: Temporal.Instant): void {
  if (entry.date > dayOf(now) || entry.date < firstDay(model, now)) throw new Refusal(400);
  const player = model.players.find(({ id }) => id === entry.playerId);
  if (player === undefined) throw new Refusal(404);
  if (hasLeft(player, entry.date)) throw new Refusal(409);
  writeEntry(model, entry, now);
}

/** Whether a player takes no entry of a day, having left on it or before. */
export const hasLeft = ({ archivedOn }: ModelPlayer, day: string): boolean =>
  archivedOn !== null && archivedOn <= day;

/**
 * Puts an entry in the place of that player's entry of that day, and returns both. The same numbers again change nothing:
 * both are the same then.
 */
export function writeEntry(
  model: Model,
  entry: Unrecorded,
  at: Temporal.Instant,
): { before: ModelEntry | undefined; after: ModelEntry } {
  const before = model.entries.find(
    ({ playerId, date }) => playerId === entry.playerId && date === entry.date,
  );
  if (before !== undefined && numbersOf(before) === numbersOf(entry)) return { before, after: before };
  removeEntry(model, entry.playerId, entry.date);
  const after = { ...entry, at, row: before?.row ?? Symbol(entry.date) };
  model.entries.push(after);
  return { before, after };
}

/** An entry's numbers as text, to compare two. */
export const numbersOf = ({ rings, apptSet, apptDone, alignment }: Unrecorded): string =>
  [rings, apptSet, apptDone, alignment].join();

export function removeEntry(model: Model, playerId: string, date: string): void {
  model.entries = model.entries.filter((entry) => entry.playerId !== playerId || entry.date !== date);
}

interface Tick {
  playerId: string;
  kind: BonusKey;
  week: string;
  dateEarned: string;
}

export function tickBonus(model: Model, tick: Tick, now: Temporal.Instant): void {
  const { playerId, kind, week, dateEarned } = tick;
  const days = weekOfDay(week);
  if (days[0] !== week || !days.includes(dateEarned) || dateEarned > dayOf(now)) throw new Refusal(400);
  if (dateEarned < firstDay(model, now)) throw new Refusal(400);
  if (!model.players.some(({ id }) => id === playerId)) throw new Refusal(404);
  if (model.finalMonths.has(monthOfDay(dateEarned))) throw new Refusal(409);
  const same = (row: Omit<Tick, 'dateEarned'>) =>
    row.playerId === playerId && row.kind === kind && row.week === week;
  if (model.awards.some(same)) throw new Refusal(409);
  model.blocks = model.blocks.filter((block) => !same(block));
  model.awards.push({ ...tick, manual: true, settled: false });
}

export function untickBonus(model: Model, { playerId, kind, week }: Omit<Tick, 'dateEarned'>): void {
  const award = model.awards.find(
    (one) => one.playerId === playerId && one.kind === kind && one.week === week,
  );
  if (award === undefined) throw new Refusal(404);
  if (model.finalMonths.has(monthOfDay(award.dateEarned))) throw new Refusal(409);
  model.awards.splice(model.awards.indexOf(award), 1);
  // One's own tick leaves the week automatic.
  if (!award.manual) model.blocks.push({ playerId, kind, week });
}
