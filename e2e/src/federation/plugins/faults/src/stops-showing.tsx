import type { SceneProps } from '@vetta/contract/front-end';
import { useEffect, useState } from 'react';

/** Has nothing to show any more after a second on screen, and says so late. */
export default function StopsShowing({ context: { skip } }: SceneProps) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), 1_000);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!isOver) return;
    const timer = setTimeout(skip, 500);
    return () => clearTimeout(timer);
  }, [isOver, skip]);
  return isOver ? null : (
    <main>
      <h1>Breve</h1>
    </main>
  );
}
