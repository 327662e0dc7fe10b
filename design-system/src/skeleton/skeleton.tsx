import * as styles from './skeleton.css.ts';

export type SkeletonProps = {
  shape?: 'line' | 'title' | 'numeral' | 'mark' | 'button' | 'box' | 'calendar';
  width?: 'full' | 'most' | 'half' | 'third';
  /** Holds the place of what is not loading yet, without motion. */
  isStill?: boolean;
};

/**
 * A placeholder for one piece of loading content. Arrange several like the content they stand for. Hidden from screen readers:
 * announce «Caricamento» once beside it.
 */
export const Skeleton = ({ shape = 'line', width = 'full', isStill = false }: SkeletonProps) => (
  <span
    className={`${isStill ? styles.still : styles.breathing} ${styles.shape[shape]} ${styles.width[width]}`}
    aria-hidden="true"
  />
);
