import type { Player } from '@vetta/contract/players';
import { Reason } from '@vetta/contract/values';
import { Button } from '@vetta/design-system/button';
import { Dialog, DialogActions } from '@vetta/design-system/dialog';
import { Notice } from '@vetta/design-system/notice';
import { Stack } from '@vetta/design-system/stack';
import { TextField } from '@vetta/design-system/text-field';
import { type Control, Controller } from 'react-hook-form';
import { z } from 'zod';
import { useCheckedForm } from '../use-checked-form.ts';
import { useAnonymisePlayer } from './use-archive-mutations.ts';

interface AnonymiseDialogProps {
  readonly player: Pick<Player, 'id' | 'name'>;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const fieldsFor = (name: string) =>
  z.object({
    reason: Reason,
    typedName: z
      .string()
      .trim()
      .refine((typed) => typed.normalize() === name.normalize(), 'Il nome non corrisponde'),
  });
type Values = z.output<ReturnType<typeof fieldsFor>>;

/** Makes a leaver, or a player who was removed, anonymous. It cannot be undone, so the name is typed to confirm it. */
export function AnonymiseDialog({ player, onDone, onClose }: AnonymiseDialogProps) {
  const anonymise = useAnonymisePlayer();
  const { control, handleSubmit, formState } = useCheckedForm(fieldsFor(player.name), {
    reason: '',
    typedName: '',
  });
  // Asked about, but kept in no draft: nothing about a person who wants to be forgotten stays on this device.
  const { isDirty } = formState;
  const save = handleSubmit(({ reason }) => anonymise.mutate({ player, reason }, { onSuccess: onDone }));
  return (
    <Dialog
      title={`Anonimizza ${player.name}`}
      isOpen
      isLocked={anonymise.isPending}
      isTyped={isDirty}
      onClose={onClose}
    >
      <form onSubmit={save} noValidate>
        <Stack gap="lg">
          <Notice tone="warning" title="Questa azione non può essere annullata">
            Al posto del nome ci sarà «Partecipante N» dappertutto: classifiche, mesi passati, estrazioni,
            registro. Nessun punto cambia.
          </Notice>
          <AnonymiseField
            control={control}
            name="reason"
            label="Motivo"
            description="Obbligatorio. Resta nel Registro, per esempio: «Lo ha chiesto per la privacy»."
          />
          <AnonymiseField
            control={control}
            name="typedName"
            label={`Scrivi «${player.name}» per confermare`}
          />
          <DialogActions>
            <Button tone="quiet" isDisabled={anonymise.isPending} onPress={onClose}>
              Annulla
            </Button>
            <Button type="submit" tone="danger" isPending={anonymise.isPending}>
              Anonimizza
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
}

interface AnonymiseFieldProps {
  readonly control: Control<Values>;
  readonly name: keyof Values;
  readonly label: string;
  readonly description?: string;
}

const AnonymiseField = ({ control, name, label, description }: AnonymiseFieldProps) => (
  <Controller
    control={control}
    name={name}
    render={({ field: { ref, ...field }, fieldState }) => (
      <TextField
        {...field}
        inputRef={ref}
        label={label}
        description={description}
        autoComplete="off"
        autoFocus={name === 'reason'}
        errorMessage={fieldState.error?.message}
      />
    )}
  />
);
