import { Day } from '@vetta/contract/values';
import { failure } from '../failure.ts';
import type { Database } from '../store/database.ts';
import type { Clock } from '../time/clock.ts';
import { nowOf } from '../time/now.ts';
import { isOver, withArticle } from '../time/rome.ts';
import { aroundEachStep } from './around-each-step.ts';
import { type CloseReport, closeDay } from './close.ts';
import { closeActivities } from './close-activities.ts';
import { coverDay, newestClosedDay } from './closed-days.ts';
import { closingAlone } from './closing-lock.ts';
import { leagueBeginning } from './league-beginning.ts';

const NotADay = failure('not_a_day', 400, (text: string) => `«${text}» non è un giorno: scrivi AAAA-MM-GG`);
const DayNotOver = failure(
  'day_not_over',
  400,
  (day: Day) => `La giornata ${withArticle('del', day)} non è finita: si chiude dalle 23:59`,
);

export type ClosedDay =
  | { readonly outcome: 'closed'; readonly report: CloseReport }
  | { readonly outcome: 'covered'; readonly by: Day }
  | { readonly outcome: 'nothing to close'; readonly first: Day | null };

/**
 * Closes one day alone, as the operator's command does. A day that is not newer than the newest closed one is covered by
 * it. A day before the league's beginning stays open, so that a later import of older entries finds its days open.
 * @throws NotADay, DayNotOver, AnotherProcessCloses
 */
export async function closeOneDay(db: Database, clock: Clock, text: string): Promise<ClosedDay> {
  const { data: day } = Day.safeParse(text);
  if (day === undefined) throw NotADay(text);
  const now = nowOf(clock());
  if (!isOver(day, now.instant)) throw DayNotOver(day);
  return closingAlone(db, async (stillAlone) => {
    const newest = await newestClosedDay(db);
    if (newest !== null && newest >= day) {
      if (newest > day) await db.transaction((trx) => coverDay(trx, day, newest, now));
      return { outcome: 'covered', by: newest };
    }
    const first = await leagueBeginning(db);
    if (first === null || day < first) return { outcome: 'nothing to close', first };
    const steps = aroundEachStep(closeActivities(db, clock), async (_, run) => {
      await stillAlone();
      return run();
    });
    return { outcome: 'closed', report: await closeDay(steps, day) };
  });
}
