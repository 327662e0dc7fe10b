import type { Award, BonusType } from '@vetta/contract/bonuses';
import type { Entry } from '@vetta/contract/entries';
import type { Player } from '@vetta/contract/players';
import { EmptyState } from '@vetta/design-system/empty-state';
import { useDeferredValue, useMemo, useState } from 'react';
import { isFound } from './find-players.ts';
import { type PlayerActions, PlayerCard } from './player-card.tsx';
import * as styles from './player-list.css.ts';
import { PlayerSearch, type Sought } from './player-search.tsx';
import type { OpenDialog } from './use-open-dialog.ts';

interface PlayerListProps {
  readonly players: readonly Player[];
  readonly day: string;
  readonly today: string;
  readonly entries: ReadonlyMap<string, Entry> | undefined;
  readonly types: readonly BonusType[] | undefined;
  readonly awards: readonly Award[] | undefined;
  readonly chooseDay: (day: string) => void;
  readonly open: (dialog: OpenDialog) => void;
}

/** Everybody's card by position, and the field that finds one among fifty. */
export function PlayerList({ players, entries, chooseDay, open, ...shown }: PlayerListProps) {
  const [sought, setSought] = useState<Sought>({ name: '', isWithoutData: false });
  const { name, isWithoutData } = useDeferredValue(sought);
  const found = players.filter(
    (player) => isFound(player.name, name) && !(isWithoutData && entries?.has(player.id)),
  );
  const actions = useActions(chooseDay, open);
  return (
    <>
      <PlayerSearch sought={sought} onSeek={setSought} found={found.length} total={players.length} />
      {found.length === 0 ? (
        <EmptyState title="Nessuno corrisponde alla ricerca" level={3}>
          Prova con un altro nome, o togli il filtro.
        </EmptyState>
      ) : (
        <ul className={styles.cards}>
          {found.map((player) => (
            <PlayerCard
              key={player.id}
              player={player}
              entry={entries && (entries.get(player.id) ?? null)}
              bonusTypes={shown.types}
              awards={shown.awards}
              day={shown.day}
              today={shown.today}
              actions={actions}
            />
          ))}
        </ul>
      )}
    </>
  );
}

/** The cards' deeds, the same object for as long as they do the same: fifty cards are not drawn again for each letter. */
const useActions = (chooseDay: (day: string) => void, open: (dialog: OpenDialog) => void) =>
  useMemo<PlayerActions>(
    () => ({
      chooseDay,
      edit: (player) => open({ kind: 'player', player }),
      remove: (player) => open({ kind: 'remove', player }),
      enterDay: ({ id }) => open({ kind: 'entry', playerId: id }),
    }),
    [chooseDay, open],
  );
