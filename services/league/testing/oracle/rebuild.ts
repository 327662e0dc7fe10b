import { dayOf, monthOfDay } from './days.ts';
import { evaluateMonth } from './evaluate.ts';
import { type Model, type ModelRow, Refusal } from './model.ts';
import { openMonths } from './open-months.ts';
import { inOrder, rowsOf } from './standings.ts';
import { valuesOf } from './values.ts';

/** Computes a final month again from the rows as they are, with its own values or today's (docs/rules.md, «Months»). */
export function rebuildMonth(
  model: Model,
  month: string,
  values: 'kept' | 'today',
  now: Temporal.Instant,
): void {
  const stored = model.finalMonths.get(month);
  const final = model.finals.get(month);
  const current = monthOfDay(dayOf(now));
  if (stored === undefined || final === undefined)
    throw new Refusal(openMonths(model, current).includes(month) ? 409 : 404);
  if (values === 'today') {
    const todays = valuesOf(model, current);
    model.finalValues.set(month, final.imported ? { ...todays, prizes: [] } : todays);
  }
  final.rebuilds += 1;
  evaluateMonth(model, month, model.closedDays.at(-1) ?? '');
  for (const award of model.awards) if (monthOfDay(award.dateEarned) === month) award.settled = true;

  const rebuilt = rowsOf(model, month);
  const isIn = (rows: readonly ModelRow[], { playerId }: ModelRow) =>
    rows.some((row) => row.playerId === playerId);
  const hasPoints = ({ score, bonus, total }: ModelRow) => score !== 0 || bonus !== 0 || total !== 0;
  // A player added since is listed with points or numbers of that month only; one deleted since keeps the stored row.
  const listed = rebuilt.filter((row) => row.days > 0 || hasPoints(row) || isIn(stored, row));
  const kept = stored.filter((row) => !isIn(rebuilt, row));
  model.finalMonths.set(month, [...listed, ...kept].sort(inOrder));
}
