import type { Prize } from '@vetta/contract/prizes';
import { ScoringChange } from '@vetta/contract/scoring';
import { PrizeSettings } from '@vetta/contract/settings';
import type { Month } from '@vetta/contract/values';
import { listActivePrizes } from '../prizes/list-prizes.ts';
import { getScoring } from '../scoring/scoring.ts';
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

interface FinalMonthRow {
  finalised_at: string;
  scoring: unknown;
  prizes: Prize[];
  prize_settings: unknown;
}

export async function monthValues(db: Database, month: Month): Promise<MonthValues> {
  const final = await firstRow<FinalMonthRow>(db, 'select * from final_months where month = :month', {
    month: firstDay(month),
  });
  if (final === undefined) {
    return {
      finalisedAt: null,
      scoring: ScoringChange.parse(await getScoring(db)),
      prizes: await listActivePrizes(db),
      prizeSettings: (await getSetting(db, 'prizes')).value,
    };
  }
  return {
    finalisedAt: final.finalised_at,
    scoring: ScoringChange.parse(final.scoring),
    prizes: final.prizes,
    prizeSettings: PrizeSettings.parse(final.prize_settings),
  };
}
