import type { Player } from '@vetta/contract/players';
import { useState } from 'react';
import { keptOrder } from './kept-order.ts';

/**
 * The players in an order that lasts while `view` is the same: a card does not leave the mouse that just changed its
 * points. Another view takes the positions anew.
 */
export function useKeptOrder(players: readonly Player[], view: string): readonly Player[] {
  const [kept, keep] = useState(() => ({
    view,
    ids: keptOrder(
      [],
      players.map(({ id }) => id),
    ),
  }));
  const byId = new Map(players.map((player) => [player.id, player]));
  const ids = keptOrder(kept.view === view ? kept.ids : [], [...byId.keys()]);
  // React's own way of remembering what was shown before: it draws again at once, before anybody sees it.
  if (kept.view !== view || ids.join() !== kept.ids.join()) keep({ view, ids });
  return ids.flatMap((id) => byId.get(id) ?? []);
}
