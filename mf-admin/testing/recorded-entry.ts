import { type DayRow, type Entry, originOf } from '@vetta/contract/entries';

const fields = ['rings', 'apptSet', 'apptDone', 'alignment'] as const;
const none = { rings: 0, apptSet: 0, apptDone: 0, alignment: false };

/** Returns an entry after somebody wrote some of its numbers, as the api answers it; undefined if none is left. */
export function recordedEntry(
  before: Entry | undefined,
  { playerId, absent, ...written }: Omit<DayRow, 'rowTag'>,
  date: string,
): Entry | undefined {
  const row = { id: before?.id ?? crypto.randomUUID(), playerId, date };
  if (absent) return { ...row, ...none, absent };
  const origins: NonNullable<Entry['origins']> = {};
  for (const field of fields) {
    const origin = written[field] === undefined ? before && originOf(before, field) : 'typed';
    if (origin && written[field] !== null) origins[field] = origin;
  }
  if (Object.keys(origins).length === 0) return undefined;
  const given = Object.fromEntries(
    fields.flatMap((field) => (written[field] === undefined ? [] : [[field, written[field] ?? none[field]]])),
  );
  const isAllTyped = fields.every((field) => origins[field] === 'typed');
  const { rings, apptSet, apptDone, alignment } = before ?? none;
  return { ...row, rings, apptSet, apptDone, alignment, ...given, ...(!isAllTyped && { origins }) };
}
