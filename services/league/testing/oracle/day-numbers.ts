import { FIELDS, type Field, type Model, type ModelDay, type ModelPlayer, type Numbers } from './model.ts';

/** What is given of a day: a number that is left out stays, and null takes a written one away. */
export type Given = { absent?: boolean | undefined } & { [F in Field]?: Numbers[F] | null };
type Place = Pick<ModelDay, 'playerId' | 'date'>;

export const NONE: Numbers = { rings: 0, apptSet: 0, apptDone: 0, alignment: false };
const FIELD_OF = { ring: 'rings', apptSet: 'apptSet', apptDone: 'apptDone', alignment: 'alignment' } as const;

export const dayAt = (model: Model, { playerId, date }: Place): ModelDay | undefined =>
  model.days.find((day) => day.playerId === playerId && day.date === date);

export const numbersOf = ({ absent, counted, written }: ModelDay): Numbers => {
  const of = Object.fromEntries(Object.entries(written).map(([field, { value }]) => [field, value]));
  return absent ? NONE : { ...NONE, ...counted, ...of };
};

/** Whether a player takes no entry of a day, having left on it or before. */
export const hasLeft = ({ archivedOn }: ModelPlayer, day: string): boolean =>
  archivedOn !== null && archivedOn <= day;

/** Writes numbers of a day, each for itself. Returns whether anything is other than before. */
export function writeDay(
  model: Model,
  { playerId, date }: Place,
  given: Given,
  how: 'typed' | 'fetched',
  now: Temporal.Instant,
): boolean {
  const stored = dayAt(model, { playerId, date });
  const nothing = { playerId, date, absent: false, written: {}, counted: {} };
  const day: ModelDay = stored ?? { ...nothing, row: nextRow(), at: now.epochMilliseconds };
  const before = JSON.stringify([day.absent, day.written]);
  const wasAbsent = day.absent;
  day.absent =
    (given.absent ?? wasAbsent) && FIELDS.every((field) => (given[field] ?? NONE[field]) === NONE[field]);
  if (day.absent || wasAbsent) day.written = {};
  if (day.absent) day.counted = {};
  const known = wasAbsent ? {} : { ...day.counted, ...day.written };
  const numbers = numbersOf(day);
  // A «no» says nothing of a day that has a row, nor does a 0 of a file, which says nothing of absences.
  const saysNothing = (field: Field) =>
    stored !== undefined && (field === 'alignment' || (given.absent === undefined && !wasAbsent));
  for (const field of day.absent ? [] : FIELDS) {
    const value = given[field];
    if (value === null) delete day.written[field];
    else if (value !== undefined && (value !== numbers[field] || !(field in known || saysNothing(field))))
      day.written[field] = { value, how };
  }
  if (before === JSON.stringify([day.absent, day.written])) return false;
  day.at = now.epochMilliseconds;
  if (stored === undefined) model.days.push(day);
  return true;
}

let rows = 0;
const nextRow = (): number => {
  rows += 1;
  return rows;
};

/** Whose a person of a source is on a day. */
export const holderOn = (model: Model, source: string, who: string, day: string): string | null =>
  model.links
    .filter((link) => link.source === source && link.who === who && link.from <= day)
    .toSorted((one, other) => (one.from < other.from ? 1 : -1))[0]?.playerId ?? null;

const isCancelled = (model: Model, source: string, id: string): boolean =>
  model.events.some((event) => event.source === source && event.cancels === id);

/** What events count of a player's day; a number that no source of the player counts is left out. */
function countedOn(model: Model, playerId: string, date: string): Partial<Numbers> {
  const counts = (source: string, kind: string | undefined) =>
    model.kinds.some((one) => one.source === source && one.kind === kind && one.counts);
  const own = model.events.filter(
    ({ source, id, kind, day, who }) =>
      who !== undefined &&
      day === date &&
      holderOn(model, source, who, date) === playerId &&
      counts(source, kind) &&
      !isCancelled(model, source, id),
  );
  const counted: Partial<Numbers> = {};
  if (own.length === 0) return counted;
  const linked = new Set(
    model.links.flatMap(({ source, who }) =>
      holderOn(model, source, who, date) === playerId ? [source] : [],
    ),
  );
  for (const { kind } of model.kinds.filter(({ source, counts: isOn }) => isOn && linked.has(source))) {
    const ofKind = own.filter((event) => event.kind === kind);
    if (kind === 'alignment') counted.alignment = ofKind.length > 0;
    else counted[FIELD_OF[kind]] = ofKind.reduce((sum, { amount }) => sum + amount, 0);
  }
  return counted;
}

/**
 * Counts anew what events count of all days, and makes the entries of what is written and counted. Days from a player's leaving on
 * stay as they are.
 */
export function settleDays(model: Model, now: Temporal.Instant): void {
  for (const { source, who, day } of model.events) {
    const playerId = who === undefined || day === undefined ? null : holderOn(model, source, who, day);
    if (playerId === null || day === undefined || dayAt(model, { playerId, date: day })) continue;
    const nothing = { absent: false, written: {}, counted: {} };
    model.days.push({ playerId, date: day, ...nothing, row: nextRow(), at: now.epochMilliseconds });
  }
  model.days = model.days.filter((day) => {
    const player = model.players.find(({ id }) => id === day.playerId);
    if (player === undefined) return false;
    if (!hasLeft(player, day.date)) countAnew(model, day, now);
    return day.absent || Object.keys({ ...day.counted, ...day.written }).length > 0;
  });
  model.entries = model.days
    .filter(({ absent }) => !absent)
    .map((day) => ({ playerId: day.playerId, date: day.date, ...numbersOf(day) }));
}

/** Counts anew what events count of a day that is no absence. */
export function countAnew(model: Model, day: ModelDay, now: Temporal.Instant): void {
  const before = sorted(numbersOf(day));
  if (!day.absent) day.counted = countedOn(model, day.playerId, day.date);
  if (before !== sorted(numbersOf(day))) day.at = now.epochMilliseconds;
}

const sorted = (numbers: Partial<Numbers>) => FIELDS.map((field) => numbers[field]).join();

/** Puts the written numbers of a day as they were, beside what is counted now; null: nothing was written. */
export function restoreDay(model: Model, place: Place, was: ModelDay | null, now: Temporal.Instant): void {
  const stored = dayAt(model, place);
  if (was === null && stored)
    Object.assign(stored, { absent: false, written: {}, row: nextRow(), at: now.epochMilliseconds });
  else if (was && stored) Object.assign(stored, { ...was, counted: was.absent ? {} : stored.counted });
  else if (was) model.days.push({ ...was });
}
