import type { Player } from '@vetta/contract/players';
import { ConfirmDialog } from '@vetta/design-system/confirm-dialog';
import { useRemovePlayer } from './use-player-mutations.ts';

interface RemovePlayerDialogProps {
  readonly player: Player;
  readonly onRemoved: () => void;
  readonly onClose: () => void;
}

/** Confirms that a participant is removed, with their entries and bonuses. */
export function RemovePlayerDialog({ player, onRemoved, onClose }: RemovePlayerDialogProps) {
  const remove = useRemovePlayer();
  return (
    <ConfirmDialog
      title="Elimina Partecipante"
      confirmLabel="Elimina"
      isOpen
      isPending={remove.isPending}
      onClose={onClose}
      onConfirm={() => remove.mutate(player.id, { onSuccess: onRemoved })}
    >
      Sei sicuro di voler eliminare <strong>{player.name}</strong>? Questa azione non può essere annullata.
    </ConfirmDialog>
  );
}
