import type { Key } from '@vetta/contract/keys';
import { Badge } from '@vetta/design-system/badge';
import { Button } from '@vetta/design-system/button';
import { Card } from '@vetta/design-system/card';
import { FactList } from '@vetta/design-system/fact-list';
import { Heading } from '@vetta/design-system/heading';
import { Inline } from '@vetta/design-system/inline';
import { useId } from 'react';
import { who } from '../audit/words/who.ts';
import { dayInWords, endInWords, isOver, scopeWords, usedInWords } from './words.ts';

interface KeyCardProps {
  readonly shown: Key;
  readonly now: Date;
  readonly onRevoke: () => void;
}

/** A key with a name: what it may do, when it was used last, and who made it. */
export function KeyCard({ shown, now, onRevoke }: KeyCardProps) {
  const id = useId();
  const facts = [
    { name: 'Ultimo uso', value: usedInWords(shown, now) },
    {
      name: 'Ultimo giorno',
      value: shown.endsAt === null ? 'nessuno' : endInWords(shown),
    },
    { name: 'Creata da', value: who(shown.madeBy) },
    { name: 'Creata il', value: dayInWords(new Date(shown.madeAt)) },
  ];
  return (
    <Card
      as="article"
      aria-labelledby={id}
      foot={
        <Button size="sm" tone="danger" aria-describedby={id} onPress={onRevoke}>
          Revoca
        </Button>
      }
    >
      <Inline as="header" gap="xs" justify="between">
        <Heading level={3} size="section" id={id}>
          {shown.name}
        </Heading>
        {isOver(shown, now) && <Badge tone="warning">scaduta</Badge>}
      </Inline>
      <Inline as="ul" gap="xs" aria-label="Che cosa può fare">
        {shown.scopes.map((scope) => (
          <li key={scope}>
            <Badge tone={scope === 'admin' ? 'info' : 'neutral'}>{scopeWords[scope].label}</Badge>
          </li>
        ))}
      </Inline>
      <FactList facts={facts} />
    </Card>
  );
}
