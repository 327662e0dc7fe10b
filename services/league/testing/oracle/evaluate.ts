import { BonusKey } from '@vetta/contract/bonuses';
import { daysLater, monthOfDay, weekOfDay } from './days.ts';
import { groundOf, isJudged } from './grounds.ts';
import type { Model } from './model.ts';
import { openMonths } from './open-months.ts';
import { valuesOf } from './values.ts';

/** Gives, moves and withdraws the automatic awards as a close of `upTo`, or «Ricalcola» on that day, must. */
export function evaluate(model: Model, upTo: string): void {
  for (const week of weeksOfOpenMonths(model, upTo)) {
    for (const { id } of model.players) {
      for (const kind of BonusKey.options) evaluateOne(model, kind, id, week, upTo);
    }
  }
}

/** Settles the pending awards that were earned by `upTo`. */
export function settle(model: Model, upTo: string): void {
  for (const award of model.awards) if (award.dateEarned <= upTo) award.settled = true;
}

function weeksOfOpenMonths(model: Model, upTo: string): string[][] {
  const weeks: string[][] = [];
  for (const month of openMonths(model, monthOfDay(upTo))) {
    for (
      let week = weekOfDay(`${month}-01`);
      week.some((day) => monthOfDay(day) === month);
      week = weekAfter(week)
    ) {
      if (!weeks.some(([monday]) => monday === week[0])) weeks.push(week);
    }
  }
  return weeks;
}

const weekAfter = (week: readonly string[]) => weekOfDay(daysLater(week[0] ?? '', 7));

function evaluateOne(
  model: Model,
  kind: BonusKey,
  playerId: string,
  week: readonly string[],
  upTo: string,
): void {
  const monday = week[0] ?? '';
  const same = (row: { playerId: string; kind: BonusKey; week: string }) =>
    row.playerId === playerId && row.kind === kind && row.week === monday;
  if (model.blocks.some(same) || !isJudged(kind, week, upTo)) return;

  const award = model.awards.find(same);
  if (award?.manual) return;
  if (award && model.finalMonths.has(monthOfDay(award.dateEarned))) return;

  // The automatic awards of a bonus that is switched off stay as they are.
  const isOn = (day: string) => valuesOf(model, monthOfDay(day)).bonuses[kind].isActive;
  if (award && !isOn(award.dateEarned)) return;

  const ground = groundOf(model, kind, playerId, week, upTo);
  // Earned in a month that is final already: the award counts on the day of the evaluation, and keeps that day.
  const groundIsFinal = ground !== null && model.finalMonths.has(monthOfDay(ground));
  const day = groundIsFinal ? (award?.dateEarned ?? upTo) : ground;
  if (day === null || !isOn(day)) {
    if (award && award.dateEarned <= upTo) model.awards.splice(model.awards.indexOf(award), 1);
    return;
  }

  if (award) award.dateEarned = day;
  else model.awards.push({ playerId, kind, week: monday, dateEarned: day, manual: false, settled: false });
}
