import { useQuery } from '@tanstack/react-query';
import { formatPoints } from '@vetta/contract/client/formats';
import { leaderboard } from '@vetta/contract/client/public-queries';
import { hasPoints } from '@vetta/contract/prerender';
import { splitEvenly } from '@vetta/contract/split-evenly';
import { useEffect, useState } from 'react';
import * as styles from './plain-board.css.ts';

const MOST_ROWS = 10;
const PAGE_MS = 15_000;

/** The shell's own scene, shown when no plugin's scene works. */
export function PlainBoard() {
  const { data: board } = useQuery(leaderboard);
  const entries = board && hasPoints(board) ? board.entries : [];
  const pages = splitEvenly(entries, MOST_ROWS);
  const page = usePage(pages.length);

  return (
    <main className={styles.board}>
      <header className={styles.header}>
        <h1 className={styles.title}>Classifica{board ? ` di ${board.month}` : ''}</h1>
        {pages.length > 1 && (
          <p className={styles.pages}>
            {page + 1} di {pages.length}
          </p>
        )}
      </header>
      {entries.length > 0 ? (
        <ol className={styles.rows}>
          {pages[page]?.map(({ playerId, position, name, total }) => (
            <li key={playerId} className={styles.row}>
              <span className={styles.position}>{position}</span>
              <span className={styles.name}>{name}</span>
              <span className={styles.total}>{formatPoints(total)} pt</span>
            </li>
          ))}
        </ol>
      ) : (
        <p className={styles.empty}>
          {board ? 'Nessuna entry ancora questo mese' : 'In attesa della classifica…'}
        </p>
      )}
    </main>
  );
}

/** Returns the page on screen, from 0. */
function usePage(pages: number): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setCount((before) => before + 1), PAGE_MS);
    return () => clearInterval(timer);
  }, []);
  return count % pages;
}
