import { QueryClient } from '@tanstack/react-query';
import type { SceneProps } from '@vetta/contract/plugin';
import { useEffect, useState } from 'react';
import { useLater } from './use-later.ts';

// Its own: that of every guest tells the page what is no longer used.
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });

/** Asks for another person ten times in each tenth of a second: not so fast that it would be a flood. */
export default function Scene({ context: { queries } }: SceneProps) {
  const [refused, setRefused] = useState(0);
  const [timer, setTimer] = useState<ReturnType<typeof setInterval>>();
  useEffect(() => () => clearInterval(timer), [timer]);
  useLater(() => {
    let person = 0;
    const ask = () => {
      person += 1;
      client
        .fetchQuery(queries.receipt(`nessuno-${person}`))
        .catch(({ status }: { status?: number }) => status === 429 && setRefused((count) => count + 1));
    };
    setTimer(
      setInterval(() => {
        for (let count = 0; count < 10; count++) ask();
      }, 100),
    );
  });
  return <h1>Chiede rifiutato {refused >= 100 ? 'cento volte' : ''}</h1>;
}
