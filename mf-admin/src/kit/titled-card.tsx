import { Card } from '@vetta/design-system/card';
import { Heading, type HeadingProps } from '@vetta/design-system/heading';
import { Inline } from '@vetta/design-system/inline';
import { Stack } from '@vetta/design-system/stack';
import { Text } from '@vetta/design-system/text';
import { type ReactNode, useId } from 'react';

interface TitledCardProps extends Pick<HeadingProps, 'size' | 'children'> {
  readonly title: string;
  /** What it does, and what holds now. */
  readonly note?: string;
  /** A status beside the title. */
  readonly mark?: ReactNode;
}

/** A part of a screen on a card, under its title, which names it. */
export function TitledCard({ title, size = 'section', note, mark, children }: TitledCardProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap="md">
        <Inline justify="between" gap="xs">
          <Stack gap="xxs">
            <Heading level={3} size={size} id={id}>
              {title}
            </Heading>
            {note !== undefined && <Text tone="muted">{note}</Text>}
          </Stack>
          {mark}
        </Inline>
        {children}
      </Stack>
    </Card>
  );
}
