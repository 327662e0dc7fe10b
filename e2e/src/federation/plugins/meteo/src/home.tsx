import { useQuery } from '@tanstack/react-query';
import { formatPoints } from '@vetta/contract/client/formats';
import type { RouteProps } from '@vetta/contract/front-end';
import { Row } from './row.tsx';

export default function Home({ context }: RouteProps) {
  const { data } = useQuery(context.queries.leaderboard);
  return (
    <main id="contenuto" tabIndex={-1}>
      <ol>
        {data?.entries.map(({ playerId, name, total }) => (
          <Row key={playerId} name={name} total={formatPoints(total)} />
        ))}
      </ol>
    </main>
  );
}
