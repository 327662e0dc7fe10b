import type { GenerationHistory, GenerationRecord } from '@vetta/contract/generations';
import { ConfirmDialog } from '@vetta/design-system/confirm-dialog';
import { Stack } from '@vetta/design-system/stack';
import { focusContent } from '../kit/focus-content.ts';
import { useChange } from '../kit/use-admin-mutation.ts';
import { ChangeList } from './change-list.tsx';
import { changedBuilds } from './generation-changes.ts';
import { healthInWords } from './words.ts';

interface ExtendDialogProps {
  readonly tried: GenerationRecord;
  readonly history: GenerationHistory;
  readonly onClose: () => void;
}

/** Confirms that everyone gets what one screen has tried. */
export function ExtendDialog({ tried, history, onClose }: ExtendDialogProps) {
  const { number } = tried;
  const extend = useChange('POST /api/admin/generations/{number}/extend', {
    done: () => ({ title: `La generazione ${number} è per tutti` }),
    failed: 'Impossibile estendere la prova',
  });
  const current = history.generations.find(({ isCurrent }) => isCurrent);
  const changes = current ? changedBuilds(current.plugins, tried.plugins) : [];
  // The button that opened the dialog goes with the canary.
  const leave = () => {
    onClose();
    focusContent();
  };
  return (
    <ConfirmDialog
      title={`Estendi a tutti la generazione ${number}`}
      confirmLabel="Estendi a tutti"
      tone="primary"
      isOpen
      isPending={extend.isPending}
      onClose={onClose}
      onConfirm={() => extend.mutate({ params: { number } }, { onSuccess: leave })}
    >
      <Stack gap="md">
        <div>
          {changes.length > 0
            ? `Quello che finora vede solo ${tried.canary?.screen} arriva su tutti gli schermi e nelle pagine aperte da adesso:`
            : `Intanto tutti hanno già quello che vede ${tried.canary?.screen}: non cambia niente.`}
          <ChangeList changes={changes} versions={history.versions} />
        </div>
        {tried.canary && tried.canary.health?.state !== 'healthy' && (
          <p>Non sono ancora passati quindici minuti buoni: {healthInWords(tried.canary)}.</p>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
