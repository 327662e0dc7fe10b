import { formatMonth } from '@vetta/contract/client/formats';
import { NewPrize, type Prize } from '@vetta/contract/prizes';
import { z } from 'zod';
import { type Fields, textField, valueField, yesOrNoField } from '../kit/fields/fields.ts';

/** A prize's fields in words. */
export const prizeFields = {
  title: textField('Titolo'),
  position: valueField<number>('Posizione', String),
  description: textField('Descrizione'),
  imageUrl: textField('Immagine o video'),
  isLottery: yesOrNoField('Premio della lotteria', {
    yes: 'della lotteria',
    no: 'non della lotteria',
    name: 'lotteria',
  }),
  isActive: yesOrNoField('Attivo', { yes: 'Attivo', no: 'Inattivo' }),
  month: valueField<string | null>('Mese', (month) => (month === null ? 'ogni mese' : formatMonth(month))),
} satisfies Fields<Prize>;

/** Returns « di dicembre 2026» behind a month's own prize: its copy for another month has the same title. */
export const ofMonth = ({ month }: Pick<Prize, 'month'>): string =>
  month === null ? '' : ` di ${formatMonth(month)}`;

/** What the dialog checks. */
export const PrizeForm = NewPrize.extend({
  title: z.string().trim().min(1, 'Il titolo è obbligatorio').pipe(NewPrize.shape.title),
});
export type PrizeValues = z.input<typeof PrizeForm>;
export type PrizeOutput = z.output<typeof PrizeForm>;

/** Returns the position of a new prize: after the highest. */
export const nextPosition = (prizes: readonly Pick<Prize, 'position'>[]): number =>
  Math.max(0, ...prizes.map(({ position }) => position)) + 1;
