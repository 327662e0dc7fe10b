import { BonusKey } from '@vetta/contract/bonuses';
import { daysLater, monthOfDay, weekOfDay } from './days.ts';
import { groundOf, isJudged } from './grounds.ts';
import type { Model } from './model.ts';
import { openMonths } from './open-months.ts';
import { valuesOf } from './values.ts';

/** Gives, moves and withdraws the automatic awards as a close of `upTo`, or «Ricalcola» on that day, must. */
export function evaluate(model: Model, upTo: string): void {
  const weeks = openMonths(model, monthOfDay(upTo)).flatMap(weeksOf);
  evaluateWeeks(model, weeks, { upTo, only: null });
}

/** The same for the weeks of one month, as its rebuild must: the awards of other months stay as they are. */
export const evaluateMonth = (model: Model, month: string, upTo: string): void =>
  evaluateWeeks(model, weeksOf(month), { upTo, only: month });

interface Scope {
  upTo: string;
  /** The only month whose awards may change; null for every month that is not final. */
  only: string | null;
}

function evaluateWeeks(model: Model, weeks: string[][], scope: Scope): void {
  for (const week of weeks) {
    for (const { id } of model.players) {
      for (const kind of BonusKey.options) evaluateOne(model, kind, id, week, scope);
    }
  }
}

/** Settles the pending awards that were earned by `upTo`. */
export function settle(model: Model, upTo: string): void {
  for (const award of model.awards) if (award.dateEarned <= upTo) award.settled = true;
}

/** Returns the weeks that touch a month. Two months share the week between them: to evaluate it twice changes nothing. */
function weeksOf(month: string): string[][] {
  const weeks: string[][] = [];
  let week = weekOfDay(`${month}-01`);
  while (week.some((day) => monthOfDay(day) === month)) {
    weeks.push(week);
    week = weekOfDay(daysLater(week[0] ?? '', 7));
  }
  return weeks;
}

function evaluateOne(
  model: Model,
  kind: BonusKey,
  playerId: string,
  week: readonly string[],
  { upTo, only }: Scope,
): void {
  const monday = week[0] ?? '';
  const same = (row: { playerId: string; kind: BonusKey; week: string }) =>
    row.playerId === playerId && row.kind === kind && row.week === monday;
  if (model.blocks.some(same) || !isJudged(kind, week, upTo)) return;

  const isFinal = (day: string) => model.finalMonths.has(monthOfDay(day));
  const mayChange = (day: string) => (only === null ? !isFinal(day) : monthOfDay(day) === only);
  const award = model.awards.find(same);
  if (award && (award.manual || !mayChange(award.dateEarned))) return;

  // The automatic awards of a bonus that is switched off stay as they are.
  const isOn = (day: string) => valuesOf(model, monthOfDay(day)).bonuses[kind].isActive;
  if (award && !isOn(award.dateEarned)) return;

  let day = groundOf(model, kind, playerId, week, upTo);
  if (day !== null && !mayChange(day)) {
    // Earned in a month that is final already: the award counts on the day of the evaluation, and keeps that day.
    if (award) day = isFinal(day) ? award.dateEarned : null;
    else day = only === null ? upTo : null;
  }
  if (day === null || !isOn(day)) {
    if (award && award.dateEarned <= upTo) model.awards.splice(model.awards.indexOf(award), 1);
    return;
  }

  if (award) award.dateEarned = day;
  else model.awards.push({ playerId, kind, week: monday, dateEarned: day, manual: false, settled: false });
}
