import type { Award, BonusType } from '@vetta/contract/bonuses';
import { formatPoints } from '@vetta/contract/client/formats';
import { Badge } from '@vetta/design-system/badge';
import { Checkbox } from '@vetta/design-system/checkbox';
import { Inline } from '@vetta/design-system/inline';
import { Text } from '@vetta/design-system/text';
import { VisuallyHidden } from '@vetta/design-system/visually-hidden';

interface BonusCheckboxProps {
  readonly type: BonusType;
  readonly award: Award | undefined;
  readonly isDisabled: boolean;
  readonly onToggle: () => void;
}

/** One weekly bonus of a player: checked if it is awarded. A badge marks the one whose points do not count yet. */
export const BonusCheckbox = ({ type, award, isDisabled, onToggle }: BonusCheckboxProps) => (
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
);
