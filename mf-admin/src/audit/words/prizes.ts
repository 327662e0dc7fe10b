import { formatDayOfMonth, formatMonth, withArticle } from '@vetta/contract/client/formats';
import { Draw } from '@vetta/contract/draws';
import { toPerson } from '@vetta/contract/italian-article';
import { MonthPrize, Prize } from '@vetta/contract/prizes';
import { fieldChanges, textField, valueField } from '../../fields/fields.ts';
import { prizeFields } from '../../prizes/prize-fields.ts';
import type { Teller } from './account.ts';

const Stored = Prize.nullable();

/** A prize: created, edited, switched on or off, removed. */
export const tellPrize: Teller = ({ before, after }) => {
  const [old, now] = [Stored.safeParse(before), Stored.safeParse(after)];
  if (!old.success || !now.success) return undefined;
  if (now.data === null) return { did: `ha eliminato il premio «${old.data?.title}»` };
  const { title, position, isLottery, isActive } = now.data;
  const what = isLottery ? 'della lotteria' : `del ${position}° posto`;
  if (old.data === null) return { did: `ha creato il premio ${what} «${title}»` };
  const changed = fieldChanges<Prize>(prizeFields, old.data, now.data);
  const [only, ...others] = changed;
  if (only === undefined) return { did: `ha salvato il premio «${title}» senza cambiare nulla` };
  if (others.length === 0 && only.field === prizeFields.isActive.name) {
    return { did: `ha ${isActive ? 'attivato' : 'disattivato'} il premio «${title}»` };
  }
  return { did: `ha modificato il premio «${title}»`, fields: changed };
};

/** The day on which a month's prize was handed over. */
export const tellHandover: Teller = ({ before, after }) => {
  const [old, now] = [MonthPrize.safeParse(before), MonthPrize.safeParse(after)];
  if (!old.success || !now.success) return undefined;
  const prize = `«${now.data.title}» di ${formatMonth(now.data.month)}`;
  const [was, is] = [old.data.handover, now.data.handover];
  if (is === null) return { did: `ha tolto la consegna del premio ${prize}` };
  if (was === null) {
    return {
      did: `ha segnato il premio ${prize} come consegnato ${toPerson(is.name)} ${withArticle('il', is.on)}`,
    };
  }
  return {
    did: `ha corretto la consegna del premio ${prize}`,
    fields: fieldChanges<typeof is>(
      { name: textField('A'), on: valueField('Il', formatDayOfMonth) },
      was,
      is,
    ),
  };
};

/** A lottery draw that was voided. */
export const tellVoidedDraw: Teller = ({ after }) => {
  const { data } = Draw.safeParse(after);
  if (data === undefined) return undefined;
  const winner = data.participants.find(({ id }) => id === data.winnerId)?.name;
  const won = winner === undefined ? '' : `, vinta da ${winner}`;
  return {
    did: `ha annullato l’estrazione di «${data.prizeTitle}»${won}`,
    ...(data.voidReason !== null && { reason: data.voidReason }),
  };
};
