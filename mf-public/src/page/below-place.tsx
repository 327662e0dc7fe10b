import type { ReactNode, Ref } from 'react';
import * as styles from './public-page.css.ts';

/** The place of the sections below the board, as tall as a screen until they have come. */
export const BelowPlace = ({
  ref,
  children,
}: {
  readonly ref?: Ref<HTMLDivElement>;
  readonly children?: ReactNode;
}) => (
  <div ref={ref} className={styles.below}>
    {children}
  </div>
);
