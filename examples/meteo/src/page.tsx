import { useQuery } from '@tanstack/react-query';
import type { RouteProps } from '@vetta/contract/plugin';
import { page } from './forecast.css.ts';
import { Forecast } from './forecast.tsx';
import { weatherOf } from './weather.ts';

/** The same weather on a page of its own. */
export default function Page({ context }: RouteProps) {
  const { data: board, isError } = useQuery(context.queries.leaderboard);
  const weather = board ? weatherOf(board.entries) : null;
  return (
    <main id="contenuto" tabIndex={-1} className={page}>
      {weather ? (
        <Forecast weather={weather} level={1} />
      ) : (
        <p>{isError ? 'La classifica non risponde.' : 'Nessun punto ancora, questo mese.'}</p>
      )}
    </main>
  );
}
