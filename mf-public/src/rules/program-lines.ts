import { formatDayOfMonth, formatPoints } from '@vetta/contract/client/formats';
import { daysInMonth, monthOf, romeDay } from '@vetta/contract/client/rome-time';
import { elided } from '@vetta/contract/italian-article';
import type { Contest } from '@vetta/contract/site';
import type { SiteTexts } from '@vetta/contract/site-texts';
import { fillText } from '@vetta/contract/site-texts';
import { DEFAULT_THRESHOLD } from '../prizes/lottery-threshold.ts';

export interface ProgramProps {
  /** Undefined until the site's settings are known: then the contest is the calendar month. */
  readonly contest: Contest | undefined;
  readonly today: Date;
  readonly texts: SiteTexts;
}

const lines = [
  ['Il mese', 'rules.programContest'],
  ['Ogni sera', 'rules.programDay'],
  ['Aggiornamenti', 'rules.programUpdates'],
  ['Lotteria', 'rules.programLottery'],
  ['Reset', 'rules.programReset'],
  ['Chi arriva dopo', 'rules.programLate'],
] as const;

/** Returns when the month begins and ends, when the day is closed, and when it all starts again, a sentence each. */
export function programLines({ contest, today, texts }: ProgramProps) {
  const { start, end } = contest ?? calendarMonth(today);
  const values = {
    // A contest lies within one month: «dal 1° al 30 novembre».
    inizio: formatDayOfMonth(start).split(' ')[0] ?? '',
    fine: formatDayOfMonth(end),
    soglia: formatPoints(contest?.lotteryThreshold ?? DEFAULT_THRESHOLD),
  };
  return lines.map(([when, key]) => ({ when, what: elided(fillText(texts[key], values)) }));
}

function calendarMonth(today: Date): Pick<Contest, 'start' | 'end'> {
  const month = monthOf(romeDay(today));
  return { start: `${month}-01`, end: `${month}-${daysInMonth(month)}` };
}
