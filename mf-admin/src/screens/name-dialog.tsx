import { type Tagged, tagged } from '@vetta/contract/row-tag';
import { Screen, ScreenChange } from '@vetta/contract/screens';
import { Button } from '@vetta/design-system/button';
import { Dialog, DialogActions } from '@vetta/design-system/dialog';
import { Stack } from '@vetta/design-system/stack';
import { RestoredDraft } from '../drafts/restored-draft.tsx';
import { ChangedByOthers } from '../edits/changed-by-others.tsx';
import { FailureReason } from '../edits/failure-reason.tsx';
import { useRowForm } from '../edits/use-row-form.ts';
import { FormText } from '../form-text.tsx';
import * as styles from './screens.css.ts';
import { useChangeScreen } from './use-screen-mutations.ts';

interface NameDialogProps {
  readonly screen: Tagged<Screen>;
  readonly onClose: () => void;
}

const Fields = ScreenChange.pick({ name: true });
const TaggedScreen = tagged(Screen);

/** Names a screen that shows six letters, or renames one. */
export function NameDialog({ screen, onClose }: NameDialogProps) {
  const { form, draft, close, latest, changedByOthers, afterSave } = useRowForm({
    row: screen,
    shape: TaggedScreen,
    words: { name: (name: string | null) => `Nome «${name ?? ''}»` },
    fields: Fields,
    valuesOf: (row: Screen | null) => ({ name: row?.name ?? '' }),
    draftKey: `screen/${screen.id}`,
    onClose,
  });
  const isNew = screen.name === null;
  const change = useChangeScreen(isNew ? 'Lo schermo ha un nome' : 'Schermo rinominato');
  const submit = form.handleSubmit((body) => change.mutate({ screen: latest ?? screen, body }, afterSave));
  return (
    <Dialog
      title={isNew ? 'Dai un nome allo schermo' : 'Rinomina lo schermo'}
      {...(isNew && { description: 'Controlla che sullo schermo ci siano queste sei lettere:' })}
      isOpen
      isLocked={change.isPending}
      isTyped={draft.isTyped}
      onClose={close}
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="lg">
          {isNew && <p className={styles.letters}>{screen.code}</p>}
          <RestoredDraft draft={draft} />
          <ChangedByOthers what="lo schermo" now={changedByOthers} />
          <FailureReason error={change.error} />
          <FormText
            control={form.control}
            name="name"
            label="Nome"
            description="Dove si trova: «Corridoio», «Sala riunioni»."
            autoFocus
          />
          <DialogActions>
            <Button tone="quiet" isDisabled={change.isPending} onPress={close}>
              Annulla
            </Button>
            <Button type="submit" tone="primary" isPending={change.isPending}>
              {isNew ? 'Dai il nome' : 'Rinomina'}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
}
