import type { BonusKey } from '@vetta/contract/bonuses';
import { dayOf, daysLater, monthOfDay } from './days.ts';
import type { Model } from './model.ts';
import { rowsOf } from './standings.ts';
import { alignmentPoints } from './values.ts';

/** What the receipts of a player's month name. */
export interface ModelFrozen {
  until: string;
  days: Set<string>;
  rings: number;
  apptSet: number;
  apptDone: number;
  presences: number;
  bonuses: { kind: BonusKey; week: string }[];
}

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
