import { zodResolver } from '@hookform/resolvers/zod';
import { Prize } from '@vetta/contract/prizes';
import { type Tagged, tagged } from '@vetta/contract/row-tag';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useFormDraft } from '../drafts/use-form-draft.ts';
import { changedInWords, type FieldWords } from '../edits/changed-in-words.ts';
import { takeUntouched } from '../edits/take-untouched.ts';
import { useLatestRow } from '../edits/use-latest-row.ts';
import { inItalian } from '../validation.ts';
import { newPrize, PrizeFields, type PrizeOutput, type PrizeValues, valuesOf } from './prize-values.ts';
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
  const form = useForm<PrizeValues, unknown, PrizeOutput>({
    resolver: zodResolver(PrizeFields, inItalian),
    defaultValues: prize ? valuesOf(prize) : newPrize(position),
  });
  const { control, handleSubmit, getValues, reset } = form;
  const draft = useFormDraft(form, `prize/${prize?.id ?? 'new'}`);
  const close = () => {
    draft.remove();
    onClose();
  };
  const [changedByOthers, setChangedByOthers] = useState<string>();
  const { latest, takeConflict } = useLatestRow(prize, TaggedPrize, (before, now) => {
    setChangedByOthers(changedInWords<Prize>(before, now, words));
    reset(takeUntouched<PrizeValues>(getValues(), valuesOf(before), valuesOf(now)), {
      keepDefaultValues: true,
    });
  });
  const add = useAddPrize();
  const change = useChangePrize();
  const save = (body: PrizeOutput) => {
    if (latest === null) add.mutate(body, { onSuccess: close });
    else change.mutate({ prize: latest, body }, { onSuccess: close, onError: takeConflict });
  };
  return {
    control,
    draft,
    close,
    submit: handleSubmit(save),
    isSaving: add.isPending || change.isPending,
    error: add.error ?? change.error,
    changedByOthers,
  };
}
