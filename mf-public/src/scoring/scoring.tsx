import type { PluginContext } from '@vetta/contract/plugin';
import type { SiteTexts } from '@vetta/contract/site-texts';
import { useSectionQuery } from '../page/first-data.ts';
import { Section } from '../page/section.tsx';
import { ScoringSkeleton } from './scoring-skeleton.tsx';
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
