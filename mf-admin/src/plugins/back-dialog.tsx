import { useQueryClient } from '@tanstack/react-query';
import { CallError } from '@vetta/contract/client/call';
import type { GenerationHistory, GenerationRecord } from '@vetta/contract/generations';
import { text } from '@vetta/contract/values';
import { ConfirmDialog } from '@vetta/design-system/confirm-dialog';
import { Stack } from '@vetta/design-system/stack';
import { notify } from '@vetta/design-system/toast';
import { useEffect, useEffectEvent } from 'react';
import { z } from 'zod';
import { focusContent } from '../kit/focus-content.ts';
import { FormText } from '../kit/form-fields.tsx';
import { useChange } from '../kit/use-admin-mutation.ts';
import { useCheckedForm } from '../kit/use-checked-form.ts';
import { ChangeList } from './change-list.tsx';
import { beforeCurrent, changedBuilds } from './generation-changes.ts';

/** What the dialog was opened for. */
export interface GoingBackFrom {
  readonly current: GenerationRecord;
  /** The generation whose canary ends; undefined: everyone goes back. */
  readonly tried: GenerationRecord | undefined;
}

interface BackDialogProps {
  readonly history: GenerationHistory;
  readonly from: GoingBackFrom;
  readonly onClose: () => void;
}

const Reason = z.object({ why: text(1, 500) });

/**
 * Ends the canary on a screen, or returns everyone to what was current before, with a reason. If there is nothing left to end or
 * to return to, it closes and says so.
 */
export function BackDialog({ history, from, onClose }: BackDialogProps) {
  const { current, tried } = from;
  const client = useQueryClient();
  const back = useChange('POST /api/admin/generations/back', {
    done: ({ reply: { number, canary, restores } }) =>
      canary?.state === 'ended'
        ? { title: `La prova su ${canary.screen} è finita` }
        : {
            title: `Da adesso c’è la generazione ${number}`,
            ...(restores !== null && { description: `È uguale alla ${restores}.` }),
          },
    failed: 'Impossibile ripristinare la versione precedente',
  });
  const { control, handleSubmit } = useCheckedForm(Reason, { why: '' });
  const leave = () => {
    onClose();
    focusContent();
  };
  const submit = handleSubmit(({ why }) =>
    back.mutate(
      { body: { why, trial: tried?.number ?? null, current: current.number } },
      {
        onSuccess: leave,
        onError: (error) => {
          // The toast says why; what is there now is shown.
          if (!(error instanceof CallError && error.status === 409)) return;
          leave();
          void client.invalidateQueries();
        },
      },
    ),
  );
  const gone = whyGone(history.generations, from);
  const giveUp = useEffectEvent(() => {
    if (gone === undefined || back.isPending || back.isSuccess) return;
    notify({ tone: 'info', title: gone, description: 'Non è cambiato nulla.' });
    leave();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs when another history has come or a call has ended
  useEffect(() => giveUp(), [gone, back.isPending]);
  const earlier = beforeCurrent(history.generations);
  const kept = tried ? undefined : history.generations.find(isOpen);
  return (
    <ConfirmDialog
      title={tried ? `Ferma la prova su ${tried.canary?.screen}` : 'Ripristina la versione precedente'}
      confirmLabel={tried ? 'Ferma la prova' : 'Ripristina'}
      isOpen
      isPending={back.isPending}
      onClose={onClose}
      onConfirm={() => void submit()}
    >
      <Stack gap="md">
        {tried ? (
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
            {kept && (
              <p>
                La prova della generazione {kept.number} su {kept.canary?.screen} continua.
              </p>
            )}
          </div>
        )}
        <FormText
          control={control}
          name="why"
          label="Perché"
          description="Resta scritto nella storia e in Registro."
          isRequired
        />
      </Stack>
    </ConfirmDialog>
  );
}

const isOpen = ({ canary }: GenerationRecord) => canary?.state === 'open';

/** Returns why the dialog has nothing to do any more; undefined while it has. */
function whyGone(generations: readonly GenerationRecord[], { current, tried }: GoingBackFrom) {
  if (tried) {
    const now = generations.find(({ number }) => number === tried.number);
    if (now && isOpen(now)) return undefined;
    return now?.canary?.state === 'extended'
      ? `La generazione ${tried.number} è già per tutti`
      : `La prova su ${tried.canary?.screen} è già finita`;
  }
  const begun = generations.find(isOpen);
  // One that began before was there when the dialog was opened.
  if (begun && begun.number > current.number)
    return `Intanto la generazione ${begun.number} è in prova su ${begun.canary?.screen}`;
  return generations.find(({ isCurrent }) => isCurrent)?.number === current.number
    ? undefined
    : 'Intanto è cambiata la generazione corrente';
}
