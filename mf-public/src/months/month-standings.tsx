import { prerenderRow } from '@vetta/contract/prerender-row';
import type { Standing } from '@vetta/contract/standings';
import { Heading } from '@vetta/design-system/heading';
import { Numeral } from '@vetta/design-system/numeral';
import { EligibilityNote } from '../leaderboard/row-notes.tsx';
import * as styles from './month-standings.css.ts';

/** All rows of a past month, tightly. */
export const MonthStandings = ({ entries }: { readonly entries: readonly Standing[] }) => (
  <section className={styles.root}>
    <Heading level={3} size="section">
      Classifica
    </Heading>
    <ol className={styles.rows}>
      {entries.map((standing) => {
        const row = prerenderRow(standing, entries[0]?.total ?? 0);
        return (
          <li key={standing.playerId} className={styles.row}>
            <span className={styles.position} data-tier={row.tier}>
              {row.position}
            </span>
            <span className={styles.player}>
              <span className={styles.name}>{row.name}</span>
              <EligibilityNote notEligible={row.notEligible} />
            </span>
            <Numeral value={row.total} unit="pt" />
          </li>
        );
      })}
    </ol>
  </section>
);
