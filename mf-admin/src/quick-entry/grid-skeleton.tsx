import { Skeleton } from '@vetta/design-system/skeleton';
import * as styles from './entry-grid.css.ts';
import { GridHead } from './grid-head.tsx';

const rows = Array.from({ length: 12 }, (_, index) => index);
const cells = ['rings', 'apptSet', 'apptDone', 'alignment', 'points'];

/** Shown while the day loads: the grid without names and numbers. */
export const GridSkeleton = () => (
  <div className={styles.scroller}>
    <table className={styles.table}>
      <GridHead />
      <tbody>
        {rows.map((row) => (
          <tr key={row} className={styles.row}>
            <th scope="row" className={styles.name}>
              <Skeleton width={row % 3 === 0 ? 'half' : 'most'} />
            </th>
            {cells.map((cell) => (
              <td key={cell} className={styles.points}>
                <Skeleton />
              </td>
            ))}
            <td className={styles.note} />
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
