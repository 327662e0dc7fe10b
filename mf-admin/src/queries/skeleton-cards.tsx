import { Card } from '@vetta/design-system/card';
import { Stack } from '@vetta/design-system/stack';
import type { ReactNode } from 'react';

interface SkeletonCardsProps {
  readonly count?: number;
  /** The skeleton of one card. */
  readonly children: ReactNode;
}

/** Cards in the place of those that load. */
export const SkeletonCards = ({ count = 3, children }: SkeletonCardsProps) =>
  Array.from({ length: count }, (_, card) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
    <Card key={card}>
      <Stack gap="sm">{children}</Stack>
    </Card>
  ));
