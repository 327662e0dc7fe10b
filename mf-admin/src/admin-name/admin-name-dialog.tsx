import { TextField } from '@vetta/design-system/text-field';
import { notify } from '@vetta/design-system/toast';
import { useAtom } from 'jotai';
import { type FormEvent, useState } from 'react';
import { FormDialog } from '../kit/form-dialog.tsx';
import { adminName } from './admin-name.ts';

/** Asks who uses this device. The name is optional and can be changed; an empty one is forgotten. */
export function AdminNameDialog({ onClose }: { readonly onClose: () => void }) {
  const [kept, keep] = useAtom(adminName);
  const [name, setName] = useState(kept ?? '');
  const save = (event: FormEvent) => {
    event.preventDefault();
    keep(name);
    notify({
      tone: 'success',
      title: name.trim() === '' ? 'Nome dimenticato' : `Ciao ${name.trim()}`,
    });
    onClose();
  };
  return (
    <FormDialog
      title="Chi sei?"
      description="Il tuo nome sta nel Registro accanto a quello che cambi. È facoltativo e vale per questo dispositivo."
      width="sm"
      isTyped={name !== (kept ?? '')}
      onClose={onClose}
      isSaving={false}
      submit="Salva"
      onSubmit={save}
    >
      <TextField
        label="Il tuo nome"
        value={name}
        onChange={setName}
        maxLength={120}
        autoComplete="given-name"
        autoFocus
      />
    </FormDialog>
  );
}
