import { withArticle } from '@vetta/contract/client/formats';
import { lastDayOfGrace } from '@vetta/contract/grace';
import { crowned, mayHaveHonours } from '@vetta/contract/honours';
import { monthName } from '@vetta/contract/month-name';
import type { MonthDetail } from '@vetta/contract/months';
import { prizesElsewhere, prizeWinners } from '@vetta/contract/prize-winners';
import type { Prize } from '@vetta/contract/prizes';
import { addDays, monthOf, romeDay, romeSecondOfDay } from '@vetta/contract/rome-time';
import type { Standing } from '@vetta/contract/standings';
import { tieWords } from '@vetta/contract/tie-words';

/** On the new month's first days the wall reveals the old one's; a long weekend is over by then. */
const LAST_DAY = 4;
const MOST = 10;

/** Returns the month whose end is revealed on this day, `2026-10`; null later in the month. */
export function revealedMonth(now: Date): string | null {
  const today = romeDay(now);
  return Number(today.slice(8)) <= LAST_DAY ? monthOf(addDays(`${monthOf(today)}-01`, -1)) : null;
}

/** Returns the month that ended in this minute, `2026-10`: its close is about to come; `''` later. */
export const closingMonth = (now: Date): string =>
  romeDay(now).endsWith('-01') && romeSecondOfDay(now) < 60 ? (revealedMonth(now) ?? '') : '';

export interface RevealView {
  /** `ottobre` */
  readonly monthName: string;
  /** The first ten at most, and never the last of a league. */
  readonly rows: readonly Standing[];
  /** Who has the month's honours: the first fills the night. */
  readonly podium: readonly Standing[];
  /** What decided between equal points on the podium. */
  readonly ties: readonly string[];
  /** What the first of the podium wins, if anything. */
  readonly prize: Prize | undefined;
  /** The prizes of who does not stand on their place: `1° premio a Chiara Conti`. */
  readonly prizes: readonly string[];
  readonly note: string;
}

/** Returns what is revealed of a month that is over; null while a close may still change these rows, or without points. */
export function revealView({
  entries,
  prizes,
  month,
  period,
  state,
  imported,
}: MonthDetail): RevealView | null {
  const scored = entries.filter(({ total }) => total > 0);
  const rows = scored.slice(0, scored.length <= 3 ? 3 : Math.min(MOST, scored.length - 1));
  if (state === 'open' || rows.length === 0 || rows.some(({ provisional }) => provisional)) return null;
  const podium = crowned(entries);
  return {
    monthName: monthName(month),
    rows,
    podium,
    ties: entries.flatMap((row, index) => {
      const above = entries[index - 1];
      // The reason stands on the row below the one that it puts first.
      if (row.tie === null || !mayHaveHonours(row) || !above || !podium.includes(above)) return [];
      const words = tieWords[row.tie];
      return [`${above.name} e ${row.name}, ${words.charAt(0).toLowerCase()}${words.slice(1)}`];
    }),
    prize: imported ? undefined : prizeOf(prizes, entries),
    prizes: imported ? [] : prizesElsewhere(prizes, entries, state === 'final' ? '' : 'per ora'),
    note: imported
      ? 'Mese importato'
      : state === 'final'
        ? 'Classifica definitiva'
        : `I dati in ritardo contano fino ${withArticle('al', lastDayOfGrace(period))}`,
  };
}

const prizeOf = (prizes: readonly Prize[], entries: readonly Standing[]): Prize | undefined => {
  const [first] = crowned(entries);
  return prizeWinners(prizes, entries).find(({ winner }) => winner && winner.playerId === first?.playerId)
    ?.prize;
};
