import type { Award, BonusType } from '@vetta/contract/bonuses';
import type { Entry } from '@vetta/contract/entries';
import type { Player } from '@vetta/contract/players';
import { VisuallyHidden } from '@vetta/design-system/visually-hidden';
import { useDeferredValue } from 'react';
import { isFound } from './find-players.ts';
import { NobodyFound } from './nobody-found.tsx';
import { type PlayerActions, PlayerCard } from './player-card.tsx';
import * as styles from './player-list.css.ts';
import type { Sought } from './players-toolbar.tsx';
import { useKeptOrder } from './use-kept-order.ts';

interface PlayerListProps {
  readonly players: readonly Player[];
  readonly sought: Sought;
  readonly onShowAll: () => void;
  readonly day: string;
  readonly today: string;
  readonly entries: ReadonlyMap<string, Entry> | undefined;
  readonly types: readonly BonusType[] | undefined;
  readonly awards: readonly Award[] | undefined;
  readonly actions: PlayerActions;
}

/** The cards of those who are sought, by the position they had when the day or the search was chosen. */
export function PlayerList({ players, sought, onShowAll, entries, ...shown }: PlayerListProps) {
  const { name, isWithoutData } = useDeferredValue(sought);
  const ordered = useKeptOrder(players, `${shown.day} ${isWithoutData} ${name}`);
  const found = ordered.filter(
    (player) => isFound(player.name, name) && !(isWithoutData && entries?.has(player.id)),
  );
  return (
    <>
      <VisuallyHidden>
        <span role="status">
          {found.length === players.length ? '' : `${found.length} di ${players.length} partecipanti`}
        </span>
      </VisuallyHidden>
      {found.length === 0 ? (
        <NobodyFound sought={sought} onShowAll={onShowAll} />
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
              actions={shown.actions}
            />
          ))}
        </ul>
      )}
    </>
  );
}
