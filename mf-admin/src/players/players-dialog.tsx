import { useQuery } from '@tanstack/react-query';
import { entryDates } from '@vetta/contract/client/admin-queries';
import type { Entry } from '@vetta/contract/entries';
import type { Player } from '@vetta/contract/players';
import type { Tagged } from '@vetta/contract/row-tag';
import { AnonymiseDialog } from '../archived-players/anonymise-dialog.tsx';
import { useArchivePlayer } from '../archived-players/use-archive-mutations.ts';
import { EntryDialog } from '../entries/entry-dialog.tsx';
import { RemoveDialog } from '../kit/edits/remove-dialog.tsx';
import { lossInWords } from './loss-in-words.ts';
import { NewPeopleDialog } from './new-people-dialog.tsx';
import { PlayerDialog, type PlayerDialogProps } from './player-dialog.tsx';
import { useRemovePlayer } from './player-mutations.ts';
import type { OpenDialog } from './use-open-dialog.ts';

interface PlayersDialogProps extends Omit<PlayerDialogProps, 'player' | 'onArchived'> {
  readonly dialog: OpenDialog;
  readonly players: readonly Player[];
  readonly entries: ReadonlyMap<string, Tagged<Entry>> | undefined;
  /** The dialog's player is no longer among the cards. */
  readonly onGone: () => void;
}

/** Shows the open dialog. */
export function PlayersDialog({
  dialog,
  players,
  day,
  today,
  entries,
  onPasteNames,
  onClose,
  onGone,
}: PlayersDialogProps) {
  const remove = useRemovePlayer();
  const archive = useArchivePlayer();
  switch (dialog.kind) {
    case 'player':
      return (
        <PlayerDialog
          player={dialog.player}
          day={day}
          today={today}
          onPasteNames={onPasteNames}
          onArchived={onGone}
          onClose={onClose}
        />
      );
    case 'people':
      return <NewPeopleDialog text={dialog.text} onClose={onClose} />;
    case 'remove':
      return (
        <RemoveDialog
          title="Elimina Partecipante"
          row={dialog.player.id}
          remove={remove}
          alternative={{
            label: 'Archivia',
            onPress: () => archive.mutate(dialog.player, { onSuccess: onGone }),
          }}
          onClose={onClose}
        >
          <p>
            Sei sicuro di voler eliminare <strong>{dialog.player.name}</strong>? Questa azione non può essere
            annullata.
          </p>
          <WhatGoes player={dialog.player} />
        </RemoveDialog>
      );
    case 'anonymise':
      return <AnonymiseDialog player={dialog.player} onDone={onGone} onClose={onClose} />;
    case 'entry':
      return entries ? (
        <EntryDialog
          players={dialog.leaver ? [dialog.leaver] : players}
          day={day}
          entries={entries}
          playerId={dialog.playerId}
          onClose={onClose}
        />
      ) : null;
  }
}

/** What a removal takes away: this month's points at once, the days with numbers and their months when they are known. */
function WhatGoes({ player }: { readonly player: Player }) {
  const { data } = useQuery(entryDates(player.id));
  return <p>{lossInWords(player.total, data ?? [])}</p>;
}
