import { useQuery } from '@tanstack/react-query';
import { disqualificationsOf } from '@vetta/contract/client/admin-queries';
import { monthOf } from '@vetta/contract/client/rome-time';
import type { Player } from '@vetta/contract/players';
import { Button } from '@vetta/design-system/button';
import { ConfirmDialog } from '@vetta/design-system/confirm-dialog';
import { Text } from '@vetta/design-system/text';
import { type ReactNode, useState } from 'react';
import { useArchivePlayer } from '../archived-players/use-archive-mutations.ts';
import { monthInWords } from '../day/month-in-words.ts';
import { useLiftDisqualification } from '../disqualifications/disqualification-mutations.ts';
import { useExportPerson } from '../import-export/use-exports.ts';
import * as styles from './player-state.css.ts';

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
  const { data } = useQuery(disqualificationsOf(monthOf(day)));
  const lift = useLiftDisqualification();
  const archive = useArchivePlayer();
  const personal = useExportPerson();
  const disqualification = data?.find(({ playerId }) => playerId === player.id);
  const moveOut = () => {
    setAsking(false);
    archive.mutate(player, { onSuccess: onArchived });
  };
  const monthName = monthInWords(day, today);
  return (
    <ul className={styles.rows}>
      {disqualification ? (
        <PlayerStateRow
          title={`Squalificato per ${monthName}`}
          action={
            <Button size="sm" isPending={lift.isPending} onPress={() => lift.mutate(disqualification)}>
              Togli la squalifica
            </Button>
          }
        >
          {disqualification.reason}
        </PlayerStateRow>
      ) : (
        <PlayerStateRow
          title={`In gara per ${monthName}`}
          action={
            <Button size="sm" isDisabled={data === undefined} onPress={onDisqualify}>
              Squalifica
            </Button>
          }
        >
          Chi è squalificato resta in classifica, senza premi né lotteria del mese.
        </PlayerStateRow>
      )}
      <PlayerStateRow
        title="Lascia la squadra?"
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
      <ConfirmDialog
        title="Vuoi scartare quello che hai scritto?"
        confirmLabel="Scarta e archivia"
        cancelLabel="Continua a scrivere"
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={moveOut}
      >
        Non è ancora salvato.
      </ConfirmDialog>
    </ul>
  );
}

interface PlayerStateRowProps {
  readonly title: string;
  /** What the action does, or why the state is as it is. */
  readonly children: ReactNode;
  readonly action: ReactNode;
}

/** A state of the player with the action that changes it. */
const PlayerStateRow = ({ title, children, action }: PlayerStateRowProps) => (
  <li className={styles.row}>
    <div className={styles.words}>
      <Text size="sm" weight="strong">
        {title}
      </Text>
      <Text size="sm" tone="muted">
        {children}
      </Text>
    </div>
    {action}
  </li>
);
