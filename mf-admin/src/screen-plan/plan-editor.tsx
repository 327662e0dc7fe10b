import { defaultPlan } from '@vetta/contract/default-plan';
import { RowTag, type Tagged } from '@vetta/contract/row-tag';
import { ScreenPlan } from '@vetta/contract/screen-plan';
import type { ScreenCard } from '@vetta/contract/screens';
import { Button } from '@vetta/design-system/button';
import { ConfirmDialog } from '@vetta/design-system/confirm-dialog';
import { Inline } from '@vetta/design-system/inline';
import { Notice } from '@vetta/design-system/notice';
import { Stack } from '@vetta/design-system/stack';
import { type FormEvent, useRef, useState } from 'react';
import { useDraft } from '../kit/drafts/use-draft.ts';
import { RestoredDraft } from '../kit/edits/form-notices.tsx';
import { focusContent, useKeepFocus } from '../kit/focus-content.ts';
import { useLeaveGuard } from '../layout/leave-guard.tsx';
import { useChangeScreen } from '../screens/use-screen-mutations.ts';
import { LightFields } from './light-fields.tsx';
import { OfficeHoursFields } from './office-hours-fields.tsx';
import * as styles from './plan.css.ts';
import { ProgrammeList } from './programme-list.tsx';
import { WeekPreview } from './week-preview.tsx';

/** The screen as a 412 answers it. */
const Changed = RowTag.extend({ plan: ScreenPlan.nullable() }).transform(({ plan, rowTag }) => ({
  value: plan ?? defaultPlan,
  rowTag,
}));

/** Edits the plan of a screen beside a preview of its week. */
export function PlanEditor({ screen }: { readonly screen: Tagged<ScreenCard> }) {
  const stored = screen.plan ?? defaultPlan;
  const card = useDraft({
    key: `screen-plan/${screen.id}`,
    stored,
    rowTag: screen.rowTag,
    shape: ScreenPlan,
    conflict: Changed,
    change: useChangeScreen('Programmazione salvata', 'Impossibile salvare lo schermo'),
  });
  const { draft, setDraft, isChanged, isSaving } = card;
  const question = useLeaveGuard(isChanged);
  const [isRemoving, setRemoving] = useState(false);
  const plan = ScreenPlan.safeParse(draft);
  const form = useRef<HTMLFormElement>(null);
  useKeepFocus(isChanged, () => form.current?.focus({ preventScroll: true }));
  const changeTo = (next: ScreenPlan | null) => (ifMatch: string) => ({
    ifMatch,
    params: { id: screen.id },
    body: { name: screen.name ?? '', plan: next },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isChanged && plan.success && !isSaving) card.save(changeTo(plan.data));
  };
  const remove = () =>
    card.save(changeTo(null), {
      onSaved() {
        setRemoving(false);
        focusContent();
      },
      // The notice is below the question.
      onConflict: () => setRemoving(false),
    });
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
          <RestoredDraft draft={{ isRestored: card.isRestored, startOver: card.reset }} />
          {card.isChangedByOthers && (
            <Notice tone="warning" title={`Intanto ${card.changedBy} ha cambiato questo schermo`}>
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
              <Button tone="quiet" isDisabled={isSaving} onPress={() => setRemoving(true)}>
                Togli la programmazione
              </Button>
            </div>
          )}
        </Stack>
      </div>
      <SaveBar isChanged={isChanged} isValid={plan.success} isSaving={isSaving} onReset={card.reset} />
      <ConfirmDialog
        title={`Togli la programmazione di ${screen.name}`}
        confirmLabel="Togli"
        isOpen={isRemoving}
        isPending={isSaving}
        onClose={() => setRemoving(false)}
        onConfirm={remove}
      >
        Lo schermo mostra tutte le scene, giorno e notte.
      </ConfirmDialog>
      <ConfirmDialog title="La programmazione non è salvata" {...question}>
        Quello che hai cambiato ti aspetta su questo dispositivo fino a domani.
      </ConfirmDialog>
    </form>
  );
}

interface SaveBarProps {
  readonly isChanged: boolean;
  readonly isValid: boolean;
  readonly isSaving: boolean;
  readonly onReset: () => void;
}

/** Whether the plan is saved, and the buttons that save it or throw the changes away. */
const SaveBar = ({ isChanged, isValid, isSaving, onReset }: SaveBarProps) => (
  <div className={styles.saveBar} data-bottom-bar>
    <span role="status" className={styles.saveState}>
      {!isChanged
        ? 'Tutto salvato'
        : isValid
          ? 'Da salvare'
          : 'Manca un orario o un giorno, o un numero è fuori dai limiti'}
    </span>
    <Inline gap="xs" align="stretch">
      <Button tone="quiet" isDisabled={!isChanged || isSaving} onPress={onReset}>
        Scarta
      </Button>
      <Button type="submit" tone="primary" isDisabled={!isChanged || !isValid} isPending={isSaving}>
        Salva
      </Button>
    </Inline>
  </div>
);
