import * as styles from './skeleton.css.ts';

export type SkeletonProps = {
  shape?: 'line' | 'title' | 'numeral' | 'mark' | 'button' | 'box' | 'calendar';
  width?: 'full' | 'most' | 'half' | 'third';
};

/**
 * A placeholder for one piece of loading content. Arrange several like the content they stand for. Hidden from screen readers:
 * announce «Caricamento» once beside it.
 */
export const Skeleton = ({ shape = 'line', width = 'full' }: SkeletonProps) => (
  <span className={`${styles.base} ${styles.shape[shape]} ${styles.width[width]}`} aria-hidden="true" />
);
