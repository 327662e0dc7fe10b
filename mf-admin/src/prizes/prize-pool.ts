import { useQuery } from '@tanstack/react-query';
import { settings } from '@vetta/contract/client/admin-queries';
import type { PublicQueries } from '@vetta/contract/plugin';
import { prizePool } from '@vetta/contract/prize-pool';
import type { PrizeSettings } from '@vetta/contract/settings';
import { settingOf } from '../contest/contest-settings.ts';
import { type Fields, valueField } from '../kit/fields/fields.ts';

/** What the pool may be a part of. */
export const bases = {
  total: 'I punti di tutti nel mese',
  winner: 'I punti del primo in classifica',
} as const satisfies Readonly<Record<PrizeSettings['prizeBasis'], string>>;

const percent = new Intl.NumberFormat('it-IT', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** Returns a rate from 0 to 1 as `10,0%`. */
export const inPercent = (rate: number): string => percent.format(rate);

/** The settings of the pool in words. */
export const prizeSettingsFields = {
  prizeBasis: valueField<PrizeSettings['prizeBasis']>('Base del montepremi', (basis) => `«${bases[basis]}»`),
  prizeRate: valueField('Quota', inPercent),
} satisfies Fields<PrizeSettings>;

/** Returns the month's prize pool in points; undefined until its settings and the leaderboard are known. */
export function usePool(board: PublicQueries['leaderboard']): number | undefined {
  const { data } = useQuery(settings);
  const { data: standings } = useQuery(board);
  return data && standings && prizePool(standings.entries, settingOf(data, 'prizes').value);
}
