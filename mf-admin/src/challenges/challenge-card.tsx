import type { AdminChallenge } from '@vetta/contract/challenges';
import { formatInstant, formatPoints, withArticle } from '@vetta/contract/client/formats';
import { addDays } from '@vetta/contract/rome-time';
import type { Tagged } from '@vetta/contract/row-tag';
import { Badge } from '@vetta/design-system/badge';
import { Button } from '@vetta/design-system/button';
import { Card } from '@vetta/design-system/card';
import { Disclosure } from '@vetta/design-system/disclosure';
import { Heading } from '@vetta/design-system/heading';
import { IconButton } from '@vetta/design-system/icon-button';
import { Inline } from '@vetta/design-system/inline';
import { Stack } from '@vetta/design-system/stack';
import { Text } from '@vetta/design-system/text';
import { Printer } from 'lucide-react';
import { useId, useState } from 'react';
import { RowButtons } from '../kit/edits/row-buttons.tsx';
import { reachInWords, ruleInWords, STATES } from './challenge-words.ts';
import * as styles from './challenges.css.ts';
import { RebuildDialog } from './rebuild-dialog.tsx';

interface ChallengeCardProps {
  readonly challenge: Tagged<AdminChallenge>;
  readonly today: string;
  readonly onPrint: () => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** A sfida with its sides. On paper without each person's part, which is for admins. */
export function ChallengeCard({ challenge, today, onPrint, onEdit, onRemove }: ChallengeCardProps) {
  const title = useId();
  const [isRebuilding, setRebuilding] = useState(false);
  const { name, stake, state, sides, parts, lastDay, rebuilds } = challenge;
  const { label, tone } = STATES[state];
  // The second close after its end makes it final, or the next one.
  const settled = addDays(lastDay, 2);
  const newest = rebuilds.at(-1);
  return (
    <Card as="article" aria-labelledby={title}>
      <Stack gap="sm">
        <Inline gap="xs" justify="between">
          <Inline gap="xs">
            <Heading level={4} id={title}>
              {name}
            </Heading>
            <Badge tone={tone}>{label}</Badge>
          </Inline>
          <div className={styles.onScreen}>
            <Inline gap="xxs" wrap="no">
              <IconButton label={`Stampa ${name}`} onPress={onPrint}>
                <Printer size={18} aria-hidden="true" />
              </IconButton>
              <RowButtons name={name} onEdit={state === 'final' ? undefined : onEdit} onRemove={onRemove} />
            </Inline>
          </div>
        </Inline>
        <Text tone="muted">{ruleInWords(challenge)}</Text>
        {stake && <Text>In palio: {stake}</Text>}
        {state === 'settling' && (
          <Text tone="muted">
            Contano ancora i dati in ritardo, fino alla{' '}
            {settled < today ? 'prossima chiusura' : `chiusura ${withArticle('del', settled)}`}.
          </Text>
        )}
        <ol className={styles.sides}>
          {sides
            .toSorted((one, other) => (one.place ?? sides.length) - (other.place ?? sides.length))
            .map((side) => (
              <li key={`${side.name} ${side.people?.[0]}`} className={styles.side}>
                <span data-side={side.colour} className={styles.mark} />
                <span className={styles.name}>
                  {state !== 'coming' && side.place !== null && `${side.place}° `}
                  <strong>{side.name}</strong>
                  {side.counting > 1 && ` (${side.counting})`}
                </span>
                <span>{reachInWords(challenge, side)}</span>
              </li>
            ))}
        </ol>
        {parts.length > 0 && (
          <div className={styles.onScreen}>
            <Disclosure title="La parte di ciascuno, solo per admin" level={4}>
              {sides.map((side, index) => (
                <p key={`${side.name} ${side.people?.[0]}`}>
                  <strong>{side.name}</strong>:{' '}
                  {parts
                    .flatMap((part) =>
                      part.side === index ? `${part.name} ${formatPoints(part.value)}` : [],
                    )
                    .join(', ')}
                </p>
              ))}
            </Disclosure>
          </div>
        )}
        {newest && (
          <Text size="sm" tone="muted">
            Ricalcolata il {formatInstant(newest.rebuiltAt)}: {newest.reason}
          </Text>
        )}
        {state === 'final' && (
          <div className={styles.onScreen}>
            <Button size="sm" onPress={() => setRebuilding(true)}>
              Ricalcola
            </Button>
          </div>
        )}
      </Stack>
      {isRebuilding && <RebuildDialog challenge={challenge} onClose={() => setRebuilding(false)} />}
    </Card>
  );
}
