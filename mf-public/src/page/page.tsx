import type { RouteProps } from '@vetta/contract/front-end';
import { monthView } from '../current-month/month-view.ts';
import { useServerDay } from '../day/server-day.ts';
import { LiveHero } from '../hero/live-hero.tsx';
import { Leaderboard } from '../leaderboard/leaderboard.tsx';
import { LazyOwnPlace } from '../own-place/lazy-own-place.tsx';
import { LazyReceipt } from '../receipts/lazy-receipt.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { FirstDataContext, useFirstData } from './first-data.ts';
import { LazyBelow } from './lazy-below.tsx';
import { PublicPage } from './public-page.tsx';

/** The public page. */
export default function HomePage({ context }: RouteProps) {
  const today = useServerDay(context);
  const texts = useTexts(context);
  const first = useFirstData(context.now);
  return (
    <PublicPage
      texts={texts}
      top={<LiveHero context={context} month={monthView(today)} texts={texts} />}
      board={<Leaderboard query={context.queries.leaderboard} now={context.now} texts={texts} />}
      below={
        <FirstDataContext value={first}>
          <LazyBelow context={context} />
        </FirstDataContext>
      }
      thumb={
        <>
          <LazyOwnPlace queries={context.queries} />
          <LazyReceipt queries={context.queries} />
        </>
      }
    />
  );
}
