import type { Award, BonusType } from '@vetta/contract/bonuses';
import { formatPoints } from '@vetta/contract/client/formats';
import { Badge } from '@vetta/design-system/badge';
import { Button } from '@vetta/design-system/button';
import { Checkbox } from '@vetta/design-system/checkbox';
import { Inline } from '@vetta/design-system/inline';
import { Text } from '@vetta/design-system/text';
import { VisuallyHidden } from '@vetta/design-system/visually-hidden';

interface BonusCheckboxProps {
  readonly type: BonusType;
  readonly award: Award | undefined;
  readonly isDisabled: boolean;
  readonly onToggle: () => void;
  /** Given while the bonus is blocked for the week: lets it be awarded again. */
  readonly onLift: (() => void) | undefined;
}

/** One weekly bonus of a player: checked if it is awarded. A badge marks the one whose points do not count yet. */
export const BonusCheckbox = ({ type, award, isDisabled, onToggle, onLift }: BonusCheckboxProps) => (
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
