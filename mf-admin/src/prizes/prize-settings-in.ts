import type { Reply } from '@vetta/contract/client/call';

type Row = Reply<'GET /api/admin/settings'>[number];
/** The setting of the prize pool. */
export type PrizeSettingsRow = Extract<Row, { key: 'prizes' }>;

/** Returns the setting of the prize pool among all. */
export const prizeSettingsIn = (rows: readonly Row[]): PrizeSettingsRow | undefined =>
  rows.find((row): row is PrizeSettingsRow => row.key === 'prizes');
