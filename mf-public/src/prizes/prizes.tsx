import { useQuery } from '@tanstack/react-query';
import type { PluginContext } from '@vetta/contract/plugin';
import type { SiteTexts } from '@vetta/contract/site-texts';
import { PrizesFilm } from '../media/prizes-film.tsx';
import { Section } from '../page/section.tsx';
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
  const { data, isFetched } = useQuery({ ...queries.leaderboard, retryOnMount: false });
  const threshold = useQuery(queries.site).data?.contest.lotteryThreshold;
  const all = data?.prizes ?? [];
  const byPosition = all.filter(({ isLottery }) => !isLottery);
  const lottery = all.filter(({ isLottery }) => isLottery);
  return (
    <>
      <Section
        id="prizes"
        title={texts['prizes.title']}
        hint={texts['prizes.hint']}
        figure={data && <PrizePool query={queries.month(data.period)} label={texts['prizes.pool']} />}
        aside={
          <div className={styles.film}>
            <PrizesFilm replacement={texts['prizes.video']} missing={texts['prizes.mediaMissing']} />
          </div>
        }
      >
        {data && byPosition.length > 0 ? (
          <PrizeCards prizes={byPosition} texts={texts} />
        ) : (
          <p role="status" className={styles.message}>
            {texts[messageKey(isFetched, data !== undefined)]}
          </p>
        )}
      </Section>
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

function messageKey(isFetched: boolean, isLoaded: boolean) {
  if (!isFetched) return 'prizes.loading';
  return isLoaded ? 'prizes.empty' : 'prizes.unreachable';
}
