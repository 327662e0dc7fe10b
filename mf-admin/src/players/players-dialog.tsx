import type { Entry } from '@vetta/contract/entries';
import type { Player } from '@vetta/contract/players';
import type { Tagged } from '@vetta/contract/row-tag';
import { EntryDialog } from '../entries/entry-dialog.tsx';
import { PlayerDialog } from './player-dialog.tsx';
import { RemovePlayerDialog } from './remove-player-dialog.tsx';
import type { OpenDialog } from './use-open-dialog.ts';

interface PlayersDialogProps {
  readonly dialog: OpenDialog;
  readonly players: readonly Player[];
  readonly day: string;
  readonly entries: ReadonlyMap<string, Tagged<Entry>> | undefined;
  readonly onClose: () => void;
}

/** Shows the open dialog. */
export function PlayersDialog({ dialog, players, day, entries, onClose }: PlayersDialogProps) {
  switch (dialog.kind) {
    case 'player':
      return <PlayerDialog player={dialog.player} onClose={onClose} />;
    case 'remove': {
      // The button that had the focus disappears with the player's card.
      const onRemoved = () => {
        onClose();
        requestAnimationFrame(() => document.getElementById('contenuto')?.focus());
      };
      return <RemovePlayerDialog player={dialog.player} onRemoved={onRemoved} onClose={onClose} />;
    }
    case 'entry':
      return entries ? (
        <EntryDialog
          players={players}
          day={day}
          entries={entries}
          playerId={dialog.playerId}
          onClose={onClose}
        />
      ) : null;
  }
}
