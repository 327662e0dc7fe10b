import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './movement.css.ts';

export type MovementProps = {
  way: 'up' | 'down' | 'same';
  /** The places gained or lost, as text: `2`. */
  places?: string;
  /** The sign alone, where the words have no room. */
  isShort?: boolean;
};

const sign = { up: '▲', down: '▼', same: '=' };
const short = { up: 'su di ', down: 'giù di ', same: 'stabile' };
const words = { up: 'posizioni guadagnate: ', down: 'posizioni perse: ', same: 'posizione invariata' };

/** The places gained or lost: a sign, a number, a colour, and words. */
export const Movement = ({ way, places = '', isShort = false }: MovementProps) => (
  // Drawn anew when it changes: a browser's translator replaces the text nodes that React would update.
  <span key={places} className={`${styles.base} ${styles.tone[way]}`}>
    <span aria-hidden="true">
      {sign[way]}
      {isShort ? places : ` ${short[way]}${places}`}
    </span>
    <VisuallyHidden>
      {words[way]}
      {places}
    </VisuallyHidden>
  </span>
);
