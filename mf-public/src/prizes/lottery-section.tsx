import { italianInteger } from '@vetta/contract/italian-integer';
import type { PublicQueries } from '@vetta/contract/plugin';
import type { Prize } from '@vetta/contract/prizes';
import type { SiteTexts } from '@vetta/contract/site-texts';
import { fillText } from '@vetta/contract/site-texts';
import { Badge } from '@vetta/design-system/badge';
import { Heading } from '@vetta/design-system/heading';
import { PrizeWords, type PrizeWordsProps } from '@vetta/design-system/prize-card';
import type { ReactNode } from 'react';
import { LotteryDraw } from '../draws/lottery-draw.tsx';
import { useSectionQuery } from '../page/first-data.ts';
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
  const drawn = useSectionQuery(queries.draws(month)).data?.draws ?? [];
  if (prizes.length === 0 && drawn.length === 0) return null;
  return (
    <LotteryFrame
      title={texts['lottery.title']}
      note={fillText(texts['lottery.note'], { soglia: italianInteger(threshold) })}
    >
      {prizes.length > 0 && (
        <LotteryPrizes>
          {prizes.map((prize) => (
            <LotteryPrize
              key={prize.id}
              media={<PrizeMedia prize={prize} missing={texts['prizes.mediaMissing']} />}
              badge={texts['lottery.badge']}
              prize={prize}
            />
          ))}
        </LotteryPrizes>
      )}
      <LotteryDraw queries={queries} month={month} />
    </LotteryFrame>
  );
}

interface LotteryFrameProps {
  readonly title: string;
  readonly note: string;
  readonly children: ReactNode;
}

/** The section around the lottery's prizes and its draw. */
export const LotteryFrame = ({ title, note, children }: LotteryFrameProps) => (
  <section id="lottery" aria-labelledby="titolo-lottery" className={styles.section}>
    <header className={styles.header}>
      <Heading level={2} size="title" id="titolo-lottery">
        {title}
      </Heading>
      <p className={styles.note}>{note}</p>
    </header>
    {children}
  </section>
);

export const LotteryPrizes = ({ children }: { readonly children: ReactNode }) => (
  <ul className={styles.prizes}>{children}</ul>
);

interface LotteryPrizeProps extends Pick<PrizeWordsProps, 'prize' | 'Line'> {
  readonly media: ReactNode;
  readonly badge: string;
}

export const LotteryPrize = ({ media, badge, ...words }: LotteryPrizeProps) => (
  <li className={styles.prize}>
    <div className={styles.picture}>{media}</div>
    <div className={styles.words}>
      <div>
        <Badge tone="info">{badge}</Badge>
      </div>
      <PrizeWords size="xl" {...words} />
    </div>
  </li>
);
