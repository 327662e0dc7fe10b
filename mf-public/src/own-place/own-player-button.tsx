import { PlainButton } from '../plain-button/plain-button.tsx';
import { forgetOwnPlayer, type OwnPlayer, rememberOwnPlayer, useOwnPlayer } from './own-player.ts';

/** «Sono io»: keeps on this device that this player uses it; asks where it is another's. «Non sono io» forgets it. */
export function OwnPlayerButton({ player }: { readonly player: OwnPlayer }) {
  const own = useOwnPlayer();
  const isOwn = own?.playerId === player.playerId;
  const press = () => {
    if (isOwn) forgetOwnPlayer();
    else if (!own || confirm(`Questo telefono è di ${own.name}. Ora è di ${player.name}?`))
      rememberOwnPlayer(player);
  };
  return (
    <PlainButton tone="quiet" onClick={press}>
      {isOwn ? 'Non sono io' : 'Sono io'}
    </PlainButton>
  );
}
