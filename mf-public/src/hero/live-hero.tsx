import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { RouteProps } from '@vetta/contract/front-end';
import { hasPoints } from '@vetta/contract/prerender';
import type { Site } from '@vetta/contract/site';
import type { SiteTexts } from '@vetta/contract/site-texts';
import { useCallback, useEffect, useState } from 'react';
import type { MonthView } from '../current-month/month-view.ts';
import { lastHours } from '../day/day-end.ts';
import { useTime } from '../day/use-time.ts';
import { LazyMonthBefore } from '../months/lazy-month-before.tsx';
import { useOnDemand } from '../on-demand/use-on-demand.ts';
import { onOwnPlayer, useOwnPlayer } from '../own-place/own-player.ts';
import { Countdown } from './countdown.tsx';
import { exampleEntries } from './example-entries.ts';
import { Hero } from './hero.tsx';
import { DEFAULT_LAUNCH, useSecondsToLaunch } from './launch.ts';
import { PositionSearch } from './position-search.tsx';

interface LiveHeroProps {
  readonly context: Pick<RouteProps['context'], 'queries' | 'now'>;
  readonly month: MonthView;
  readonly texts: SiteTexts;
}

const loadCard = async () => (await import('../own-place/own-card.tsx')).OwnCard;

const launchOf = (site: Site) => site.contest.launchAt;

/** The countdown until the launch moment; from then on the own card, or the position search. */
export function LiveHero({ context: { queries, now }, month, texts }: LiveHeroProps) {
  const client = useQueryClient();
  const launchAt = useQuery({ ...queries.site, select: launchOf }).data ?? DEFAULT_LAUNCH;
  const board = useQuery(queries.leaderboard);

  const [isLaunchedNow, setLaunchedNow] = useState(false);
  const onLaunch = useCallback(() => {
    setLaunchedNow(true);
    void client.invalidateQueries({ queryKey: queries.leaderboard.queryKey });
  }, [client, queries]);
  const seconds = useSecondsToLaunch(now, launchAt, onLaunch);

  // The prerendered countdown has dashes, and no hour: figures of an earlier moment would be wrong.
  const [isRunning, setRunning] = useState(false);
  useEffect(() => setRunning(true), []);

  const ending = useTime(now, lastHours);

  const own = useOwnPlayer();
  const ownStanding =
    own && board.data && hasPoints(board.data)
      ? board.data.entries.find(({ playerId }) => playerId === own.playerId)
      : undefined;
  // Who searches keeps the search, until they say who they are.
  const [turn, setTurn] = useState<'first' | 'search' | 'own'>('first');
  useEffect(() => onOwnPlayer(() => setTurn('own')), []);
  const isSearching = turn === 'search';
  const scoring = useQuery(queries.publicScoring).data;
  const wantsCard = ownStanding !== undefined && !isSearching;
  const { part: OwnCard, hasFailed } = useOnDemand(loadCard, wantsCard);

  const entries = board.data?.entries ?? [];
  const exampleNote =
    entries.length > 0 || !board.isFetched
      ? undefined
      : texts[board.data ? 'hero.searchSample' : 'hero.searchSampleUnreachable'];
  return (
    <Hero
      month={month}
      texts={texts}
      ending={isRunning ? ending : ''}
      before={<LazyMonthBefore queries={queries} board={board.data} />}
      announcement={isLaunchedNow ? texts['hero.launched'] : ''}
    >
      {seconds > 0 ? (
        <Countdown texts={texts} seconds={isRunning ? seconds : null} />
      ) : board.data && ownStanding && OwnCard && !isSearching ? (
        <OwnCard
          queries={queries}
          now={now}
          board={board.data}
          standing={ownStanding}
          isNew={turn === 'own'}
          onSearch={() => setTurn('search')}
        />
      ) : (
        <PositionSearch
          texts={texts}
          players={exampleNote === undefined ? entries : exampleEntries}
          scoring={scoring}
          exampleNote={exampleNote}
          // Until the card's code has come its place is kept: search-field.css.ts.
          isShown={own !== null && (!wantsCard || hasFailed || turn === 'own')}
          isAsked={isSearching}
          onUse={() => setTurn('search')}
        />
      )}
    </Hero>
  );
}
