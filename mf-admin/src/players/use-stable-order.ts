import { useState } from 'react';
import { stableOrder } from './stable-order.ts';

/**
 * Returns the players in an order that stays the same while `view` is the same, so that a card does not move when its
 * points change; who is added comes where the standings put them. Another view takes the players' current order, and so does an
 * undo (`undosAtom`).
 */
export function useStableOrder<Player extends { readonly id: string }>(
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
