import { monthView } from '@vetta/contract/first-view';
import type { RouteProps } from '@vetta/contract/plugin';
import { useServerDay } from '../day/server-day.ts';
import { Leaderboard } from '../leaderboard/leaderboard.tsx';
import { MonthTop } from '../month/month-top.tsx';
import { PublicPage } from './public-page.tsx';

/** The public page. */
export default function HomePage({ place }: RouteProps) {
  const now = useServerDay(place);
  return (
    <PublicPage
      top={<MonthTop month={monthView(now)} />}
      board={<Leaderboard query={place.queries.leaderboard} />}
    />
  );
}
