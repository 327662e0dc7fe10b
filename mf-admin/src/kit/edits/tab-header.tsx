import { Button } from '@vetta/design-system/button';
import { Inline } from '@vetta/design-system/inline';
import { Text } from '@vetta/design-system/text';
import { Plus } from 'lucide-react';

interface TabHeaderProps {
  /** What the tab holds. */
  readonly children: string;
  readonly addLabel: string;
  /** How many there are; undefined until it is known. While there are none the empty state has the main button. */
  readonly count: number | undefined;
  readonly onAdd: () => void;
}

/** The head of a list in a tab: what it holds, and the button that adds to it. */
export const TabHeader = ({ children, addLabel, count, onAdd }: TabHeaderProps) => (
  <Inline justify="between">
    <Text tone="muted">{children}</Text>
    <Button tone={count === 0 ? 'neutral' : 'primary'} isDisabled={count === undefined} onPress={onAdd}>
      <Plus size={18} aria-hidden="true" />
      {addLabel}
    </Button>
  </Inline>
);
