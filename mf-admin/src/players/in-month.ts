import type { Player } from '@vetta/contract/players';
import type { Standing } from '@vetta/contract/standings';

type Ranked = Pick<Player, 'id' | 'position' | 'score' | 'bonus' | 'total'>;

/** Returns the players with the places and points of another month, in its order; who is not in it has none and comes last. */
export function inMonth<Row extends Ranked>(players: readonly Row[], entries: readonly Standing[]): Row[] {
  const standings = new Map(entries.map((standing) => [standing.playerId, standing]));
  const shown = players.map((player) => {
    const { position = 0, score = 0, bonus = 0, total = 0 } = standings.get(player.id) ?? {};
    return { ...player, position, score, bonus, total };
  });
  return shown.toSorted((one, other) => placeOf(one) - placeOf(other));
}

const placeOf = ({ position }: Ranked): number => position || Number.MAX_SAFE_INTEGER;
