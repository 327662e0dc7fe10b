import type { Player } from '@vetta/contract/players';
import { monthOf } from '@vetta/contract/rome-time';
import { Button } from '@vetta/design-system/button';
import { useState } from 'react';
import { useArchivePlayer } from '../archived-players/use-archive-mutations.ts';
import { monthInWords } from '../day/in-words.ts';
import { DisqualificationRow } from '../disqualifications/disqualification-row.tsx';
import { useExportPerson } from '../import-export/use-exports.ts';
import { DiscardQuestion } from '../kit/typed-dialog.tsx';
import * as styles from './player-state.css.ts';
import { PlayerStateRow } from './player-state-row.tsx';

interface PlayerStateProps {
  readonly player: Player;
  /** The chosen day: a disqualification is for its month. */
  readonly day: string;
  readonly today: string;
  /** Something beside this was typed and is not saved: archiving asks before it is lost. */
  readonly isTyped: boolean;
  readonly onDisqualify: () => void;
  readonly onArchived: () => void;
}

/** Whether a player is disqualified for the chosen day's month, and the ways out of the contest and of the board. */
export function PlayerState({ player, day, today, isTyped, onDisqualify, onArchived }: PlayerStateProps) {
  const [isAsking, setAsking] = useState(false);
  const archive = useArchivePlayer();
  const personal = useExportPerson();
  const moveOut = () => {
    setAsking(false);
    archive.mutate(player, { onSuccess: onArchived });
  };
  return (
    <ul className={styles.rows}>
      <DisqualificationRow
        player={player}
        month={monthOf(day)}
        monthName={monthInWords(day, today)}
        onDisqualify={onDisqualify}
      />
      <PlayerStateRow
        title="Lascia l’ufficio?"
        action={
          <Button
            size="sm"
            isPending={archive.isPending}
            onPress={() => (isTyped ? setAsking(true) : moveOut())}
          >
            Archivia
          </Button>
        }
      >
        Esce dalla classifica da oggi. I mesi passati restano come sono, e può tornare in gara.
      </PlayerStateRow>
      <PlayerStateRow
        title="Chiede i suoi dati?"
        action={
          <Button size="sm" isPending={personal.isPending} onPress={() => personal.mutate(player)}>
            Scarica i suoi dati
          </Button>
        }
      >
        Un file con tutto quello che Vetta sa di {player.name}: numeri, punti, premi, modifiche.
      </PlayerStateRow>
      <DiscardQuestion
        confirmLabel="Scarta e archivia"
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={moveOut}
      />
    </ul>
  );
}
