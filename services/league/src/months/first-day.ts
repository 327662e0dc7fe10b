import type { Day } from '@vetta/contract/values';
import { WORKED } from '../entries/worked-days.ts';
import { failure } from '../failure.ts';
import type { Database } from '../store/database.ts';
import { firstRow } from '../store/rows.ts';
import { addMonths, firstDay, italianDay, monthOf, withArticle } from '../time/rome.ts';

const BeforeFirstDay = failure(
  'before_first_day',
  400,
  (day: Day, first: Day) =>
    `La data ${italianDay(day)} è prima dell’inizio della classifica, che comincia ${withArticle('il', first)}: i numeri di prima si importano da «Importa/Esporta»`,
);

/** How far back an import may begin. */
const IMPORTED_MONTHS = 60;

/** Returns the first day of a league that has neither an entry nor a final month. */
const firstDayWhileEmpty = (today: Day): Day => firstDay(addMonths(monthOf(today), -1));

/** Returns the league's first day: the 1st of the month of its oldest entry or final month. */
export async function leagueFirstDay(db: Database, today: Day): Promise<Day> {
  const oldest = await firstRow<{ day: Day | null }>(
    db,
    `select month_of(least((select min(date) from ${WORKED}), (select min(month) from final_months))) as day`,
  );
  return oldest?.day ?? firstDayWhileEmpty(today);
}

/** Refuses a day before the league's first day: a mistyped year must not open hundreds of months. @throws BeforeFirstDay */
export async function refuseBeforeFirstDay(db: Database, day: Day, today: Day): Promise<void> {
  // The current month is never before it, so most entries need no query.
  if (day >= firstDay(monthOf(today))) return;
  const first = await leagueFirstDay(db, today);
  if (day < first) throw BeforeFirstDay(day, first);
}

/** Where an import may begin. */
export interface ImportBeginning {
  /** The league's first day. Earlier lines open months. */
  readonly leagueFirst: Day;
  /** The earliest day of an import that was asked to open months, or of any import into a league without entries. */
  readonly earliest: Day;
  /** Whether lines before {@link leagueFirst} must be asked for. */
  readonly mustAsk: boolean;
}

/** Returns where an import may begin. The demonstration does not count, since an import removes it. */
export async function importBeginning(db: Database, today: Day): Promise<ImportBeginning> {
  const oldest = await firstRow<{ entry: Day | null; first: Day | null }>(
    db,
    `select entry, month_of(least(entry, (
        select min(s.month) from final_standings s left join players p on p.id = s.player_id
        -- The demonstration's final months list real players too, with zeros.
        where p.is_demo is not true and (s.days > 0 or (s.score, s.bonus, s.total) <> (0, 0, 0)
          or not exists (select from players where is_demo))
      ))) as first
    from (
      select min(e.date) as entry from ${WORKED} e join players p on p.id = e.player_id where not p.is_demo
    ) entered`,
  );
  return {
    leagueFirst: oldest?.first ?? firstDayWhileEmpty(today),
    earliest: firstDay(addMonths(monthOf(today), -IMPORTED_MONTHS)),
    mustAsk: oldest !== undefined && oldest.entry !== null,
  };
}
