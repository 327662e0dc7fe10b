import type { Prize } from '@vetta/contract/prizes';
import type { ScoringChange } from '@vetta/contract/scoring';
import { PrizeSettings } from '@vetta/contract/settings';
import type { Month } from '@vetta/contract/values';
import { listActivePrizes } from '../prizes/list-prizes.ts';
import { scoringOf } from '../scoring/scoring.ts';
import { getSetting } from '../settings/settings.ts';
import type { Database } from '../store/database.ts';
import { firstRow } from '../store/rows.ts';
import { firstDay } from '../time/rome.ts';

/** What a month's standings are read with: today's values, or those stored with it where it is final. */
export interface MonthValues {
  readonly finalisedAt: string | null;
  readonly scoring: ScoringChange;
  readonly prizes: Prize[];
  readonly prizeSettings: PrizeSettings;
}

export async function monthValues(db: Database, month: Month): Promise<MonthValues> {
  const final = await firstRow<{ finalisedAt: string; prizes: Prize[]; prizeSettings: unknown }>(
    db,
    `select finalised_at as "finalisedAt", prizes, prize_settings as "prizeSettings"
    from final_months where month = :month`,
    { month: firstDay(month) },
  );
  if (final === undefined) {
    return {
      finalisedAt: null,
      scoring: await scoringOf(db, month),
      prizes: await listActivePrizes(db),
      prizeSettings: (await getSetting(db, 'prizes')).value,
    };
  }
  return {
    finalisedAt: final.finalisedAt,
    scoring: await scoringOf(db, month),
    prizes: final.prizes,
    prizeSettings: PrizeSettings.parse(final.prizeSettings),
  };
}
