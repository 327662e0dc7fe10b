import { PlainButton } from '../plain-button/plain-button.tsx';
import { forgetOwnPlayer, type OwnPlayer, rememberOwnPlayer, useOwnPlayer } from './own-player.ts';

/** «Sono io»: keeps on this device that this player uses it; «Non sono io» forgets it. */
export function OwnPlayerButton({ player }: { readonly player: OwnPlayer }) {
  const isOwn = useOwnPlayer()?.playerId === player.playerId;
  return (
    <PlainButton
      tone={isOwn ? 'quiet' : 'bright'}
      onClick={() => (isOwn ? forgetOwnPlayer() : rememberOwnPlayer(player))}
    >
      {isOwn ? 'Non sono io' : 'Sono io'}
    </PlainButton>
  );
}
