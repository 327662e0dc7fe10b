import type { SceneProps } from '@vetta/contract/plugin';
import { useEffect, useState } from 'react';

const PAGES = 6;
const PAGE_MS = 20_000;

/** Right: two minutes of pages, then it is done. */
export default function Scene({ context: { done } }: SceneProps) {
  const [page, setPage] = useState(1);
  useEffect(() => {
    const timer = setTimeout(() => (page < PAGES ? setPage(page + 1) : done()), PAGE_MS);
    return () => clearTimeout(timer);
  }, [page, done]);
  return (
    <h1>
      Pagina {page} di {PAGES}
    </h1>
  );
}
