import { zodResolver } from '@hookform/resolvers/zod';
import type { Player } from '@vetta/contract/players';
import type { Tagged } from '@vetta/contract/row-tag';
import { Button } from '@vetta/design-system/button';
import { Dialog, DialogActions } from '@vetta/design-system/dialog';
import { Notice } from '@vetta/design-system/notice';
import { Stack } from '@vetta/design-system/stack';
import { useForm } from 'react-hook-form';
import { RestoredDraft } from '../drafts/restored-draft.tsx';
import { useFormDraft } from '../drafts/use-form-draft.ts';
import { inItalian } from '../validation.ts';
import { PlayerFieldset } from './player-fieldset.tsx';
import { fieldsOf, type PlayerOutput, type PlayerValues, playerValues } from './player-values.ts';
import { useSavePlayer } from './use-save-player.ts';

interface PlayerDialogProps {
  /** The player to edit; null for a new one. */
  readonly player: Tagged<Player> | null;
  readonly onClose: () => void;
}

/** Creates or edits a participant. */
export function PlayerDialog({ player, onClose }: PlayerDialogProps) {
  const form = useForm<PlayerValues, unknown, PlayerOutput>({
    resolver: zodResolver(fieldsOf(player), inItalian),
    defaultValues: playerValues(player),
  });
  const { control, handleSubmit } = form;
  const draft = useFormDraft(form, `player/${player?.id ?? 'new'}`);
  const close = () => {
    draft.remove();
    onClose();
  };
  const { save, isSaving, changedByOthers } = useSavePlayer(player, close);
  return (
    <Dialog
      title={player ? 'Modifica Partecipante' : 'Nuovo Partecipante'}
      isOpen
      isLocked={isSaving}
      isTyped={draft.isTyped}
      onClose={close}
    >
      <form onSubmit={handleSubmit(save)} noValidate>
        <Stack gap="lg">
          <RestoredDraft draft={draft} />
          {player && changedByOthers !== undefined && (
            <Notice tone="warning" title={`Intanto un altro admin ha cambiato ${player.name}`}>
              Adesso è: {changedByOthers}. Salvando lo sostituisci.
            </Notice>
          )}
          <PlayerFieldset control={control} player={player} />
          <DialogActions>
            <Button tone="quiet" isDisabled={isSaving} onPress={close}>
              Annulla
            </Button>
            <Button type="submit" tone="primary" isPending={isSaving}>
              {player ? 'Aggiorna' : 'Aggiungi'}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
}
