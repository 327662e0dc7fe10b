import type { Draws } from './draws.ts';
import { lastDayOfGrace } from './grace.ts';
import { crowned, metalOfPlace } from './honours.ts';
import { inMonth } from './italian-article.ts';
import { italianInteger, pointsInWords } from './italian-integer.ts';
import { monthName } from './month-name.ts';
import type { MonthDetail } from './months.ts';
import type { PrerenderMonthBefore } from './prerender.ts';
import { prizesElsewhere, prizeWinners } from './prize-winners.ts';

/** Returns how a month ended. `now` is the label of the month after it, `dicembre 2026`: late data count until its 2nd. */
export function monthBefore(
  { entries, prizes, period, month, state, imported }: MonthDetail,
  { pending, draws }: Pick<Draws, 'pending' | 'draws'>,
  now: string,
): Omit<PrerenderMonthBefore, 'draws'> {
  const podium = crowned(entries);
  const winners = imported ? [] : prizeWinners(prizes, entries);
  const wonBy = (playerId: string) =>
    winners.flatMap(({ prize, winner }) => (winner?.playerId === playerId ? [prize.title] : [])).join(', ');
  const climbed = entries.filter(({ total }) => total > 0);
  const points = entries.reduce((sum, { total }) => sum + total, 0);
  const isFinal = state === 'final';
  const toDraw = prizes.filter(({ isLottery }) => isLottery).length;
  const drawn = draws.filter(({ voidedAt }) => voidedAt === null).length;
  return {
    month: period,
    monthName: monthName(month),
    inMonth: inMonth(monthName(month)),
    together: `${italianInteger(climbed.length)} in classifica, ${pointsInWords(points)} insieme`,
    podium: podium.map(({ position, playerId, name, total, tie }, index) => ({
      place: String(index + 1),
      who: name,
      points: italianInteger(total),
      metal: metalOfPlace(index + 1),
      won: wonBy(playerId),
      // Behind the row above it, which is on the podium too.
      tie: tie !== null && podium[index - 1]?.position === position - 1 ? tie : '',
    })),
    prizes: [
      ...passedOver(entries),
      ...(imported ? [] : prizesElsewhere(prizes, entries, isFinal ? '' : 'per ora')),
    ].join(' · '),
    isAwaited: !imported && pending.length > 0 && drawn < toDraw ? 'yes' : '',
    note: imported
      ? 'Mese importato: senza premi e senza estrazione'
      : isFinal
        ? 'Classifica definitiva'
        : `Per ora: i dati in ritardo contano fino al ${Number(lastDayOfGrace(period).slice(-2))} ${monthName(now)}`,
  };
}

/** Returns how many above the podium's last row are disqualified: the podium's numbers pass over them. */
function passedOver(entries: MonthDetail['entries']): string[] {
  const last = crowned(entries).at(-1);
  const { length } = entries.filter(
    ({ position, total, notEligible }) =>
      notEligible === 'disqualified' && total > 0 && position < (last?.position ?? 0),
  );
  return length === 0
    ? []
    : [length === 1 ? 'Una squalifica tra i primi posti' : `${length} squalifiche tra i primi posti`];
}
