import { formatDayOfMonth } from '@vetta/contract/client/formats';
import { filledTexts } from '@vetta/contract/filled-texts';
import { isLotteryAnnounced } from '@vetta/contract/lottery-announced';
import type { Prize } from '@vetta/contract/prizes';
import { daysInMonth, monthOf, romeDay } from '@vetta/contract/rome-time';
import type { Contest } from '@vetta/contract/site';
import type { SiteTexts } from '@vetta/contract/site-texts';
import type { Slot, Slotted } from '../prerender-template/slots.tsx';
import { DEFAULT_THRESHOLD } from '../prizes/lottery-threshold.ts';

export interface ProgramProps {
  /** Undefined until the site's settings are known: then the contest is the calendar month. */
  readonly contest: Contest | undefined;
  /** The month's active prizes; undefined until they are known. */
  readonly prizes: readonly Prize[] | undefined;
  readonly today: Date;
  readonly texts: SiteTexts;
}

export interface ProgramLine {
  readonly when: string;
  readonly what: string;
  /** `''` for a line that does not hold this month. */
  readonly holds: 'yes' | '' | Slot;
}

const lines = [
  ['Il mese', 'rules.programContest'],
  ['Ogni sera', 'rules.programDay'],
  ['Aggiornamenti', 'rules.programUpdates'],
  ['Lotteria', 'rules.programLottery'],
  ['Reset', 'rules.programReset'],
  ['Chi arriva dopo', 'rules.programLate'],
] as const;

/** Returns the programme with texts that are filled in already. `lottery` says whether the month has one. */
export const filledLines = (
  texts: Slotted<SiteTexts>,
  lottery: ProgramLine['holds'],
): readonly ProgramLine[] =>
  lines.map(([when, key]) => ({
    when,
    what: texts[key],
    holds: key === 'rules.programLottery' ? lottery : 'yes',
  }));

/** Returns when the month begins and ends, when the day is closed, and when it all starts again, a sentence each. */
export function programLines({ contest, prizes, today, texts }: ProgramProps): readonly ProgramLine[] {
  const { start, end } = contest ?? calendarMonth(today);
  const filled = filledTexts(texts, {
    // A contest lies within one month: «dal 1° al 30 novembre».
    start: formatDayOfMonth(start).split(' ')[0] ?? '',
    end: formatDayOfMonth(end),
    threshold: contest?.lotteryThreshold ?? DEFAULT_THRESHOLD,
  });
  return filledLines(filled, isLotteryAnnounced(prizes ?? []) ? 'yes' : '');
}

function calendarMonth(today: Date): Pick<Contest, 'start' | 'end'> {
  const month = monthOf(romeDay(today));
  return { start: `${month}-01`, end: `${month}-${daysInMonth(month)}` };
}
