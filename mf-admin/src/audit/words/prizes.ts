import { formatDayOfMonth, formatMonth, withArticle } from '@vetta/contract/client/formats';
import { Draw } from '@vetta/contract/draws';
import { toPerson } from '@vetta/contract/italian-article';
import { MonthDetail } from '@vetta/contract/months';
import { MonthPrize, Prize } from '@vetta/contract/prizes';
import { z } from 'zod';
import { fieldChanges, textField, valueField } from '../../kit/fields/fields.ts';
import { movedPrizes } from '../../months/prize-changes.ts';
import { standingChanges } from '../../months/standing-changes.ts';
import { pointsAndPlace } from '../../months/standing-in-words.ts';
import { ofMonth, prizeFields } from '../../prizes/prize-fields.ts';
import { ofAfter, ofBoth } from './account.ts';

const named = (prize: Prize): string => `«${prize.title}»${ofMonth(prize)}`;

/** A prize: created, edited, switched on or off, removed. */
export const tellPrize = ofBoth(Prize.nullable(), (old, now) => {
  if (now === null) return { did: `ha eliminato il premio ${old && named(old)}` };
  const { position, isLottery, isActive } = now;
  const name = named(now);
  const what = isLottery ? 'della lotteria' : `del ${position}° posto`;
  if (old === null) return { did: `ha creato il premio ${what} ${name}` };
  const changed = fieldChanges<Prize>(prizeFields, old, now);
  const [only, ...others] = changed;
  if (only === undefined) return { did: `ha salvato il premio ${name} senza cambiare nulla` };
  if (others.length === 0 && only.field === prizeFields.isActive.name) {
    return { did: `ha ${isActive ? 'attivato' : 'disattivato'} il premio ${name}` };
  }
  return { did: `ha modificato il premio ${name}`, fields: changed };
});

/** The day on which a month's prize was handed over. */
export const tellHandover = ofBoth(MonthPrize, (old, now) => {
  const prize = `«${now.title}» di ${formatMonth(now.month)}`;
  const [was, is] = [old.handover, now.handover];
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
});

/** A lottery draw that was voided. */
export const tellVoidedDraw = ofAfter(Draw, (data) => {
  const winner = data.participants.find(({ id }) => id === data.winnerId)?.name;
  const won = winner === undefined ? '' : `, vinta da ${winner}`;
  return {
    did: `ha annullato l’estrazione di «${data.prizeTitle}»${won}`,
    ...(data.voidReason !== null && { reason: data.voidReason }),
  };
});

// Older versions recorded no reason.
const Rebuilt = MonthDetail.extend({ reason: z.string().optional() });

/** The rebuild of a final month: why, which prizes moved, who moved and by how much. */
export const tellRebuild = ofBoth(Rebuilt, (old, now) => {
  const prizes = movedPrizes({ before: old, after: now }).map(({ title, from, to }) => ({
    field: `premio «${title}»`,
    before: from?.name ?? 'a nessuno',
    after: to?.name ?? 'a nessuno',
  }));
  const moved = standingChanges(old, now).map(({ name, before, after }) => ({
    field: name,
    before: before && pointsAndPlace(before),
    after: after && pointsAndPlace(after),
  }));
  const fields = [...prizes, ...moved];
  return {
    did: `ha ricalcolato il mese di ${now.month}${fields.length > 0 ? '' : ': non è cambiato nulla'}`,
    ...(now.reason !== undefined && { reason: now.reason }),
    ...(fields.length > 0 && { fields }),
  };
});
