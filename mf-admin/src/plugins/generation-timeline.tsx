import { formatInstant } from '@vetta/contract/client/formats';
import type { GenerationHistory, GenerationRecord } from '@vetta/contract/generations';
import { Badge } from '@vetta/design-system/badge';
import { Button } from '@vetta/design-system/button';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { agoInWords } from '../dashboard/words.ts';
import { TitledSection } from '../kit/titled-section.tsx';
import { changedBuilds, madeFrom } from './generation-changes.ts';
import * as styles from './generation-timeline.css.ts';
import { changeInWords, stateOf } from './words.ts';

/** How many are shown at first. */
const FEW = 12;

interface GenerationTimelineProps {
  readonly history: GenerationHistory;
  readonly now: Date;
}

/** The generations as a line in time, newest first. */
export function GenerationTimeline({ history, now }: GenerationTimelineProps) {
  const [isWhole, setWhole] = useState(false);
  const { generations } = history;
  const shown = isWhole ? generations : generations.slice(0, FEW);
  return (
    <TitledSection title="Generazioni">
      <ol className={styles.line} reversed>
        {shown.map((generation) => (
          <GenerationRow key={generation.number} generation={generation} history={history} now={now} />
        ))}
      </ol>
      {generations.length > shown.length && (
        <div>
          <Button onPress={() => setWhole(true)}>
            Mostra le altre {generations.length - shown.length} generazioni
          </Button>
        </div>
      )}
    </TitledSection>
  );
}

interface GenerationRowProps {
  readonly generation: GenerationRecord;
  readonly history: GenerationHistory;
  readonly now: Date;
}

/** One generation: why it was made and what it changed. It leads to its comparison with the one before. */
function GenerationRow({ generation, history, now }: GenerationRowProps) {
  const { number, why, madeBy, madeAt, canary, restores } = generation;
  const state = stateOf(generation);
  const before = madeFrom(generation, history.generations);
  return (
    <li className={styles.node} data-current={generation.isCurrent} data-canary={canary?.state === 'open'}>
      <Link href={`/admin/plugins/${number}`} className={styles.row}>
        <span className={styles.number}>{number}</span>
        <span className={styles.words}>
          <span className={styles.why}>
            {why} {state && <Badge tone={state.tone}>{state.label}</Badge>}
          </span>
          {restores !== null && <span className={styles.note}>Uguale alla generazione {restores}</span>}
          {before &&
            changedBuilds(before.plugins, generation.plugins).map((change) => (
              <span key={change.name} className={styles.change}>
                {changeInWords(change, history.versions)}
              </span>
            ))}
          {canary?.endedBecause && <span className={styles.note}>Fermata: {canary.endedBecause}</span>}
          {canary?.state === 'extended' && (
            <span className={styles.note}>Provata su {canary.screen}, poi estesa a tutti</span>
          )}
          <span className={styles.note}>
            {madeBy}, {agoInWords(now, new Date(madeAt))} ({formatInstant(madeAt)})
          </span>
        </span>
        <ChevronRight size={18} aria-hidden="true" className={styles.arrow} />
      </Link>
    </li>
  );
}
