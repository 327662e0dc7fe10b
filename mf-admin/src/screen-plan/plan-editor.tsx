import { defaultPlan } from '@vetta/contract/default-plan';
import type { Tagged } from '@vetta/contract/row-tag';
import { ScreenPlan } from '@vetta/contract/screen-plan';
import type { ScreenCard } from '@vetta/contract/screens';
import { Button } from '@vetta/design-system/button';
import { ConfirmDialog } from '@vetta/design-system/confirm-dialog';
import { Notice } from '@vetta/design-system/notice';
import { Stack } from '@vetta/design-system/stack';
import { type FormEvent, useRef, useState } from 'react';
import { RestoredDraft } from '../drafts/restored-draft.tsx';
import { useDraft } from '../drafts/use-draft.ts';
import { useFocusAfterEdit } from '../edits/use-focus-after-edit.ts';
import { focusContent } from '../focus-content.ts';
import { isConflict } from '../is-conflict.ts';
import { useLeaveGuard } from '../layout/leave-guard.tsx';
import { useChangeScreen } from '../screens/use-screen-mutations.ts';
import { LightFields } from './light-fields.tsx';
import { OfficeHoursFields } from './office-hours-fields.tsx';
import * as styles from './plan.css.ts';
import { ProgrammeList } from './programme-list.tsx';
import { SaveBar } from './save-bar.tsx';
import { WeekPreview } from './week-preview.tsx';

/** Edits the plan of a screen beside a preview of its week. */
export function PlanEditor({ screen }: { readonly screen: Tagged<ScreenCard> }) {
  const stored = screen.plan ?? defaultPlan;
  const { draft, setDraft, isChanged, isRestored, rowTag, takeConflict, takeSaved, drop } = useDraft({
    key: `screen-plan/${screen.id}`,
    stored,
    rowTag: screen.rowTag,
    shape: ScreenPlan,
  });
  const change = useChangeScreen('Programmazione salvata');
  const guard = useLeaveGuard(isChanged);
  const [isRemoving, setRemoving] = useState(false);
  const plan = ScreenPlan.safeParse(draft);
  const form = useRef<HTMLFormElement>(null);
  useFocusAfterEdit(form, isChanged);
  const save = (next: ScreenPlan | null, then: (saved: { readonly rowTag: string }) => void) =>
    change.mutate(
      { screen: { ...screen, rowTag }, body: { name: screen.name ?? '', plan: next } },
      {
        onSuccess: ({ reply }) => then(reply),
        onError(error) {
          takeConflict(error);
          // The notice is below the question.
          if (isConflict(error)) setRemoving(false);
        },
      },
    );
  const reset = () => {
    drop();
    change.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isChanged && plan.success && !change.isPending) save(plan.data, (saved) => takeSaved(draft, saved));
  };
  return (
    <form
      ref={form}
      tabIndex={-1}
      aria-label="Programmazione"
      onSubmit={submit}
      noValidate
      className={styles.editor}
    >
      <div className={styles.preview}>
        <WeekPreview plan={plan.success ? plan.data : stored} />
      </div>
      <div className={styles.fields}>
        <Stack gap="lg">
          <RestoredDraft draft={{ isRestored, startOver: reset }} />
          {isConflict(change.error) && (
            <Notice tone="warning" title="Intanto un altro admin ha cambiato questo schermo">
              {isChanged
                ? 'Quello che hai scritto è rimasto: salvando lo sostituisci.'
                : 'Guarda com’è adesso, poi riprova.'}
            </Notice>
          )}
          <OfficeHoursFields
            hours={draft.officeHours}
            onChange={(officeHours) => setDraft({ ...draft, officeHours })}
          />
          <ProgrammeList
            programmes={draft.programmes}
            onChange={(programmes) => setDraft({ ...draft, programmes })}
          />
          <LightFields
            dims={draft.dims}
            drift={draft.drift}
            onChange={(light) => setDraft({ ...draft, ...light })}
          />
          {screen.plan !== null && (
            <div>
              <Button tone="quiet" isDisabled={change.isPending} onPress={() => setRemoving(true)}>
                Togli la programmazione
              </Button>
            </div>
          )}
        </Stack>
      </div>
      <SaveBar isChanged={isChanged} isValid={plan.success} isSaving={change.isPending} onReset={reset} />
      <ConfirmDialog
        title={`Togli la programmazione di ${screen.name}`}
        confirmLabel="Togli"
        isOpen={isRemoving}
        isPending={change.isPending}
        onClose={() => setRemoving(false)}
        onConfirm={() =>
          save(null, () => {
            setRemoving(false);
            drop();
            focusContent();
          })
        }
      >
        Lo schermo mostra tutte le scene, giorno e notte.
      </ConfirmDialog>
      <ConfirmDialog
        title="La programmazione non è salvata"
        confirmLabel="Esci"
        cancelLabel="Resta qui"
        isOpen={guard.isAsking}
        onClose={guard.stay}
        onConfirm={guard.leave}
      >
        Quello che hai cambiato ti aspetta su questo dispositivo fino a domani.
      </ConfirmDialog>
    </form>
  );
}
