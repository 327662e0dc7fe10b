import { formatDayOfMonth } from '@vetta/contract/client/formats';
import { daysInMonth, monthOf, romeDay } from '@vetta/contract/client/rome-time';
import { filledTexts } from '@vetta/contract/filled-texts';
import type { Contest } from '@vetta/contract/site';
import type { SiteTexts } from '@vetta/contract/site-texts';
import type { Slotted } from '../prerender-template/slots.tsx';
import { DEFAULT_THRESHOLD } from '../prizes/lottery-threshold.ts';

export interface ProgramProps {
  /** Undefined until the site's settings are known: then the contest is the calendar month. */
  readonly contest: Contest | undefined;
  readonly today: Date;
  readonly texts: SiteTexts;
}

export interface ProgramLine {
  readonly when: string;
  readonly what: string;
}

const lines = [
  ['Il mese', 'rules.programContest'],
  ['Ogni sera', 'rules.programDay'],
  ['Aggiornamenti', 'rules.programUpdates'],
  ['Lotteria', 'rules.programLottery'],
  ['Reset', 'rules.programReset'],
  ['Chi arriva dopo', 'rules.programLate'],
] as const;

/** Returns the programme with texts that are filled in already. */
export const filledLines = (texts: Slotted<SiteTexts>): readonly ProgramLine[] =>
  lines.map(([when, key]) => ({ when, what: texts[key] }));

/** Returns when the month begins and ends, when the day is closed, and when it all starts again, a sentence each. */
export function programLines({ contest, today, texts }: ProgramProps): readonly ProgramLine[] {
  const { start, end } = contest ?? calendarMonth(today);
  const filled = filledTexts(texts, {
    // A contest lies within one month: «dal 1° al 30 novembre».
    start: formatDayOfMonth(start).split(' ')[0] ?? '',
    end: formatDayOfMonth(end),
    threshold: contest?.lotteryThreshold ?? DEFAULT_THRESHOLD,
  });
  return filledLines(filled);
}

function calendarMonth(today: Date): Pick<Contest, 'start' | 'end'> {
  const month = monthOf(romeDay(today));
  return { start: `${month}-01`, end: `${month}-${daysInMonth(month)}` };
}
