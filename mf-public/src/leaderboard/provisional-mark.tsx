import { VisuallyHidden } from '@vetta/design-system/visually-hidden';
import * as styles from './provisional-mark.css.ts';

/** The ring of points that tonight's close may still change; the board's header says what it means. */
export const ProvisionalMark = () => (
  <span className={styles.ring}>
    <VisuallyHidden>provvisori</VisuallyHidden>
  </span>
);
