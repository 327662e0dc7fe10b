import { closeChallenges } from './challenges.ts';
import { dayOf, daysLater, lastDayOfGrace, monthOfDay, newestOver, weekOfDay } from './days.ts';
import { drawLottery } from './draws.ts';
import { evaluate, settle } from './evaluate.ts';
import { type Model, Refusal } from './model.ts';
import { isImported, openMonths } from './open-months.ts';
import { freeze } from './receipts.ts';
import { rowsOf, rowsOfOver } from './standings.ts';
import { valuesOf } from './values.ts';

/** «Ricalcola Classifica»: what a close does up to the standings, as if it were 23:59 now. */
export function recalculate(model: Model, now: Temporal.Instant): void {
  evaluate(model, dayOf(now));
  settle(model, dayOf(now));
}

/** The command `close -- D`. */
export function closeAlone(model: Model, day: string, now: Temporal.Instant): void {
  if (day > newestOver(now)) throw new Refusal(400);
  const newest = model.closedDays.at(-1);
  // Closed already, or covered by a newer close: nothing changes.
  if (newest !== undefined && day <= newest) return;
  // Before the league's beginning there is nothing to close: the day stays open.
  const first = beginning(model);
  if (first === undefined || day < first) return;
  closeDay(model, day, now);
}

function closeDay(model: Model, day: string, now: Temporal.Instant): void {
  const month = monthOfDay(day);
  evaluate(model, day);
  settle(model, day);
  // Who left by that day is not on the board, and has no position.
  const ranked = rowsOf(model, month, day, day);
  model.lastPositions.set(month, new Map(ranked.map(({ playerId }, index) => [playerId, index + 1])));
  if (model.entries.some(({ date }) => monthOfDay(date) === month && date <= day)) model.underWay.add(month);
  for (const sunday of passedOver(model, day)) freeze(model, sunday);
  drawLottery(model, day, now);
  model.closedDays.push(day);
  model.closesRanAt.push(now);
  finalise(model, day, now);
  closeChallenges(model, day);
}

/** The Sundays that a close of `day` closes or covers: its own, and those since the newest closed day or the first entry. */
function passedOver(model: Model, day: string): string[] {
  const firstEntry = model.entries.map(({ date }) => date).toSorted()[0] ?? day;
  const newest = model.closedDays.at(-1);
  let from = newest === undefined ? firstEntry : daysLater(newest, 1);
  if (from < firstEntry) from = firstEntry;
  if (from > day) from = day;
  const days: string[] = [];
  for (let one = from; one <= day; one = daysLater(one, 1)) days.push(one);
  return days.filter((one) => weekOfDay(one)[6] === one);
}

/**
 * Closes the missed days in order; days before the league's beginning were never missed. Which those are is known before the
 * first of them is closed, even if that close withdraws the award with which the league began.
 */
export function closeMissed(model: Model, upTo: string, now: Temporal.Instant): void {
  const first = beginning(model);
  if (first === undefined) return;
  const newest = model.closedDays.at(-1);
  let day = newest === undefined ? first : daysLater(newest, 1);
  if (day < first) day = first;
  for (; day <= upTo; day = daysLater(day, 1)) closeDay(model, day, now);
}

/** The day of the first entry, hand edit or award; without any, the day on which the first player was added. */
function beginning(model: Model): string | undefined {
  const data = [...model.entries, ...model.handEdits].map(({ date }) => date);
  const awards = model.awards.map(({ dateEarned }) => dateEarned);
  const added = model.players.map(({ addedOn }) => addedOn);
  return [...data, ...awards].toSorted()[0] ?? added.toSorted()[0];
}

/**
 * Stores every month whose grace is over with this close; its standings do not change any more. An imported month does not
 * wait for days that are still to come.
 */
function finalise(model: Model, day: string, now: Temporal.Instant): void {
  for (const month of openMonths(model, monthOfDay(day))) {
    const imported = isImported(model, month, now);
    if (lastDayOfGrace(month) > day && !(imported && day === newestOver(now))) continue;
    model.finals.set(month, { at: now, imported, rebuilds: 0 });
    const values = valuesOf(model, month);
    model.finalValues.set(month, imported ? { ...values, prizes: [] } : values);
    const rows = rowsOfOver(model, month);
    model.finalMonths.set(month, rows);
    const frozen = model.frozen.get(month);
    for (const playerId of frozen?.keys() ?? [])
      if (!rows.some((row) => row.playerId === playerId)) frozen?.delete(playerId);
  }
}
