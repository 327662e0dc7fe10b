import { Award, BonusBlock } from '@vetta/contract/bonuses';
import { withArticle } from '@vetta/contract/client/formats';
import { toPerson } from '@vetta/contract/italian-article';
import { z } from 'zod';
import { ofAfter, ofBefore, type Teller } from './account.ts';
import { counted, enumerated } from './enumeration.ts';

const Stored = Award.nullable();

/** A weekly bonus: assigned or removed by hand. */
export const tellAward: Teller = ({ before, after, about }, { bonuses }) => {
  const [old, now] = [Stored.safeParse(before), Stored.safeParse(after)];
  const award = now.data ?? old.data;
  if (!award) return undefined;
  const bonus = bonuses.get(award.bonusTypeId) ?? 'un bonus settimanale';
  const whom = toPerson(about ?? 'un ex partecipante');
  const week = `per la settimana ${withArticle('del', award.weekStartDate)}`;
  return {
    did: now.data ? `ha assegnato ${bonus} ${whom} ${week}` : `ha tolto ${bonus} ${whom} ${week}`,
  };
};

/** A bonus that can be awarded again that week. */
export const tellLiftedBlock = ofBefore(BonusBlock, (data, { about }, { bonuses }) => {
  const bonus = bonuses.get(data.bonusTypeId) ?? 'un bonus settimanale';
  const week = withArticle('del', data.weekStartDate);
  return {
    did: `ha riattivato ${bonus} ${toPerson(about ?? 'un ex partecipante')} per la settimana ${week}`,
  };
});

const Recalculation = z.object({
  awarded: z.int(),
  moved: z.int(),
  withdrawn: z.int(),
  settled: z.int(),
});

/** «Ricalcola Classifica». */
export const tellRecalculation = ofAfter(Recalculation, (data) => {
  const parts = enumerated([
    counted(data.awarded, 'bonus assegnato', 'bonus assegnati'),
    counted(data.moved, 'bonus spostato', 'bonus spostati'),
    counted(data.withdrawn, 'bonus ritirato', 'bonus ritirati'),
    counted(data.settled, 'bonus aggiunto ai punti', 'bonus aggiunti ai punti'),
  ]);
  return { did: `ha ricalcolato la classifica: ${parts || 'era già aggiornata'}`, isEvent: true };
});
