import { useQuery } from '@tanstack/react-query';
import type { SceneProps } from '@vetta/contract/plugin';
import { Heading } from '@vetta/design-system/heading';
import { useEffect } from 'react';
import { Clock } from './clock.tsx';
import * as styles from './forecast.css.ts';
import { Forecast } from './forecast.tsx';
import { weatherOf } from './weather.ts';

/** The weather of the climb, full-screen, between the heading, clock and foot that every scene of a wall has. Left out while there is none. */
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
  if (!board || !weather) return null;
  return (
    <main className={styles.scene}>
      <header className={styles.edge}>
        <Heading level={1} size="title">
          Meteo della salita
        </Heading>
        <Clock now={context.now} />
      </header>
      <Forecast weather={weather} level={2} />
      <footer className={styles.edge}>
        <p>Più persone salgono, più sole c’è</p>
        <p>{board.month}</p>
      </footer>
    </main>
  );
}
