import { Card } from '@vetta/design-system/card';
import { Heading } from '@vetta/design-system/heading';
import { Stack } from '@vetta/design-system/stack';
import { Text } from '@vetta/design-system/text';
import { type ReactNode, useId } from 'react';

interface PlanSectionProps {
  readonly title: string;
  /** What it does, and what holds now. */
  readonly note: string;
  readonly children: ReactNode;
}

/** A part of a plan. */
export function PlanSection({ title, note, children }: PlanSectionProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap="md">
        <Stack gap="xxs">
          <Heading level={3} id={id}>
            {title}
          </Heading>
          <Text tone="muted">{note}</Text>
        </Stack>
        {children}
      </Stack>
    </Card>
  );
}
