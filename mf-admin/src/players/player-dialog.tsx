import { monthOf } from '@vetta/contract/client/rome-time';
import type { Player } from '@vetta/contract/players';
import type { Tagged } from '@vetta/contract/row-tag';
import { Button } from '@vetta/design-system/button';
import { Dialog, DialogActions } from '@vetta/design-system/dialog';
import { Notice } from '@vetta/design-system/notice';
import { Stack } from '@vetta/design-system/stack';
import { useState } from 'react';
import { DisqualifyDialog } from '../disqualifications/disqualify-dialog.tsx';
import { RestoredDraft } from '../drafts/restored-draft.tsx';
import { useFormDraft } from '../drafts/use-form-draft.ts';
import { useCheckedForm } from '../use-checked-form.ts';
import { PlayerFieldset } from './player-fieldset.tsx';
import { PlayerState } from './player-state.tsx';
import { fieldsOf, playerValues } from './player-values.ts';
import { useSavePlayer } from './use-save-player.ts';

interface PlayerDialogProps {
  /** The player to edit; null for a new one. */
  readonly player: Tagged<Player> | null;
  /** The chosen day, and today. */
  readonly day: string;
  readonly today: string;
  readonly onArchived: () => void;
  readonly onClose: () => void;
}

/** Creates or edits a participant; disqualifies or archives one. */
export function PlayerDialog({ player, day, today, onArchived, onClose }: PlayerDialogProps) {
  const [isDisqualifying, setDisqualifying] = useState(false);
  const [isDateIncomplete, setDateIncomplete] = useState(false);
  const form = useCheckedForm(fieldsOf(player), playerValues(player));
  const { control, handleSubmit } = form;
  const draft = useFormDraft(form, `player/${player?.id ?? 'new'}`);
  const close = () => {
    draft.remove();
    onClose();
  };
  const { save, isSaving, changedByOthers } = useSavePlayer(player, close);
  const isTyped = draft.isTyped || isDateIncomplete;
  // The server chooses a day if the field is empty. A half-typed day must not be sent as empty.
  const submit = handleSubmit((values) => {
    if (!isDateIncomplete) save(values);
  });
  return (
    <Dialog
      title={player ? 'Modifica Partecipante' : 'Nuovo Partecipante'}
      isOpen
      isLocked={isSaving}
      isTyped={isTyped}
      onClose={close}
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="lg">
          <RestoredDraft draft={draft} />
          {player && changedByOthers !== undefined && (
            <Notice tone="warning" isAnswer title={`Intanto un altro admin ha cambiato ${player.name}`}>
              Adesso è: {changedByOthers}. Salvando lo sostituisci.
            </Notice>
          )}
          <PlayerFieldset
            control={control}
            player={player}
            today={today}
            isDateIncomplete={isDateIncomplete}
            onDateIncomplete={setDateIncomplete}
          />
          {player && (
            <PlayerState
              player={player}
              day={day}
              today={today}
              onDisqualify={() => setDisqualifying(true)}
              isTyped={isTyped}
              onArchived={() => {
                draft.remove();
                onArchived();
              }}
            />
          )}
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
      {/* Beside the form: its own form would submit this one too. */}
      {player && isDisqualifying && (
        <DisqualifyDialog
          player={player}
          month={monthOf(day)}
          isPast={monthOf(day) < monthOf(today)}
          onClose={() => setDisqualifying(false)}
        />
      )}
    </Dialog>
  );
}
