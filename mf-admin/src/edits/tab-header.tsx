import { Button } from '@vetta/design-system/button';
import { Inline } from '@vetta/design-system/inline';
import { Text } from '@vetta/design-system/text';
import { Plus } from 'lucide-react';

interface TabHeaderProps {
  /** What the tab holds. */
  readonly children: string;
  readonly addLabel: string;
  readonly isDisabled: boolean;
  readonly onAdd: () => void;
}

/** The head of a list in a tab: what it holds, and the button that adds to it. */
export const TabHeader = ({ children, addLabel, isDisabled, onAdd }: TabHeaderProps) => (
  <Inline justify="between">
    <Text tone="muted">{children}</Text>
    <Button tone="primary" isDisabled={isDisabled} onPress={onAdd}>
      <Plus size={18} aria-hidden="true" />
      {addLabel}
    </Button>
  </Inline>
);
