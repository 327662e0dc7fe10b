import { useQuery } from '@tanstack/react-query';
import type { SceneProps } from '@vetta/contract/plugin';
import { useEffect } from 'react';
import { Forecast } from './forecast.tsx';
import { weatherOf } from './weather.ts';

/** The weather of the climb, full-screen. Left out while there is none. */
export default function Scene({ context }: SceneProps) {
  const { queries, minDurationMs, done, skip } = context;
  const { data: board, isError } = useQuery(queries.leaderboard);
  const weather = board ? weatherOf(board.entries) : null;
  const isEmpty = board ? weather === null : isError;
  useEffect(() => {
    if (isEmpty) skip();
  }, [isEmpty, skip]);
  useEffect(() => {
    const timer = setInterval(done, minDurationMs);
    return () => clearInterval(timer);
  }, [minDurationMs, done]);
  // Until it knows its data it renders nothing: the scene before it stays on screen.
  return weather && <Forecast weather={weather} />;
}
