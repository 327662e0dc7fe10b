import { BonusType } from '@vetta/contract/bonuses';
import { Prize } from '@vetta/contract/prizes';
import { ScoringChange } from '@vetta/contract/scoring';
import { ContestSettings, PrizeSettings } from '@vetta/contract/settings';
import { Contest } from '@vetta/contract/site';
import { Count, Instant, Month } from '@vetta/contract/values';
import { z } from 'zod';
import { CONTESTS } from '../settings/contests.ts';
import { jsonOf } from '../store/columns.ts';
import type { Database } from '../store/database.ts';
import { firstRow, rows } from '../store/rows.ts';
import type { Now } from '../time/now.ts';
import { addMonths, firstDay, lastDay, monthOf } from '../time/rome.ts';

/** A weekly bonus as it was in a month: a bonus that is switched off is not awarded. */
const MonthBonus = BonusType.extend({ isActive: z.boolean() });
export type MonthBonus = z.output<typeof MonthBonus>;

/** What a month is ranked, awarded and drawn by (docs/rules.md, «Months»). */
export interface MonthValues {
  readonly scoring: ScoringChange;
  /** All types, in the order in which they were installed. */
  readonly bonuses: readonly MonthBonus[];
  /** Those active in the month, by position, the lottery's last; its own before those of every month. */
  readonly prizes: Prize[];
  readonly prizeSettings: PrizeSettings;
  readonly contest: Contest;
}

const PRIZE = jsonOf(Prize, {
  month: "to_char(month, 'YYYY-MM')",
  updated_at: `to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
});

// With the fields of the contract, so that a stored copy is what the calls answer.
const TODAYS = `
  select
    (select ${jsonOf(ScoringChange)} from scoring_config) as scoring,
    (select jsonb_agg(${jsonOf(MonthBonus)} order by id) from bonus_types) as bonuses,
    (select coalesce(jsonb_agg(${PRIZE} order by is_lottery, position, month nulls last, id), '[]')
      from prizes where is_active) as prizes,
    (select jsonb_object_agg(key, value) from settings where key <> 'contest')
      || jsonb_build_object('contests', ${CONTESTS}) as settings`;

const VALUES = `
  select finalised_at as "finalisedAt", scoring, bonuses, prizes, settings, prize_settings as "prizeSettings", contest
  from (
    select 1 as choice, finalised_at, scoring, bonuses, prizes, null as settings, prize_settings, contest
    from final_months where month = :month
    union all (
      select 2, null, scoring, bonuses, prizes, settings, null, null
      from month_values where month >= :month order by month limit 1
    )
    union all select 3, null, scoring, bonuses, prizes, settings, null, null from (${TODAYS}) todays
  ) choices order by choice limit 1`;

interface ValuesRow {
  readonly finalisedAt: string | null;
  readonly scoring: unknown;
  readonly bonuses: MonthBonus[];
  readonly prizes: Prize[];
  /** Null for a final month, which stores the next two instead. */
  readonly settings: unknown;
  readonly prizeSettings: unknown;
  readonly contest: unknown;
}

/** The values of a month; `finalisedAt` is null for a month that is not final. */
export type StoredValues = MonthValues & { readonly finalisedAt: string | null };

const Settings = z.object({
  prizes: PrizeSettings,
  contests: z.record(Month, ContestSettings),
  launch: Instant,
  lotteryThreshold: Count,
});

/**
 * Returns the values of a month: those stored with a final month, those that held when a month ended, today's for a month
 * under way or to come.
 */
export async function monthValues(db: Database, month: Month): Promise<StoredValues> {
  const row = await firstRow<ValuesRow>(db, VALUES, { month: firstDay(month) }, 'month values');
  if (row === undefined) throw new Error('A month without values');
  return { finalisedAt: row.finalisedAt, ...valuesOf(row, month) };
}

/** Returns the values that hold today, as a month would have them. */
export async function todaysValues(db: Database, month: Month): Promise<MonthValues> {
  const row = await firstRow<Omit<ValuesRow, 'finalisedAt' | 'prizeSettings' | 'contest'>>(db, TODAYS);
  if (row === undefined) throw new Error('A league without values');
  return valuesOf({ ...row, prizeSettings: null, contest: null }, month);
}

/** Returns the values of an imported month (imported-months.ts). */
export const withoutPrizes = (values: MonthValues): MonthValues => ({ ...values, prizes: [] });

/** Returns a month's values as columns of `final_months`. */
export const valueColumns = ({ scoring, bonuses, prizes, prizeSettings, contest }: MonthValues) => ({
  scoring: JSON.stringify(scoring),
  bonuses: JSON.stringify(bonuses),
  prizes: JSON.stringify(prizes),
  prize_settings: JSON.stringify(prizeSettings),
  contest: JSON.stringify(contest),
});

/**
 * Keeps today's values for the month before, unless it has its own already. Called before every change of a value, so that
 * the change belongs to the month under way.
 */
export async function keepMonthValues(db: Database, { today }: Now): Promise<void> {
  await rows(
    db,
    `insert into month_values (month, scoring, bonuses, prizes, settings)
    select :month, scoring, bonuses, prizes, settings from (${TODAYS}) todays on conflict (month) do nothing`,
    { month: firstDay(addMonths(monthOf(today), -1)) },
  );
}

function valuesOf(row: Omit<ValuesRow, 'finalisedAt'>, month: Month): MonthValues {
  const { bonuses } = row;
  // Rows that an older version stored have no month.
  const prizes = row.prizes
    .map((prize) => ({ ...prize, month: prize.month ?? null }))
    .filter((prize) => prize.month === null || prize.month === month);
  const scoring = ScoringChange.parse(row.scoring);
  if (row.settings === null) {
    const prizeSettings = PrizeSettings.parse(row.prizeSettings);
    return { scoring, bonuses, prizes, prizeSettings, contest: Contest.parse(row.contest) };
  }
  const settings = Settings.parse(row.settings);
  return {
    ...{ scoring, bonuses, prizes },
    prizeSettings: settings.prizes,
    contest: contestIn(month, settings),
  };
}

/** The month's own dates, else those of the calendar. */
function contestIn(month: Month, { contests, launch, lotteryThreshold }: z.output<typeof Settings>): Contest {
  const { start, end } = contests[month] ?? { start: firstDay(month), end: lastDay(month) };
  return {
    month,
    start,
    end,
    launchAt: launch,
    lotteryThreshold,
  };
}
