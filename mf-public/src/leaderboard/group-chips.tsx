import { FilterChips, type FilterChipsProps } from '@vetta/design-system/filter-chips';
import * as styles from './board.css.ts';

/** The choice of a role or a team. */
export const GroupChips = (props: Omit<FilterChipsProps, 'label'>) => (
  <div className={styles.groups}>
    <FilterChips label="Ruolo o squadra" {...props} />
  </div>
);
