import { useQuery } from '@tanstack/react-query';
import type { PublicQueries } from '@vetta/contract/plugin';
import type { Prize } from '@vetta/contract/prizes';
import type { SiteTexts } from '@vetta/contract/site-texts';
import { fillText } from '@vetta/contract/site-texts';
import { Badge } from '@vetta/design-system/badge';
import { Heading } from '@vetta/design-system/heading';
import { LotteryDraw } from '../draws/lottery-draw.tsx';
import * as styles from './lottery-section.css.ts';
import { DEFAULT_THRESHOLD } from './lottery-threshold.ts';
import { PrizeMedia } from './prize-media.tsx';

interface LotterySectionProps {
  readonly queries: Pick<PublicQueries, 'draws'>;
  /** `YYYY-MM` */
  readonly month: string;
  /** The active prizes that are drawn by lot. */
  readonly prizes: readonly Prize[];
  /** The points that a player needs; the default until the site's settings are known. */
  readonly threshold?: number | undefined;
  readonly texts: SiteTexts;
}

/** The prizes that are drawn by lot, and the draw. A draw stays visible even if its prize has been removed. */
export function LotterySection({
  queries,
  month,
  prizes,
  threshold = DEFAULT_THRESHOLD,
  texts,
}: LotterySectionProps) {
  const drawn = useQuery(queries.draws(month)).data?.draws ?? [];
  if (prizes.length === 0 && drawn.length === 0) return null;
  return (
    <section id="lottery" aria-labelledby="titolo-lottery" className={styles.section}>
      <header className={styles.header}>
        <Heading level={2} size="title" id="titolo-lottery">
          {texts['lottery.title']}
        </Heading>
        <p className={styles.note}>{fillText(texts['lottery.note'], { soglia: String(threshold) })}</p>
      </header>
      {prizes.length > 0 && (
        <ul className={styles.prizes}>
          {prizes.map((prize) => (
            <li key={prize.id} className={styles.prize}>
              <div className={styles.picture}>
                <PrizeMedia prize={prize} missing={texts['prizes.mediaMissing']} />
              </div>
              <div className={styles.words}>
                <div>
                  <Badge tone="info">{texts['lottery.badge']}</Badge>
                </div>
                <h3 className={styles.title}>{prize.title}</h3>
                {prize.description !== null && <p className={styles.description}>{prize.description}</p>}
              </div>
            </li>
          ))}
        </ul>
      )}
      <LotteryDraw queries={queries} month={month} />
    </section>
  );
}
