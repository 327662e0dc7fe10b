import { useQuery } from '@tanstack/react-query';
import { disqualificationsOf } from '@vetta/contract/client/admin-queries';
import type { Player } from '@vetta/contract/players';
import { Button } from '@vetta/design-system/button';
import { PlayerStateRow } from '../players/player-state-row.tsx';
import { useLiftDisqualification } from './disqualification-mutations.ts';

interface DisqualificationRowProps {
  readonly player: Pick<Player, 'id'>;
  /** `YYYY-MM`. */
  readonly month: string;
  /** `novembre`, as the sentence has it. */
  readonly monthName: string;
  readonly onDisqualify: () => void;
}

/** Whether a player is disqualified for a month, and the way to change it. */
export function DisqualificationRow({ player, month, monthName, onDisqualify }: DisqualificationRowProps) {
  const { data } = useQuery(disqualificationsOf(month));
  const lift = useLiftDisqualification();
  const disqualification = data?.find(({ playerId }) => playerId === player.id);
  return disqualification ? (
    <PlayerStateRow
      title={`Squalifica per ${monthName}`}
      action={
        <Button size="sm" isPending={lift.isPending} onPress={() => lift.mutate(disqualification)}>
          Togli la squalifica
        </Button>
      }
    >
      {disqualification.reason}
    </PlayerStateRow>
  ) : (
    <PlayerStateRow
      title={`In gara per ${monthName}`}
      action={
        <Button size="sm" isDisabled={data === undefined} onPress={onDisqualify}>
          Squalifica
        </Button>
      }
    >
      Con la squalifica si resta in classifica, senza premi né lotteria del mese.
    </PlayerStateRow>
  );
}
