import type { ChangedValue } from '@vetta/contract/months';
import type { MonthValues } from './month-values.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Returns every value of a month that differs, in the order of the month's values. */
export const changedValues = (before: MonthValues, after: MonthValues): ChangedValue[] => [
  ...changedFields({ of: 'scoring', id: null, name: null }, before.scoring, after.scoring),
  ...changedRows('bonus', before.bonuses, after.bonuses, ({ name }) => name),
  ...changedFields({ of: 'contest', id: null, name: null }, contestOf(before), contestOf(after)),
  ...changedFields({ of: 'prizeSettings', id: null, name: null }, before.prizeSettings, after.prizeSettings),
  ...changedRows('prize', before.prizes, after.prizes, ({ title }) => title),
];

/** One instant may be written in two ways. */
const contestOf = ({ contest }: MonthValues) => ({
  ...contest,
  launchAt: Temporal.Instant.from(contest.launchAt).toString(),
});

/** A row that is in one list alone is not active in the other. */
function changedRows<Row extends { readonly id: string; readonly isActive: boolean }>(
  of: ChangedValue['of'],
  before: readonly Row[],
  after: readonly Row[],
  nameOf: (row: Row) => string,
): ChangedValue[] {
  const [old, now] = [byId(before), byId(after)];
  return [...new Map([...now, ...old]).keys()].flatMap((id) => {
    const [was, is] = [old.get(id), now.get(id)];
    const row = is ?? was;
    if (row === undefined) return [];
    const absent = { ...row, isActive: false };
    return changedFields({ of, id, name: nameOf(row) }, was ?? absent, is ?? absent);
  });
}

const byId = <Row extends { readonly id: string }>(rows: readonly Row[]) =>
  new Map(rows.map((row) => [row.id, row]));

function changedFields(
  which: Pick<ChangedValue, 'of' | 'id' | 'name'>,
  before: Fields,
  after: Fields,
): ChangedValue[] {
  return Object.keys({ ...before, ...after })
    .filter((field) => field !== 'updated_at')
    .map((field) => ({ ...which, field, before: scalar(before[field]), after: scalar(after[field]) }))
    .filter(({ before: was, after: is }) => was !== is);
}

const scalar = (value: unknown): ChangedValue['before'] =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
