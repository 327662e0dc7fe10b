import type { GenerationHistory } from '@vetta/contract/generations';
import { Button } from '@vetta/design-system/button';
import { Heading } from '@vetta/design-system/heading';
import { useId, useState } from 'react';
import { GenerationRow } from './generation-row.tsx';
import * as styles from './generation-timeline.css.ts';
import * as section from './plugins.css.ts';

/** How many are shown at first. */
const FEW = 12;

interface GenerationTimelineProps {
  readonly history: GenerationHistory;
  readonly now: Date;
}

/** The generations as a line in time, newest first. */
export function GenerationTimeline({ history, now }: GenerationTimelineProps) {
  const title = useId();
  const [isWhole, setWhole] = useState(false);
  const { generations } = history;
  const shown = isWhole ? generations : generations.slice(0, FEW);
  return (
    <section aria-labelledby={title} className={section.section}>
      <Heading level={3} id={title}>
        Generazioni
      </Heading>
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
    </section>
  );
}
