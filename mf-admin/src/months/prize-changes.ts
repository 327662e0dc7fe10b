import { withArticle } from '@vetta/contract/client/formats';
import type { Draws } from '@vetta/contract/draws';
import { crowned } from '@vetta/contract/honours';
import { toPerson } from '@vetta/contract/italian-article';
import type { MonthDetail, Rehearsal } from '@vetta/contract/months';
import { prizeWinners } from '@vetta/contract/prize-winners';
import type { MonthPrize } from '@vetta/contract/prizes';
import { notEligibleInWords } from './standing-in-words.ts';
import { winnerOf } from './winner-of.ts';

/** Returns which prizes a rebuild takes from one person and gives to another. */
export function movedPrizes({ before, after }: Pick<Rehearsal, 'before' | 'after'>) {
  const [was, becomes] = [winners(before), winners(after)];
  return [...new Map([...was, ...becomes]).values()].flatMap(({ id, title }) => {
    const [from, to] = [was.get(id)?.winner, becomes.get(id)?.winner];
    return from?.playerId === to?.playerId ? [] : [{ id, title, from, to }];
  });
}

/**
 * Returns in words which prizes a rebuild takes from one person and gives to another, with who had got them already: «Cuffie:
 * da Giulia Esposito a Chiara Conti, già consegnato a Giulia Esposito il 2 dicembre».
 */
export const prizeChanges = (
  rehearsal: Pick<Rehearsal, 'before' | 'after'>,
  prizes: readonly MonthPrize[],
): string[] =>
  movedPrizes(rehearsal).map(({ id, title, from, to }) => {
    const handover = prizes.find(({ prizeId }) => prizeId === id)?.handover;
    const moved = [from && `da ${from.name}`, to ? toPerson(to.name) : 'a nessuno'].filter(Boolean).join(' ');
    const handed = handover
      ? `, già consegnato ${toPerson(handover.name)} ${withArticle('il', handover.on)}`
      : '';
    return `${title}: ${moved}${handed}`;
  });

const winners = ({ imported, prizes, entries }: MonthDetail) =>
  new Map(
    (imported ? [] : prizeWinners(prizes, entries)).map(({ prize: { id, title }, winner }) => [
      id,
      { id, title, winner },
    ]),
  );

/** Returns in words who has the month's gold instead of whom after a rebuild: «In vetta: da Giulia Esposito a Chiara Conti». */
export function goldChange({ before, after }: Pick<Rehearsal, 'before' | 'after'>): string[] {
  const [from, to] = [crowned(before.entries)[0], crowned(after.entries)[0]];
  if (from?.playerId === to?.playerId) return [];
  return [
    `In vetta: ${[from && `da ${from.name}`, to ? toPerson(to.name) : 'a nessuno'].filter(Boolean).join(' ')}`,
  ];
}

/** Returns in words the draws that stand and whose winner could not win prizes after a rebuild. It leaves them as they are. */
export const drawsToLookAt = (
  { after }: Pick<Rehearsal, 'after'>,
  { draws }: Pick<Draws, 'draws'>,
): string[] =>
  draws.flatMap((draw) => {
    const winner = draw.voidedAt === null ? winnerOf(draw) : undefined;
    if (winner === undefined) return [];
    const row = after.entries.find(({ playerId }) => playerId === winner.id);
    if (row?.eligible) return [];
    const why = row ? notEligibleInWords(row) : 'non è in classifica';
    return [
      `Lotteria, ${draw.prizeTitle}: ${winner.name} non può più vincere (${why}). L’estrazione si può annullare.`,
    ];
  });
