import { firstDay } from './commands.ts';
import { dayAt, type Given, hasLeft, NONE, settleDays, writeDay } from './day-numbers.ts';
import { dayOf } from './days.ts';
import { FIELDS, type Field, type Model, type ModelSheetDay, type Numbers, Refusal } from './model.ts';

/** A row of a sheet. */
export interface SheetRow {
  playerId: string;
  date: string;
  numbers: Partial<Numbers>;
}

const sheetDay = (
  model: Model,
  sourceId: string,
  playerId: string,
  date: string,
): ModelSheetDay | undefined =>
  model.sheets.find((one) => one.sourceId === sourceId && one.playerId === playerId && one.date === date);

/** Takes what a sheet changed since it was taken last; what somebody else wrote meanwhile waits. Returns whether anything is new. */
export function takeSheet(
  model: Model,
  sourceId: string,
  sheet: readonly SheetRow[],
  now: Temporal.Instant,
): boolean {
  const first = firstDay(model, now);
  const isWrong = ({ date }: SheetRow) => date > dayOf(now) || (date < first && model.entries.length > 0);
  if (sheet.some(isWrong)) throw new Refusal(400);
  let isNews = false;
  for (const { playerId, date, numbers } of sheet) {
    const player = model.players.find(({ id }) => id === playerId);
    if (player === undefined || hasLeft(player, date)) continue;
    const known = sheetDay(model, sourceId, playerId, date) ?? {
      sourceId,
      playerId,
      date,
      taken: {},
      asked: {},
    };
    if (!model.sheets.includes(known)) model.sheets.push(known);
    const given: Given = {};
    for (const field of FIELDS) {
      const value = numbers[field];
      if (value === undefined) continue;
      const outcome = outcomeOf(model, known, field, value);
      if (outcome === 'asked') Object.assign(known.asked, { [field]: value });
      else {
        delete known.asked[field];
        Object.assign(known.taken, { [field]: value });
      }
      if (outcome === 'taken') Object.assign(given, { [field]: value });
    }
    if (writeDay(model, { playerId, date }, given, 'fetched', now)) isNews = true;
  }
  settleDays(model, now);
  return isNews;
}

function outcomeOf(
  model: Model,
  { playerId, date, taken }: ModelSheetDay,
  field: Field,
  value: number | boolean,
) {
  const last = taken[field];
  if (last === value) return 'same';
  const day = dayAt(model, { playerId, date });
  const written = day?.absent ? undefined : day?.written[field];
  const counted = day?.absent ? undefined : day?.counted[field];
  const stands = written?.value ?? counted;
  if (last === undefined) {
    // A first 0 says nothing against another number.
    if (written === undefined) return 'taken';
    return stands === value || value === NONE[field] ? 'same' : 'asked';
  }
  if (stands === value) return 'same';
  return written?.value === last ? 'taken' : 'asked';
}

/** What waits of a source, player by player and day by day. */
export const waitingOf = (model: Model): (ModelSheetDay & { sheet: Partial<Numbers> })[] =>
  model.sheets.flatMap((one) => {
    const day = dayAt(model, one);
    const stands = day && !day.absent ? { ...day.counted, ...valuesOf(day.written) } : {};
    const waits = Object.entries(one.asked).filter(([field, value]) => stands[field as Field] !== value);
    return waits.length === 0 ? [] : [{ ...one, sheet: Object.fromEntries(waits) }];
  });

const valuesOf = (written: Partial<Record<Field, { value: number | boolean }>>): Partial<Numbers> =>
  Object.fromEntries(Object.entries(written).map(([field, { value }]) => [field, value]));

export function keepNumbers(
  model: Model,
  {
    sourceId,
    playerId,
    date,
    keep,
  }: { sourceId: string; playerId: string; date: string; keep: 'sheet' | 'stored' },
  now: Temporal.Instant,
): void {
  const waits = waitingOf(model).find(
    (one) => one.sourceId === sourceId && one.playerId === playerId && one.date === date,
  );
  const known = sheetDay(model, sourceId, playerId, date);
  const player = model.players.find(({ id }) => id === playerId);
  if (waits === undefined || known === undefined || player === undefined) throw new Refusal(404);
  if (keep === 'sheet' && hasLeft(player, date)) throw new Refusal(409);
  if (keep === 'sheet') writeDay(model, waits, waits.sheet, 'fetched', now);
  Object.assign(known.taken, known.asked);
  known.asked = {};
  settleDays(model, now);
}

/** After an undo: where a source's own number stands again, the one that its sheet has now is taken. */
export function takeWaiting(model: Model, touched: ReadonlySet<string>, now: Temporal.Instant): void {
  for (const known of model.sheets.toSorted((one, other) => (one.sourceId < other.sourceId ? -1 : 1))) {
    const day = dayAt(model, known);
    if (day === undefined || day.absent || !touched.has(`${known.playerId} ${known.date}`)) continue;
    for (const field of FIELDS) {
      const asked = known.asked[field];
      const written = day.written[field]?.value;
      if (asked === undefined || written === undefined || written !== known.taken[field]) continue;
      writeDay(model, known, { [field]: asked }, 'fetched', now);
      Object.assign(known.taken, { [field]: asked });
      delete known.asked[field];
    }
  }
}
