import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './movement.css.ts';

const way = (places: number) => (places > 0 ? 'up' : places < 0 ? 'down' : 'same');
const sign = { up: '▲', down: '▼', same: '=' };

const words = (places: number) => {
  if (places === 0) return 'posizione invariata';
  const count = Math.abs(places);
  return `${places > 0 ? 'sale' : 'scende'} di ${count} ${count === 1 ? 'posizione' : 'posizioni'}`;
};

/** How many places someone has climbed (positive) or lost (negative): a sign, a number and a colour, and the words. */
export const Movement = ({ places }: { places: number }) => (
  <span className={`${styles.base} ${styles.tone[way(places)]}`}>
    <span aria-hidden="true">
      {sign[way(places)]}
      {places !== 0 && Math.abs(places)}
    </span>
    <VisuallyHidden>{words(places)}</VisuallyHidden>
  </span>
);
