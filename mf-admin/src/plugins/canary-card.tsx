import { formatInstant } from '@vetta/contract/client/formats';
import type { GenerationHistory, GenerationRecord } from '@vetta/contract/generations';
import { Button } from '@vetta/design-system/button';
import { Card } from '@vetta/design-system/card';
import { Heading } from '@vetta/design-system/heading';
import { Inline } from '@vetta/design-system/inline';
import { Text } from '@vetta/design-system/text';
import { useId } from 'react';
import { agoInWords } from '../dashboard/words.ts';
import { SectionLink } from '../layout/section-link.tsx';
import { ChangeList } from './change-list.tsx';
import { changedBuilds, madeFrom } from './generation-changes.ts';
import * as styles from './plugins.css.ts';
import { Withdraw } from './withdraw.tsx';
import { healthInWords, isOfTheHouse, titleOf } from './words.ts';

interface CanaryCardProps {
  readonly tried: GenerationRecord;
  readonly history: GenerationHistory;
  readonly now: Date;
  readonly onExtend: () => void;
  readonly onBack: () => void;
}

/** The generation that one screen tries: what is new in it, and the two ways to end the canary. */
export function CanaryCard({ tried, history, now, onExtend, onBack }: CanaryCardProps) {
  const id = useId();
  const { number, canary, why, madeBy, madeAt } = tried;
  const before = madeFrom(tried, history.generations);
  const changes = before ? changedBuilds(before.plugins, tried.plugins) : [];
  return (
    <Card as="section" tone="raised" aria-labelledby={id}>
      <Inline gap="md" align="end" justify="between">
        <div className={styles.canaryWords}>
          <Heading level={3} id={id}>
            In prova su {canary?.screen}
          </Heading>
          <Text>«{why}»</Text>
          <ChangeList changes={changes} versions={history.versions} />
          {canary && <Text>Finora: {healthInWords(canary)}.</Text>}
          <Text size="sm" tone="muted">
            <SectionLink href={`/admin/plugins/${number}`}>Generazione {number}</SectionLink>, di {madeBy},{' '}
            {agoInWords(now, new Date(madeAt))} ({formatInstant(madeAt)}). Gli altri vedono ancora quella
            corrente.
          </Text>
        </div>
        <div className={styles.canaryActions}>
          <Button tone={canary?.health?.state === 'healthy' ? 'primary' : 'neutral'} onPress={onExtend}>
            Estendi a tutti
          </Button>
          <Button tone="quiet" onPress={onBack}>
            Ferma la prova
          </Button>
          {changes.map(
            ({ name, after }) =>
              after !== null &&
              !isOfTheHouse(name) && (
                <Withdraw
                  key={name}
                  version={{ name, hash: after, title: titleOf(name, history.versions) }}
                  on="trial"
                />
              ),
          )}
        </div>
      </Inline>
    </Card>
  );
}
