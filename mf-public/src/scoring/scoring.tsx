import type { PluginContext } from '@vetta/contract/plugin';
import type { SiteTexts } from '@vetta/contract/site-texts';
import { Skeleton } from '@vetta/design-system/skeleton';
import { VisuallyHidden } from '@vetta/design-system/visually-hidden';
import { useSectionQuery } from '../page/first-data.ts';
import { Section } from '../page/section.tsx';
import * as styles from './scoring-steps.css.ts';
import { ScoringSteps } from './scoring-steps.tsx';

interface ScoringProps extends Pick<PluginContext, 'queries'> {
  readonly texts: SiteTexts;
}

/** What each action is worth; nothing if the values are not known. */
export function Scoring({ queries, texts }: ScoringProps) {
  const { data, isFetched } = useSectionQuery(queries.publicScoring);
  if (!data && isFetched) return null;
  return (
    <Section id="scoring" title={texts['scoring.title']} hint={texts['scoring.hint']}>
      {data ? <ScoringSteps scoring={data} /> : <ScoringSkeleton />}
    </Section>
  );
}

const steps = ['half', 'most', 'full', 'most'] as const;

/** Shown while the scoring values load: as tall as they are. */
const ScoringSkeleton = () => (
  <>
    <VisuallyHidden>Caricamento…</VisuallyHidden>
    <div className={styles.steps} aria-hidden="true">
      {steps.map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the four places never change their order
        <div key={index} className={styles.step}>
          <div className={styles.points}>
            <Skeleton shape="numeral" />
          </div>
          <div className={styles.action}>
            <Skeleton width={width} />
          </div>
        </div>
      ))}
    </div>
  </>
);
