import { type Tagged, tagged } from '@vetta/contract/row-tag';
import { Screen, ScreenChange } from '@vetta/contract/screens';
import { RowDialog } from '../kit/edits/row-dialog.tsx';
import { useRowForm } from '../kit/edits/use-row-form.ts';
import { type Fields, textField } from '../kit/fields/fields.ts';
import { FormText } from '../kit/form-fields.tsx';
import * as styles from './screens.css.ts';
import { useChangeScreen } from './use-screen-mutations.ts';

interface NameDialogProps {
  readonly screen: Tagged<Screen>;
  readonly onClose: () => void;
}

const NameForm = ScreenChange.pick({ name: true });
const TaggedScreen = tagged(Screen);
const fields = { name: textField('Nome') } satisfies Fields<Screen>;

/** Names a screen that shows six letters, or renames one. */
export function NameDialog({ screen, onClose }: NameDialogProps) {
  const isNew = screen.name === null;
  const change = useChangeScreen(isNew ? 'Lo schermo ha un nome' : 'Schermo rinominato');
  const form = useRowForm({
    row: screen,
    shape: TaggedScreen,
    fields,
    schema: NameForm,
    valuesOf: (row: Screen | null) => ({ name: row?.name ?? '' }),
    draftKey: `screen/${screen.id}`,
    save(body, latest, after) {
      const { id, rowTag: ifMatch } = latest ?? screen;
      change.mutate({ params: { id }, body, ifMatch }, after);
    },
    saving: [change],
    onClose,
  });
  return (
    <RowDialog
      title={isNew ? 'Dai un nome allo schermo' : 'Rinomina lo schermo'}
      description={isNew ? 'Controlla che sullo schermo ci siano queste sei lettere:' : undefined}
      form={form}
      othersDid="ha cambiato lo schermo"
      error={form.error}
      submit={isNew ? 'Dai il nome' : 'Rinomina'}
    >
      {isNew && <p className={styles.letters}>{screen.code}</p>}
      <FormText
        control={form.control}
        name="name"
        label={fields.name.label}
        description="Dove si trova: «Corridoio», «Sala riunioni»."
        autoFocus
      />
    </RowDialog>
  );
}
