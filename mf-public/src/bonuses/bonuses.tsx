import type { PluginContext } from '@vetta/contract/plugin';
import type { SiteTexts } from '@vetta/contract/site-texts';
import { Skeleton } from '@vetta/design-system/skeleton';
import { VisuallyHidden } from '@vetta/design-system/visually-hidden';
import { useSectionQuery } from '../page/first-data.ts';
import { Section } from '../page/section.tsx';
import * as styles from './bonus-peaks.css.ts';
import { BonusPeaks } from './bonus-peaks.tsx';
import { bonusKeys, Peak } from './peak.tsx';

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

/** Shown while the bonuses load: the peaks are known, their words are not. */
const BonusesSkeleton = () => (
  <>
    <VisuallyHidden>Caricamento…</VisuallyHidden>
    <div className={styles.peaks} aria-hidden="true">
      {bonusKeys.map((key) => (
        <div key={key} className={styles.bonus}>
          <div className={styles.picture}>
            <Peak bonus={key} />
          </div>
          <div className={styles.words}>
            <Skeleton shape="title" width="half" />
            <Skeleton width="third" />
            <Skeleton width="most" />
          </div>
        </div>
      ))}
    </div>
  </>
);
