import { useQuery } from '@tanstack/react-query';
import type { Award, BonusType } from '@vetta/contract/bonuses';
import { awardsOf, bonusBlocksOf } from '@vetta/contract/client/admin-queries';
import { callWithStatus } from '@vetta/contract/client/call';
import { formatPoints } from '@vetta/contract/client/formats';
import type { Player } from '@vetta/contract/players';
import { weekStart } from '@vetta/contract/rome-time';
import { Badge } from '@vetta/design-system/badge';
import { Button } from '@vetta/design-system/button';
import { Checkbox } from '@vetta/design-system/checkbox';
import { Inline } from '@vetta/design-system/inline';
import { Text } from '@vetta/design-system/text';
import { VisuallyHidden } from '@vetta/design-system/visually-hidden';
import { useRef } from 'react';
import { dropRow, putRow } from '../kit/edits/put-row.ts';
import { useKeepFocus } from '../kit/focus-content.ts';
import { useAdminMutation, useChange } from '../kit/use-admin-mutation.ts';
import { BonusesSkeleton } from './bonuses-skeleton.tsx';
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
  // A field is disabled while a request is pending, and loses the focus.
  const toggled = useRef<Element | null>(null);
  useKeepFocus(isPending, () => toggled.current instanceof HTMLElement && toggled.current.focus());
  const weekStartDate = weekStart(day);
  const blocks = useQuery(bonusBlocksOf(weekStartDate)).data ?? [];

  const toggle = (type: BonusType, award: Award | undefined) => {
    toggled.current = document.activeElement;
    if (award) return remove.mutate(award);
    assign.mutate({
      body: {
        playerId: player.id,
        bonusTypeId: type.id,
        weekStartDate,
        dateEarned: day,
        manuallyAssigned: true,
        assignedBy: 'admin',
      },
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
                onLift={block && !award ? () => lift.mutate({ body: block }) : undefined}
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

interface BonusCheckboxProps {
  readonly type: BonusType;
  readonly award: Award | undefined;
  readonly isDisabled: boolean;
  readonly onToggle: () => void;
  /** Given while the bonus is blocked for the week: lets it be awarded again. */
  readonly onLift: (() => void) | undefined;
}

/** One weekly bonus of a player: checked if it is awarded. A badge marks the one whose points do not count yet. */
const BonusCheckbox = ({ type, award, isDisabled, onToggle, onLift }: BonusCheckboxProps) => (
  <Inline gap="xs">
    <Checkbox value={type.id} isSelected={award !== undefined} isDisabled={isDisabled} onChange={onToggle}>
      <Inline as="span" gap="xs">
        {type.name}
        <Text as="span" size="sm" tone="muted">
          +{formatPoints(type.points)} pt
        </Text>
        {award?.settledAt === null && <Badge tone="warning">In attesa</Badge>}
        {award && award.settledAt !== null && <VisuallyHidden>In classifica</VisuallyHidden>}
      </Inline>
    </Checkbox>
    {onLift && (
      <>
        <Badge tone="warning">Bloccato</Badge>
        <Button
          size="sm"
          tone="quiet"
          isDisabled={isDisabled}
          aria-label={`Riattiva ${type.name}`}
          onPress={onLift}
        >
          Riattiva
        </Button>
      </>
    )}
  </Inline>
);

const useAssignBonus = () =>
  useChange('POST /api/admin/player-bonuses', {
    done: 'Bonus assegnato con successo.',
    failed: (reason) => ({
      title: 'Errore',
      description: reason ?? "Errore durante l'assegnazione del bonus.",
    }),
    keep: (client, { reply }) => putRow(client, awardsOf(reply.weekStartDate).queryKey, reply, 'id'),
  });

const useRemoveBonus = () =>
  useAdminMutation({
    run: ({ id }: Award) => callWithStatus('DELETE /api/admin/player-bonuses/{id}', { params: { id } }),
    done: (_, { manuallyAssigned }) => ({
      title: 'Bonus rimosso con successo.',
      ...(!manuallyAssigned && { description: 'Non verrà assegnato di nuovo questa settimana' }),
    }),
    failed: 'Errore durante la rimozione del bonus.',
    keep: (client, _, { id, weekStartDate }) => dropRow(client, awardsOf(weekStartDate).queryKey, 'id', id),
    isUndoable: true,
  });

/** Lets the bonus be awarded again that week. */
const useLiftBonusBlock = () =>
  useChange('POST /api/admin/bonus-blocks/lift', {
    done: () => ({
      title: 'Bonus riattivato.',
      description: 'Se il merito c’è, torna con la prossima chiusura o con «Ricalcola Classifica».',
    }),
    failed: 'Errore durante la riattivazione del bonus.',
    isUndoable: true,
  });
