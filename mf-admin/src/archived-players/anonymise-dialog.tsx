import type { Player } from '@vetta/contract/players';
import { Reason } from '@vetta/contract/values';
import { Notice } from '@vetta/design-system/notice';
import { z } from 'zod';
import { FormDialog } from '../kit/form-dialog.tsx';
import { FormText } from '../kit/form-fields.tsx';
import { useChange } from '../kit/use-admin-mutation.ts';
import { useCheckedForm } from '../kit/use-checked-form.ts';

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

/** Makes a leaver, or a player who was removed, anonymous. It cannot be undone, so the name is typed to confirm it. */
export function AnonymiseDialog({ player, onDone, onClose }: AnonymiseDialogProps) {
  const { id, name } = player;
  const anonymise = useChange('POST /api/admin/players/{id}/anonymise', {
    done: ({ reply }) => ({
      title: 'Partecipante reso anonimo',
      description: `Adesso si chiama «${reply.name}».`,
    }),
    failed: 'Errore nell’anonimizzazione del partecipante',
  });
  const { control, handleSubmit, formState } = useCheckedForm(fieldsFor(name), {
    reason: '',
    typedName: '',
  });
  // Asked about, but kept in no draft: nothing about a person who wants to be forgotten stays on this device.
  const { isDirty } = formState;
  const save = handleSubmit(({ reason }) =>
    anonymise.mutate({ params: { id }, body: { reason } }, { onSuccess: onDone }),
  );
  return (
    <FormDialog
      title={`Anonimizza ${name}`}
      isTyped={isDirty}
      onClose={onClose}
      isSaving={anonymise.isPending}
      submit="Anonimizza"
      tone="danger"
      onSubmit={save}
    >
      <Notice tone="warning" title="Questa azione non può essere annullata">
        Al posto del nome ci sarà «Partecipante N» dappertutto: classifiche, mesi passati, estrazioni,
        registro. Nessun punto cambia.
      </Notice>
      <FormText
        control={control}
        name="reason"
        label="Motivo"
        description="Obbligatorio. Resta nel Registro, per esempio: «Lo ha chiesto per la privacy»."
        autoFocus
      />
      <FormText control={control} name="typedName" label={`Scrivi «${name}» per confermare`} />
    </FormDialog>
  );
}
