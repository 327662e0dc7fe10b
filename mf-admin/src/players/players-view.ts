import { deviceStorage } from '@vetta/contract/client/device-storage';
import { useState } from 'react';

/** How «Partecipanti» shows the players: a card each, or a row each. */
export type PlayersView = 'cards' | 'list';

const KEY = 'vetta-players-view';

/** Returns the view that this device chose last. */
export function usePlayersView(): [PlayersView, (view: PlayersView) => void] {
  const [view, setView] = useState<PlayersView>(() => (deviceStorage.get(KEY) === 'list' ? 'list' : 'cards'));
  const choose = (chosen: PlayersView) => {
    deviceStorage.set(KEY, chosen);
    setView(chosen);
  };
  return [view, choose];
}
