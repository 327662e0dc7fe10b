import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { tagged } from './row-tag.ts';
import { Count, Day, Id, Instant, Month } from './values.ts';

/** The basis of the prize pool: all points of the month, or the first player's. */
const PrizeBasis = z.enum(['total', 'winner']);
const PrizeRate = z.number().min(0).max(1).multipleOf(0.01);
export const PrizeSettings = z.object({
  prizeBasis: PrizeBasis.default('total'),
  prizeRate: PrizeRate.default(0.1),
});
export type PrizeSettings = z.output<typeof PrizeSettings>;

const isOneMonth = ({ start, end }: { start: string; end: string }) =>
  start <= end && start.slice(0, 7) === end.slice(0, 7);

/** The first and last day of the contest in a month that does not follow the calendar: of the month of `start` alone. */
export const ContestSettings = z.object({ start: Day, end: Day }).refine(isOneMonth);
export type ContestSettings = z.output<typeof ContestSettings>;

/** A month's own contest. */
export const MonthContest = z.object({ month: Month, start: Day, end: Day });
export type MonthContest = z.output<typeof MonthContest>;

export const listContests = endpoint('GET /api/admin/contests', {
  access: ['admin', 'read'],
  summary: 'The months that have their own first and last day, oldest first; the others follow the calendar',
  replies: { 200: z.array(MonthContest) },
});

/** A setting and its new value, by its key. */
export const SettingChange = z.discriminatedUnion('key', [
  // A field left out is unchanged.
  z.object({
    key: z.literal('prizes'),
    value: z.object({ prizeBasis: PrizeBasis.optional(), prizeRate: PrizeRate.optional() }),
  }),
  z.object({ key: z.literal('contest'), value: ContestSettings }),
  z.object({ key: z.literal('launch'), value: Instant }),
  z.object({ key: z.literal('lotteryThreshold'), value: Count }),
]);
export type SettingChange = z.output<typeof SettingChange>;

const row = { id: Id, type: z.string(), description: z.string().nullable() };
export const Setting = z.discriminatedUnion('key', [
  z.object({ ...row, key: z.literal('prizes'), value: PrizeSettings }),
  // The dates that were set last, of whichever month.
  z.object({ ...row, key: z.literal('contest'), value: ContestSettings }),
  z.object({ ...row, key: z.literal('launch'), value: Instant }),
  z.object({ ...row, key: z.literal('lotteryThreshold'), value: Count }),
]);
export type Setting = z.output<typeof Setting>;

export const listSettings = endpoint('GET /api/admin/settings', {
  access: ['admin', 'read'],
  summary: 'The settings, with typed values',
  replies: { 200: z.array(tagged(Setting)) },
});

export const changeSetting = endpoint('PUT /api/admin/settings', {
  access: ['admin'],
  label: 'Impostazioni modificate',
  summary: 'Changes one setting',
  body: SettingChange,
  replies: { 200: tagged(Setting) },
});
