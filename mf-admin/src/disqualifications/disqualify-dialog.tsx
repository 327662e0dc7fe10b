import { formatMonth } from '@vetta/contract/client/formats';
import { Disqualification, type Player } from '@vetta/contract/players';
import { tagged } from '@vetta/contract/row-tag';
import { Button } from '@vetta/design-system/button';
import { Dialog, DialogActions } from '@vetta/design-system/dialog';
import { Notice } from '@vetta/design-system/notice';
import { RadioGroup } from '@vetta/design-system/radio-group';
import { Stack } from '@vetta/design-system/stack';
import { Text } from '@vetta/design-system/text';
import { TextField } from '@vetta/design-system/text-field';
import { Controller, useWatch } from 'react-hook-form';
import { RestoredDraft } from '../drafts/restored-draft.tsx';
import { useFormDraft } from '../drafts/use-form-draft.ts';
import { isConflict } from '../is-conflict.ts';
import { useCheckedForm } from '../use-checked-form.ts';
import { causes, ReasonFields, reasonInWords } from './reason.ts';
import { useDisqualify } from './use-disqualification-mutations.ts';

const TaggedDisqualification = tagged(Disqualification);

interface DisqualifyDialogProps {
  readonly player: Player;
  /** `YYYY-MM`. */
  readonly month: string;
  /** Whether the month is over: it may be final. */
  readonly isPast: boolean;
  readonly onClose: () => void;
}

/** Disqualifies a player for a month, with one of the rules' causes or in the admin's own words. */
export function DisqualifyDialog({ player, month, isPast, onClose }: DisqualifyDialogProps) {
  const disqualify = useDisqualify();
  const form = useCheckedForm(ReasonFields, { words: '' });
  const { control, handleSubmit } = form;
  const draft = useFormDraft(form, `disqualification/${month}/${player.id}`);
  const close = () => {
    draft.remove();
    onClose();
  };
  const { error } = disqualify;
  /** What another admin has done meanwhile; the next save replaces it. */
  const current = isConflict(error) ? TaggedDisqualification.safeParse(error.current).data : undefined;
  const isOther = useWatch({ control, name: 'cause' }) === 'other';
  const save = handleSubmit((reason) =>
    disqualify.mutate(
      { playerId: player.id, month, reason: reasonInWords(reason), replaces: current?.rowTag ?? null },
      { onSuccess: close },
    ),
  );
  return (
    <Dialog
      title={`Squalifica ${player.name}`}
      description={formatMonth(month)}
      isOpen
      isLocked={disqualify.isPending}
      isTyped={draft.isTyped}
      onClose={close}
    >
      <form onSubmit={save} noValidate>
        <Stack gap="lg">
          <RestoredDraft draft={draft} />
          {current && (
            <Notice tone="warning" isAnswer title={`Intanto un altro admin ha squalificato ${player.name}`}>
              Il motivo è «{current.reason}». Salvando lo sostituisci.
            </Notice>
          )}
          <Text tone="muted">
            Resta in classifica con i suoi punti, segnato come squalificato: niente premi e niente lotteria
            per questo mese. Il motivo lo vedono solo gli admin.
            {isPast && ' Se il mese è già definitivo, vale da quando viene ricalcolato.'}
          </Text>
          <Controller
            control={control}
            name="cause"
            render={({ field, fieldState }) => (
              <RadioGroup
                label="Causa"
                options={causes}
                value={field.value ?? null}
                onChange={field.onChange}
                inputRef={field.ref}
                errorMessage={fieldState.error?.message}
              />
            )}
          />
          <Controller
            control={control}
            name="words"
            render={({ field: { ref, ...field }, fieldState }) => (
              <TextField
                {...field}
                value={field.value ?? ''}
                inputRef={ref}
                label={isOther ? 'Motivo' : 'Dettagli (facoltativi)'}
                autoComplete="off"
                errorMessage={fieldState.error?.message}
              />
            )}
          />
          <DialogActions>
            <Button tone="quiet" isDisabled={disqualify.isPending} onPress={close}>
              Annulla
            </Button>
            <Button type="submit" tone="danger" isPending={disqualify.isPending}>
              Squalifica
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
}
