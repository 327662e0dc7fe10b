import type { GenerationHistory, GenerationRecord } from '@vetta/contract/generations';
import { text } from '@vetta/contract/values';
import { ConfirmDialog } from '@vetta/design-system/confirm-dialog';
import { Stack } from '@vetta/design-system/stack';
import { z } from 'zod';
import { focusContent } from '../focus-content.ts';
import { FormText } from '../form-text.tsx';
import { useCheckedForm } from '../use-checked-form.ts';
import { ChangeList } from './change-list.tsx';
import { beforeCurrent, changedBuilds } from './generation-changes.ts';
import { useGoBack } from './use-generation-mutations.ts';

interface BackDialogProps {
  readonly history: GenerationHistory;
  readonly current: GenerationRecord;
  /** The generation whose trial ends; undefined: everyone goes back. */
  readonly trial: GenerationRecord | undefined;
  readonly onClose: () => void;
}

const Reason = z.object({ why: text(1, 500) });

/** Ends the trial on a screen, or returns everyone to what was current before, with a reason. */
export function BackDialog({ history, current, trial, onClose }: BackDialogProps) {
  const back = useGoBack();
  const { control, handleSubmit } = useCheckedForm(Reason, { why: '' });
  const leave = () => {
    onClose();
    focusContent();
  };
  const submit = handleSubmit(({ why }) => back.mutate(why, { onSuccess: leave }));
  const earlier = beforeCurrent(history.generations);
  return (
    <ConfirmDialog
      title={trial ? `Ferma la prova su ${trial.canary?.screen}` : 'Torna indietro'}
      confirmLabel={trial ? 'Ferma la prova' : 'Torna indietro'}
      isOpen
      isPending={back.isPending}
      onClose={onClose}
      onConfirm={() => void submit()}
    >
      <Stack gap="md">
        {trial ? (
          <p>Lo schermo torna a quello che vedono tutti. Per gli altri non cambia niente.</p>
        ) : (
          <div>
            <p>
              {earlier
                ? `Tutti tornano a quello che c’era con la generazione ${earlier.number}:`
                : 'Tutti tornano a quello che c’era prima.'}
            </p>
            {earlier && (
              <ChangeList
                changes={changedBuilds(current.plugins, earlier.plugins)}
                versions={history.versions}
              />
            )}
          </div>
        )}
        <FormText
          control={control}
          name="why"
          label="Perché"
          description="Resta scritto nella storia e in Registro."
        />
      </Stack>
    </ConfirmDialog>
  );
}
