import { useQuery } from '@tanstack/react-query';
import type { Award, BonusType } from '@vetta/contract/bonuses';
import { bonusBlocksOf } from '@vetta/contract/client/admin-queries';
import type { Player } from '@vetta/contract/players';
import { weekStart } from '@vetta/contract/rome-time';
import { Text } from '@vetta/design-system/text';
import { BonusCheckbox } from './bonus-checkbox.tsx';
import { BonusesSkeleton } from './bonuses-skeleton.tsx';
import { useAssignBonus, useLiftBonusBlock, useRemoveBonus } from './use-bonus-mutations.ts';
import { useRestoreFocus } from './use-restore-focus.ts';
import { formatWeek } from './week.ts';
import * as styles from './weekly-bonuses.css.ts';

interface WeeklyBonusesProps {
  readonly player: Player;
  readonly day: string;
  /** Undefined while loading. */
  readonly types: readonly BonusType[] | undefined;
  /** The player's. */
  readonly awards: readonly Award[] | undefined;
}

/** The bonuses of the chosen day's week, with a checkbox for each. */
export function WeeklyBonuses({ player, day, types, awards }: WeeklyBonusesProps) {
  const assign = useAssignBonus();
  const remove = useRemoveBonus();
  const lift = useLiftBonusBlock();
  const isPending = assign.isPending || remove.isPending || lift.isPending;
  const saveFocus = useRestoreFocus(isPending);
  const weekStartDate = weekStart(day);
  const blocks = useQuery(bonusBlocksOf(weekStartDate)).data ?? [];

  const toggle = (type: BonusType, award: Award | undefined) => {
    saveFocus();
    if (award) return remove.mutate(award);
    assign.mutate({
      playerId: player.id,
      bonusTypeId: type.id,
      weekStartDate,
      dateEarned: day,
      manuallyAssigned: true,
      assignedBy: 'admin',
    });
  };

  return (
    <fieldset>
      <legend className={styles.legend}>
        <Text as="span" weight="strong" size="sm">
          Bonus Settimanali
        </Text>{' '}
        <Text as="span" tone="muted" size="sm">
          {formatWeek(weekStartDate)}
        </Text>
      </legend>
      {types === undefined || awards === undefined ? (
        <BonusesSkeleton />
      ) : (
        <div className={styles.list}>
          {types.map((type) => {
            const award = awards.find(({ bonusTypeId }) => bonusTypeId === type.id);
            const block = blocks.find(
              ({ playerId, bonusTypeId }) => playerId === player.id && bonusTypeId === type.id,
            );
            return (
              <BonusCheckbox
                key={type.id}
                type={type}
                award={award}
                onLift={block && !award ? () => lift.mutate(block) : undefined}
                isDisabled={isPending}
                onToggle={() => toggle(type, award)}
              />
            );
          })}
        </div>
      )}
    </fieldset>
  );
}
