import { Prize } from '@vetta/contract/prizes';
import { type Tagged, tagged } from '@vetta/contract/row-tag';
import type { FieldWords } from '../edits/changed-in-words.ts';
import { useRowForm } from '../edits/use-row-form.ts';
import { useUnsentFile } from '../uploads/use-unsent-file.ts';
import { newPrize, PrizeFields, type PrizeOutput, valuesOf } from './prize-values.ts';
import { useAddPrize, useChangePrize } from './use-prize-mutations.ts';

const TaggedPrize = tagged(Prize);
const words: FieldWords<Prize> = {
  title: (title) => `Titolo «${title}»`,
  position: (position) => `Posizione ${position}`,
  description: (description) => `Descrizione «${description ?? ''}»`,
  imageUrl: (address) => (address === null ? 'senza immagine' : `Immagine ${address}`),
  isLottery: (isLottery) => (isLottery ? 'della lotteria' : 'non della lotteria'),
  isActive: (isActive) => (isActive ? 'Attivo' : 'Inattivo'),
};

interface PrizeFormOptions {
  /** The prize to edit; null for a new one. */
  readonly prize: Tagged<Prize> | null;
  /** The position of a new prize. */
  readonly position: number;
  readonly onClose: () => void;
}

/** The state of the prize dialog. */
export function usePrizeForm({ prize, position, onClose }: PrizeFormOptions) {
  const { form, draft, close, latest, changedByOthers, afterSave } = useRowForm({
    row: prize,
    shape: TaggedPrize,
    words,
    fields: PrizeFields,
    valuesOf: (row) => (row === null ? newPrize(position) : valuesOf(row)),
    draftKey: `prize/${prize?.id ?? 'new'}`,
    onClose,
  });
  const add = useAddPrize();
  const change = useChangePrize('notice');
  const save = (body: PrizeOutput) =>
    latest === null ? add.mutate(body, afterSave) : change.mutate({ prize: latest, body }, afterSave);
  const { isUnsent, fileField, unlessUnsent } = useUnsentFile();
  return {
    control: form.control,
    draft: { ...draft, isTyped: draft.isTyped || isUnsent },
    close,
    submit: form.handleSubmit(unlessUnsent(save)),
    fileField,
    isSaving: add.isPending || change.isPending,
    error: add.error ?? change.error,
    changedByOthers,
  };
}
