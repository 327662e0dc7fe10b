import type { Entry } from '@vetta/contract/entries';
import type { Player } from '@vetta/contract/players';
import { EntryDialog } from '../entries/entry-dialog.tsx';
import { PlayerDialog } from './player-dialog.tsx';
import { RemovePlayerDialog } from './remove-player-dialog.tsx';
import type { OpenDialog } from './use-open-dialog.ts';

interface PlayersDialogProps {
  readonly dialog: OpenDialog;
  readonly round: readonly Player[];
  readonly day: string;
  readonly entries: ReadonlyMap<string, Entry> | undefined;
  readonly onClose: () => void;
}

/** The dialog that is open. */
export function PlayersDialog({ dialog, round, day, entries, onClose }: PlayersDialogProps) {
  switch (dialog.kind) {
    case 'player':
      return <PlayerDialog player={dialog.player} onClose={onClose} />;
    case 'remove': {
      // The card whose button held the focus is gone with its player.
      const leave = () => {
        onClose();
        requestAnimationFrame(() => document.getElementById('contenuto')?.focus());
      };
      return <RemovePlayerDialog player={dialog.player} onRemoved={leave} onClose={onClose} />;
    }
    case 'entry':
      return entries ? (
        <EntryDialog round={round} day={day} entries={entries} playerId={dialog.playerId} onClose={onClose} />
      ) : null;
  }
}
