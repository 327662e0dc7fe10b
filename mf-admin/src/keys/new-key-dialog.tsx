import { Scope } from '@vetta/contract/key-scope';
import { KeyName, type MadeKey } from '@vetta/contract/keys';
import { addDays } from '@vetta/contract/rome-time';
import { Day } from '@vetta/contract/values';
import { Button } from '@vetta/design-system/button';
import { CheckboxGroup } from '@vetta/design-system/checkbox';
import { DatePicker } from '@vetta/design-system/date-picker';
import { Dialog, DialogActions } from '@vetta/design-system/dialog';
import { Stack } from '@vetta/design-system/stack';
import { useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { z } from 'zod';
import { romeInstants } from '../contest/rome-instants.ts';
import { FormDialog } from '../kit/form-dialog.tsx';
import { FormText } from '../kit/form-fields.tsx';
import { useChange } from '../kit/use-admin-mutation.ts';
import { useCheckedForm } from '../kit/use-checked-form.ts';
import { copyText } from './copy-text.ts';
import * as styles from './keys.css.ts';
import { scopeWords } from './words.ts';

interface NewKeyDialogProps {
  /** Today in Rome, `YYYY-MM-DD`. */
  readonly today: string;
  readonly onMade: (made: MadeKey) => void;
  readonly onClose: () => void;
}

const Fields = z.object({
  name: KeyName,
  scopes: z.array(Scope).min(1, 'Scegli che cosa può fare'),
  lastDay: Day.nullable(),
});

/** Makes a key with a name; the reply alone has the key itself. What is typed is kept in no draft: it is short, and about who may do what. */
export function NewKeyDialog({ today, onMade, onClose }: NewKeyDialogProps) {
  const make = useChange('POST /api/admin/keys', {
    done: 'Chiave creata',
    failed: 'Impossibile creare la chiave',
  });
  const form = useCheckedForm<z.input<typeof Fields>, z.output<typeof Fields>>(Fields, {
    name: '',
    scopes: [],
    lastDay: null,
  });
  const scopes = useController({ control: form.control, name: 'scopes' });
  const lastDay = useController({ control: form.control, name: 'lastDay' });
  const { isDirty } = form.formState;
  const save = form.handleSubmit(({ lastDay: day, ...values }) =>
    make.mutate({ body: { ...values, endsAt: endOf(day) } }, { onSuccess: ({ reply }) => onMade(reply) }),
  );
  return (
    <FormDialog
      title="Nuova chiave"
      isTyped={isDirty}
      onClose={onClose}
      isSaving={make.isPending}
      submit="Crea la chiave"
      onSubmit={save}
    >
      <FormText
        control={form.control}
        name="name"
        label="Nome"
        description="Di chi la usa, o del programma: «Giulia», «Moduli». È il nome che dice il Registro."
        autoFocus
      />
      <CheckboxGroup
        label="Che cosa può fare"
        options={Scope.options.map((id) => ({
          id,
          label: scopeWords[id].label,
          description: scopeWords[id].opens,
        }))}
        value={scopes.field.value}
        onChange={scopes.field.onChange}
        errorMessage={scopes.fieldState.error?.message}
      />
      <DatePicker
        label="Ultimo giorno (facoltativo)"
        value={lastDay.field.value}
        today={today}
        minValue={today}
        onChange={lastDay.field.onChange}
        description="Vuoto: vale finché non la revochi."
      />
    </FormDialog>
  );
}

/** Returns the end of a Rome day as an instant; null for none. */
const endOf = (day: string | null): string | null =>
  day === null ? null : (romeInstants(addDays(day, 1), '00:00')[0]?.iso ?? null);

interface MadeKeyDialogProps {
  readonly made: MadeKey;
  readonly onClose: () => void;
}

/** Shows a new key, this once. Neither Escape nor a press outside closes it: a person who has not copied the key would lose it. */
export function MadeKeyDialog({ made: { name, key }, onClose }: MadeKeyDialogProps) {
  const text = useRef<HTMLElement>(null);
  const [isCopied, setCopied] = useState<boolean>();
  const copy = async () => setCopied(text.current !== null && (await copyText(text.current)));
  return (
    <Dialog
      title={`La chiave «${name}»`}
      description="Si vede solo adesso: copiala e mettila al sicuro. Se va persa, si revoca e se ne crea un’altra."
      isOpen
      isLocked
      onClose={onClose}
    >
      <Stack gap="lg">
        <code ref={text} className={styles.shownKey}>
          {key}
        </code>
        <p role="status">
          {isCopied === true && 'Copiata.'}
          {isCopied === false && 'Il browser non la copia da solo: è selezionata, copiala con Ctrl+C.'}
        </p>
        <DialogActions>
          <Button tone={isCopied === undefined ? 'quiet' : 'primary'} onPress={onClose}>
            Chiudi
          </Button>
          <Button tone={isCopied === undefined ? 'primary' : 'neutral'} autoFocus onPress={() => void copy()}>
            Copia la chiave
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
