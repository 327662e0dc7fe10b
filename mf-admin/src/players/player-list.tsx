import type { Award, BonusType } from '@vetta/contract/bonuses';
import type { Entry } from '@vetta/contract/entries';
import { crowned, metalOf } from '@vetta/contract/honours';
import type { Player } from '@vetta/contract/players';
import type { Tagged } from '@vetta/contract/row-tag';
import type { Standing } from '@vetta/contract/standings';
import { VisuallyHidden } from '@vetta/design-system/visually-hidden';
import { useAtomValue } from 'jotai';
import { useDeferredValue, useMemo } from 'react';
import { undosAtom } from '../undos-atom.ts';
import { matchesName } from './matches-name.ts';
import { NoResults } from './no-results.tsx';
import type { PlayerActions } from './player-actions.ts';
import { PlayerCard } from './player-card.tsx';
import * as styles from './player-list.css.ts';
import { PlayerRows } from './player-rows.tsx';
import type { PlayerFilters } from './players-toolbar.tsx';
import type { PlayersView } from './players-view.ts';
import { useGradually } from './use-gradually.ts';
import { useStableOrder } from './use-stable-order.ts';

interface PlayerListProps {
  readonly players: readonly Tagged<Player>[];
  readonly filters: PlayerFilters;
  readonly onShowAll: () => void;
  readonly day: string;
  readonly today: string;
  readonly entries: ReadonlyMap<string, Entry> | undefined;
  readonly types: readonly BonusType[] | undefined;
  /** The awards of the day's week and the disqualifications of its month, by player. */
  readonly awards: Readonly<Record<string, readonly Award[] | undefined>> | undefined;
  readonly disqualified: Readonly<Record<string, object | undefined>> | undefined;
  readonly actions: PlayerActions;
  readonly view?: PlayersView;
}

// One array for all, so that memoized cards do not render.
const none: readonly Award[] = [];

/** Who has the honours of the board. */
const onPodium = (
  players: readonly Player[],
  disqualified: PlayerListProps['disqualified'],
): Pick<Standing, 'playerId' | 'total' | 'notEligible'>[] =>
  crowned(
    players
      .toSorted((one, other) => one.position - other.position)
      .map(({ id, total }) => ({
        playerId: id,
        total,
        notEligible: disqualified?.[id] === undefined ? null : 'disqualified',
      })),
  );

/** The cards or rows of the players who match the filters, in the order of positions when the day or the filters last changed. */
export function PlayerList({
  players,
  filters,
  onShowAll,
  entries,
  view = 'cards',
  ...rest
}: PlayerListProps) {
  const { name, isWithoutData, role } = useDeferredValue(filters);
  const undos = useAtomValue(undosAtom);
  const ordered = useStableOrder(players, `${rest.day} ${isWithoutData} ${role} ${name} ${undos}`);
  const matching = ordered.filter(
    (player) =>
      matchesName(player.name, name) &&
      (role === null || player.role === role) &&
      !(isWithoutData && (entries?.has(player.id) || player.joinedOn > rest.day)),
  );
  const count = useGradually(matching.length);
  const podium = useMemo(() => onPodium(players, rest.disqualified), [players, rest.disqualified]);
  return (
    <>
      <VisuallyHidden>
        <span role="status">
          {matching.length === players.length ? '' : `${matching.length} di ${players.length} partecipanti`}
        </span>
      </VisuallyHidden>
      {matching.length === 0 && <NoResults filters={filters} onShowAll={onShowAll} />}
      {matching.length > 0 && view === 'list' && (
        <PlayerRows
          players={matching}
          entries={entries}
          disqualified={rest.disqualified}
          actions={rest.actions}
        />
      )}
      {matching.length > 0 && view === 'cards' && (
        <ul className={styles.cards}>
          {matching.slice(0, count).map((player) => (
            <PlayerCard
              key={player.id}
              player={player}
              entry={entries && (entries.get(player.id) ?? null)}
              bonusTypes={rest.types}
              awards={rest.awards && (rest.awards[player.id] ?? none)}
              isDisqualified={rest.disqualified?.[player.id] !== undefined}
              metal={metalOf(podium, player.id)}
              day={rest.day}
              today={rest.today}
              actions={rest.actions}
            />
          ))}
        </ul>
      )}
    </>
  );
}
