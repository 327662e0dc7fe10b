import { dayOf, daysLater, monthOfDay, monthsLater, weekOfDay } from './days.ts';
import type { Model, ModelFrozen } from './model.ts';
import { rowsOf } from './standings.ts';
import { alignmentPoints } from './values.ts';

/** Freezes every player's month up to a Sunday, of players with two days more than are frozen (docs/rules.md, «Privacy»). */
export function freeze(model: Model, sunday: string): void {
  const month = monthOfDay(sunday);
  if (model.finalMonths.has(month)) return;
  const counts = (day: string) => monthOfDay(day) === month && day <= sunday;
  const frozen = model.frozen.get(month) ?? new Map<string, ModelFrozen>();
  model.frozen.set(month, frozen);
  for (const { id } of model.players) {
    const entries = model.entries.filter(({ playerId, date }) => playerId === id && counts(date));
    const known = frozen.get(id)?.days ?? new Set();
    if (entries.filter(({ date }) => !known.has(date)).length < 2) continue;
    const sum = (number: (entry: (typeof entries)[number]) => number) =>
      entries.reduce((total, entry) => total + number(entry), 0);
    frozen.set(id, {
      until: sunday,
      days: new Set(entries.map(({ date }) => date)),
      rings: sum(({ rings }) => rings),
      apptSet: sum(({ apptSet }) => apptSet),
      apptDone: sum(({ apptDone }) => apptDone),
      presences: sum(({ alignment }) => (alignment ? 1 : 0)),
      bonuses: model.awards
        .filter(({ playerId, dateEarned, settled }) => playerId === id && settled && counts(dateEarned))
        .map(({ kind, week }) => ({ kind, week })),
    });
  }
}

/** Returns the receipt of a player who is on a month's board, its bonuses in no order. */
export function receiptOf(model: Model, month: string, playerId: string, now: Temporal.Instant) {
  const row = (model.finalMonths.get(month) ?? rowsOf(model, month)).find((one) => one.playerId === playerId);
  if (row === undefined) throw new Error(`${playerId} is not on the board of ${month}`);
  const { scoring, bonuses } = row.computedWith;
  const frozen = model.frozen.get(month)?.get(playerId);
  const { rings = 0, apptSet = 0, apptDone = 0, presences = 0 } = frozen ?? {};
  const parts = {
    lines: [
      { count: rings, points: rings * scoring.ringPoints },
      { count: apptSet, points: apptSet * scoring.appointmentSetPoints },
      { count: apptDone, points: apptDone * scoring.appointmentDonePoints },
      { count: presences, points: alignmentPoints(presences, scoring.bonusMultiplier) },
    ],
    bonuses: (frozen?.bonuses ?? []).map(({ kind, week }) => ({ kind, week, points: bonuses[kind].points })),
    adjustments: (['bonus', 'score', 'total'] as const)
      .map((field) => ({ field, points: row.byHand[field] }))
      .filter(({ points }) => points !== 0),
  };
  const rest =
    row.total -
    [...parts.lines, ...parts.bonuses, ...parts.adjustments].reduce((sum, { points }) => sum + points, 0);
  const since = frozen ? daysLater(frozen.until, 1) : `${month}-01`;
  const isOver = month < monthOfDay(dayOf(now));
  return { ...parts, thisWeek: isOver && rest === 0 ? null : { since, points: rest }, total: row.total };
}

/**
 * Returns what a player had in the month before after as many of the office's worked days as this month has; null where there is
 * nothing to tell. A day is told with its week: the weeks' points are shared out evenly.
 */
export function lastMonthOf(model: Model, playerId: string, now: Temporal.Instant): number | null {
  const current = monthOfDay(dayOf(now));
  const month = monthsLater(current, -1);
  const own = new Set(model.entries.filter((entry) => entry.playerId === playerId).map(({ date }) => date));
  const workedIn = (of: string) =>
    [...new Set(model.entries.map(({ date }) => date).filter((date) => monthOfDay(date) === of))].toSorted();
  const isOver = (day: string) => model.closedDays.some((closed) => closed >= day);
  const hasOwnSince = (day: string) => [...own].some((date) => date >= day && monthOfDay(date) === current);
  const soFar = workedIn(current).filter((day) => isOver(day) || hasOwnSince(day)).length;

  const total =
    (model.finalMonths.get(month) ?? rowsOf(model, month)).find((row) => row.playerId === playerId)?.total ??
    0;
  if (total <= 0) return null;
  const worked = workedIn(month);
  let told = { days: 0, points: 0, until: '' };
  for (let day = `${month}-01`; monthOfDay(day) === month; day = daysLater(day, 1)) {
    if (weekOfDay(day)[6] !== day) continue;
    const from = told.until;
    const fresh = [...own].filter((date) => monthOfDay(date) === month && date > from && date <= day);
    if (fresh.length === 1) continue;
    const next = {
      days: worked.filter((date) => date <= day).length,
      points: rowsOf(model, month, day, '').find((row) => row.playerId === playerId)?.total ?? 0,
      until: day,
    };
    if (next.days > soFar) return share(told, next, soFar);
    told = next;
  }
  if (soFar >= worked.length) return total;
  return share(told, { days: worked.length, points: total }, soFar);
}

type Told = { readonly days: number; readonly points: number };

/** Returns the points after `days`, of two weeks' ends; null where they are none. */
function share(before: Told, after: Told, days: number): number | null {
  const part = (days - before.days) / (after.days - before.days);
  const points = before.points + Math.round((after.points - before.points) * part);
  return points > 0 ? points : null;
}
