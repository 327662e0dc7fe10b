import type { PluginContext } from '@vetta/contract/plugin';
import type { SiteTexts } from '@vetta/contract/site-texts';
import { useSectionQuery } from '../page/first-data.ts';
import { Section } from '../page/section.tsx';
import { BonusPeaks } from './bonus-peaks.tsx';
import { BonusesSkeleton } from './bonuses-skeleton.tsx';

interface BonusesProps extends Pick<PluginContext, 'queries'> {
  readonly texts: SiteTexts;
}

/** The weekly bonuses; nothing if they are not known, or if none is active. */
export function Bonuses({ queries, texts }: BonusesProps) {
  const { data, isFetched } = useSectionQuery(queries.site);
  const bonuses = data?.bonusTypes ?? [];
  if (bonuses.length === 0 && isFetched) return null;
  return (
    <Section id="bonuses" title={texts['bonuses.title']} hint={texts['bonuses.hint']}>
      {bonuses.length > 0 ? <BonusPeaks bonuses={bonuses} /> : <BonusesSkeleton />}
    </Section>
  );
}
