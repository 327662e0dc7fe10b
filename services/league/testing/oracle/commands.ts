import { randomUUID } from 'node:crypto';
import type { BonusKey } from '@vetta/contract/bonuses';
import type { PlayerChange } from '@vetta/contract/players';
import { dayAt, type Given, hasLeft, settleDays, writeDay } from './day-numbers.ts';
import { dayOf, monthOfDay, monthsLater, weekOfDay } from './days.ts';
import { FIELDS, type HandEditRow, type Model, type ModelDay, Refusal } from './model.ts';
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
    if (points !== 0) model.handEdits.push({ id: randomUUID(), playerId, date, field, points });
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
  const player = model.players.find((one) => one.id === id);
  if (player === undefined) throw new Refusal(404);
  const earlier = model.earlierNames.filter(({ playerId }) => playerId === id).map(({ name }) => name);
  const names = [...earlier, player.name];
  model.gone.push({ id, names, isForgotten: false });
  const others = ({ playerId }: { playerId: string }) => playerId !== id;
  model.players = model.players.filter((one) => one !== player);
  model.days = model.days.filter(others);
  model.entries = model.entries.filter(others);
  model.sheets = model.sheets.filter(others);
  model.links = model.links.map((link) => (link.playerId === id ? { ...link, playerId: null } : link));
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
  if (archived) model.leftAt.set(id, now.epochMilliseconds);
  settleDays(model, now);
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

/** What is recorded of a player's day. */
export type Recorded = Pick<ModelDay, 'playerId' | 'date'> & Given;

/** Records days all or nothing, of the players in their order. Returns whether anything is new. */
export function recordDays(model: Model, days: readonly Recorded[], now: Temporal.Instant): boolean {
  const find = (id: string) => model.players.find((player) => player.id === id);
  for (const { date } of days) if (date > dayOf(now) || date < firstDay(model, now)) throw new Refusal(400);
  for (const { playerId } of days) if (find(playerId) === undefined) throw new Refusal(404);
  for (const { playerId, date } of days) {
    const player = find(playerId);
    if (player && hasLeft(player, date)) throw new Refusal(409);
  }
  // A number takes an absence's place, also a 0.
  const written = days.map((day) => {
    const hasNumber = FIELDS.some((field) => day[field] !== undefined && day[field] !== null);
    return writeDay(model, day, hasNumber ? { absent: false, ...day } : day, 'typed', now);
  });
  settleDays(model, now);
  return written.includes(true);
}

export const recordEntry = (model: Model, entry: Recorded, now: Temporal.Instant): boolean =>
  recordDays(model, [entry], now);

/** Removes what somebody wrote of a day: what is counted stands again. */
export function removeEntry(
  model: Model,
  place: Pick<ModelDay, 'playerId' | 'date'>,
  now: Temporal.Instant,
): void {
  const day = dayAt(model, place);
  if (day === undefined) throw new Refusal(404);
  if (!day.absent && Object.keys(day.written).length === 0) throw new Refusal(409);
  model.days = model.days.filter((one) => one !== day);
  settleDays(model, now);
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
