import { metalOfPlace } from '@vetta/contract/honours';
import type { MonthDetail } from '@vetta/contract/months';
import { prizeWinners } from '@vetta/contract/prize-winners';
import { Heading } from '@vetta/design-system/heading';
import * as styles from './month-dialog.css.ts';

/** The month's prizes by position, and who won them; while the month is in grace, who would. */
export function MonthPrizes({ month: { prizes, entries, state } }: { readonly month: MonthDetail }) {
  const winners = prizeWinners(prizes, entries);
  if (winners.length === 0) return null;
  return (
    <section className={styles.prizes}>
      <Heading level={3} size="section">
        Premi
      </Heading>
      <ul className={styles.prizeList}>
        {winners.map(({ prize, winner }) => (
          <li key={prize.id} className={styles.prize}>
            <span className={styles.prizePlace} data-tier={metalOfPlace(prize.position)}>
              {`${prize.position}°`}
            </span>
            <span className={styles.prizeTitle}>{prize.title}</span>
            <span className={styles.winner}>
              {winner?.name ?? (state === 'final' ? 'non assegnato' : '')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
