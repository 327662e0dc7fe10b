import { Card } from '@vetta/design-system/card';
import { Heading } from '@vetta/design-system/heading';
import { Inline } from '@vetta/design-system/inline';
import { Stack } from '@vetta/design-system/stack';
import { type ReactNode, useId } from 'react';

interface PanelProps {
  readonly title: string;
  /** A status beside the title. */
  readonly mark?: ReactNode;
  readonly children: ReactNode;
}

/** A card of the dashboard. */
export function Panel({ title, mark, children }: PanelProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap="md">
        <Inline justify="between" gap="xs">
          <Heading level={3} size="label" id={id}>
            {title}
          </Heading>
          {mark}
        </Inline>
        {children}
      </Stack>
    </Card>
  );
}
