import { zodResolver } from '@hookform/resolvers/zod';
import { formatMonth } from '@vetta/contract/client/formats';
import type { Player } from '@vetta/contract/players';
import { Button } from '@vetta/design-system/button';
import { Dialog, DialogActions } from '@vetta/design-system/dialog';
import { RadioGroup } from '@vetta/design-system/radio-group';
import { Stack } from '@vetta/design-system/stack';
import { Text } from '@vetta/design-system/text';
import { TextField } from '@vetta/design-system/text-field';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { inItalian } from '../validation.ts';
import { causes, ReasonFields, type ReasonOutput, type ReasonValues, reasonInWords } from './reason.ts';
import { useDisqualify } from './use-disqualification-mutations.ts';

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
  const { control, handleSubmit } = useForm<ReasonValues, unknown, ReasonOutput>({
    resolver: zodResolver(ReasonFields, inItalian),
    defaultValues: { words: '' },
  });
  const isOther = useWatch({ control, name: 'cause' }) === 'other';
  const save = handleSubmit((reason) =>
    disqualify.mutate({ playerId: player.id, month, reason: reasonInWords(reason) }, { onSuccess: onClose }),
  );
  return (
    <Dialog
      title={`Squalifica ${player.name}`}
      description={formatMonth(month)}
      isOpen
      isLocked={disqualify.isPending}
      onClose={onClose}
    >
      <form onSubmit={save} noValidate>
        <Stack gap="lg">
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
            <Button tone="quiet" isDisabled={disqualify.isPending} onPress={onClose}>
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
