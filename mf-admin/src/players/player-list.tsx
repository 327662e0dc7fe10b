import type { Award, BonusType } from '@vetta/contract/bonuses';
import { isOf } from '@vetta/contract/groups';
import { crowned, metalOf } from '@vetta/contract/honours';
import type { Player } from '@vetta/contract/players';
import type { Standing } from '@vetta/contract/standings';
import { Button } from '@vetta/design-system/button';
import { EmptyState } from '@vetta/design-system/empty-state';
import { VisuallyHidden } from '@vetta/design-system/visually-hidden';
import { useAtomValue } from 'jotai';
import { startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { isMissing } from '../entries/with-data.ts';
import { undosAtom } from '../kit/use-undo.ts';
import { matchesName } from './matches-name.ts';
import { PlayerCard } from './player-card.tsx';
import { PlayerRows, type PlayerRowsProps } from './player-rows.tsx';
import * as styles from './players.css.ts';
import type { PlayerFilters } from './players-toolbar.tsx';
import type { PlayersView } from './players-view.ts';
import { stableOrder } from './stable-order.ts';

interface PlayerListProps extends PlayerRowsProps {
  readonly filters: PlayerFilters;
  readonly onShowAll: () => void;
  readonly day: string;
  readonly today: string;
  readonly types: readonly BonusType[] | undefined;
  /** The awards of the day's week, by player. */
  readonly awards: Readonly<Record<string, readonly Award[] | undefined>> | undefined;
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
  const { name, isWithoutData, group } = useDeferredValue(filters);
  const undos = useAtomValue(undosAtom);
  const ordered = useStableOrder(players, `${rest.day} ${isWithoutData} ${group} ${name} ${undos}`);
  const matching = ordered.filter(
    (player) =>
      matchesName(player.name, name) &&
      isOf(player, group) &&
      (!isWithoutData || isMissing(player, rest.day, entries)),
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

/** More than a screen shows. */
const AT_ONCE = 12;
const THEN = 12;

/**
 * Returns how many items of a list to render: a screenful at once, the others soon after it, some at a time. Two hundred
 * cards in one go block a slow machine for seconds.
 */
function useGradually(total: number): number {
  const [count, setCount] = useState(AT_ONCE);
  useEffect(() => {
    if (count >= total) return;
    const timer = setTimeout(() => startTransition(() => setCount(count + THEN)));
    return () => clearTimeout(timer);
  }, [count, total]);
  return Math.min(count, total);
}

/**
 * Returns the players in an order that stays the same while `view` is the same, so that a card does not move when its
 * points change; who is added comes where the standings put them. Another view takes the players' current order, and so does an
 * undo (`undosAtom`).
 */
function useStableOrder<Player extends { readonly id: string }>(
  players: readonly Player[],
  view: string,
): readonly Player[] {
  const [shown, setShown] = useState(() => ({ view, ids: players.map(({ id }) => id) }));
  const byId = new Map(players.map((player) => [player.id, player]));
  const ids = stableOrder(shown.view === view ? shown.ids : [], [...byId.keys()]);
  // React's pattern for state from the previous render: it renders again before the browser paints.
  if (shown.view !== view || ids.join() !== shown.ids.join()) setShown({ view, ids });
  return ids.flatMap((id) => byId.get(id) ?? []);
}

interface NoResultsProps {
  readonly filters: PlayerFilters;
  readonly onShowAll: () => void;
}

/** Shown when no card matches the filters. Without a name in the search it means that no data is missing. */
function NoResults({ filters, onShowAll }: NoResultsProps) {
  const isDayComplete = filters.name.trim() === '' && filters.isWithoutData;
  return (
    <EmptyState
      title={isDayComplete ? 'Tutti hanno i dati di questo giorno' : 'Nessuno corrisponde alla ricerca'}
      level={3}
      action={<Button onPress={onShowAll}>Mostra tutti</Button>}
    >
      {isDayComplete ? 'Non manca nessuno.' : 'Prova con un altro nome, o togli il filtro.'}
    </EmptyState>
  );
}
