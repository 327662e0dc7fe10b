import { formatInstant } from '@vetta/contract/client/formats';
import type { GenerationRecord } from '@vetta/contract/generations';
import { Badge } from '@vetta/design-system/badge';
import { Card } from '@vetta/design-system/card';
import { Heading } from '@vetta/design-system/heading';
import { Inline } from '@vetta/design-system/inline';
import { Stack } from '@vetta/design-system/stack';
import { Text } from '@vetta/design-system/text';
import { useId } from 'react';
import { stateOf } from './words.ts';

/** One side of a comparison: which generation it is, who made it, when and why. */
export function GenerationSummary({ generation }: { readonly generation: GenerationRecord }) {
  const id = useId();
  const { number, why, madeAt, madeBy, canary } = generation;
  const state = stateOf(generation);
  return (
    <Card as="section" padding="sm" aria-labelledby={id}>
      <Stack gap="xxs">
        <Inline gap="xs">
          <Heading level={3} size="label" id={id}>
            Generazione {number}
          </Heading>
          {state && <Badge tone={state.tone}>{state.label}</Badge>}
        </Inline>
        <Text>«{why}»</Text>
        {canary?.endedBecause && <Text size="sm">Prova fermata: {canary.endedBecause}</Text>}
        <Text size="sm" tone="muted">
          {madeBy}, {formatInstant(madeAt)}
        </Text>
      </Stack>
    </Card>
  );
}
