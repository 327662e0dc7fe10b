import type { PluginContext } from '@vetta/contract/plugin';
import type { SiteTexts } from '@vetta/contract/site-texts';
import type { ReactNode } from 'react';
import { PrizesFilm } from '../media/prizes-film.tsx';
import { useSectionQuery } from '../page/first-data.ts';
import { Section } from '../page/section.tsx';
import type { Slotted } from '../prerender-template/slots.tsx';
import { LotterySection } from './lottery-section.tsx';
import { PrizeCards } from './prize-cards.tsx';
import { PrizePool } from './prize-pool.tsx';
import * as styles from './prizes.css.ts';

interface PrizesProps extends Pick<PluginContext, 'queries'> {
  readonly texts: SiteTexts;
}

/** The month's prizes by position, and the lottery's apart. They come with the standings. */
export function Prizes({ queries, texts }: PrizesProps) {
  // The board above asks already: if its call has failed, another one would take its notice away and bring it back.
  const { data, isFetched } = useSectionQuery({ ...queries.leaderboard, retryOnMount: false });
  const threshold = useSectionQuery(queries.site).data?.contest.lotteryThreshold;
  const all = data?.prizes ?? [];
  const byPosition = all.filter(({ isLottery }) => !isLottery);
  const lottery = all.filter(({ isLottery }) => isLottery);
  return (
    <>
      <PrizesFrame
        texts={texts}
        pool={data && <PrizePool query={queries.month(data.period)} texts={texts} />}
      >
        {data && byPosition.length > 0 ? (
          <PrizeCards prizes={byPosition} texts={texts} />
        ) : (
          <PrizesMessage>{texts[messageKey(isFetched, data !== undefined)]}</PrizesMessage>
        )}
      </PrizesFrame>
      {data && (
        <LotterySection
          queries={queries}
          month={data.period}
          prizes={lottery}
          threshold={threshold}
          texts={texts}
        />
      )}
    </>
  );
}

interface PrizesFrameProps {
  readonly texts: Slotted<
    Pick<SiteTexts, 'prizes.title' | 'prizes.hint' | 'prizes.video' | 'prizes.mediaMissing'>
  >;
  readonly pool: ReactNode;
  readonly children: ReactNode;
}

/** The section around the prizes. */
export const PrizesFrame = ({ texts, pool, children }: PrizesFrameProps) => (
  <Section
    id="prizes"
    title={texts['prizes.title']}
    hint={texts['prizes.hint']}
    figure={pool}
    aside={
      <div className={styles.film}>
        <PrizesFilm replacement={texts['prizes.video']} missing={texts['prizes.mediaMissing']} />
      </div>
    }
  >
    {children}
  </Section>
);

/** Stands where there are no prizes. */
export const PrizesMessage = ({ children }: { readonly children: string }) => (
  <p role="status" className={styles.message}>
    {children}
  </p>
);

function messageKey(isFetched: boolean, isLoaded: boolean) {
  if (!isFetched) return 'prizes.loading';
  return isLoaded ? 'prizes.empty' : 'prizes.unreachable';
}
