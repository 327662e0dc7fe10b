import { NewPrize, type Prize } from '@vetta/contract/prizes';
import { z } from 'zod';

/** The dialog's fields. */
export const PrizeFields = NewPrize.extend({
  title: z.string().trim().min(1, 'Il titolo è obbligatorio').pipe(NewPrize.shape.title),
});
export type PrizeValues = z.input<typeof PrizeFields>;
export type PrizeOutput = z.output<typeof PrizeFields>;

/** Returns the position of a new prize: after the highest. */
export const nextPosition = (prizes: readonly Pick<Prize, 'position'>[]): number =>
  Math.max(0, ...prizes.map(({ position }) => position)) + 1;

/** Returns the form's values of a prize, in the order of the fields. */
export const valuesOf = (prize: Omit<Prize, 'id' | 'updated_at'>): PrizeOutput => ({
  title: prize.title,
  position: prize.position,
  description: prize.description ?? '',
  imageUrl: prize.imageUrl ?? '',
  isLottery: prize.isLottery,
  isActive: prize.isActive,
});

/** Returns the form's values of a new prize. */
export const newPrize = (position: number): PrizeOutput =>
  valuesOf({ position, title: '', description: '', imageUrl: '', isLottery: false, isActive: true });
