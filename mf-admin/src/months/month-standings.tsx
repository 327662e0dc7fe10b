import { formatPoints } from '@vetta/contract/client/formats';
import { type Metal, metalOf } from '@vetta/contract/honours';
import { signedInteger } from '@vetta/contract/italian-integer';
import { correctionOf } from '@vetta/contract/prerender-row';
import type { Standing } from '@vetta/contract/standings';
import { EmptyState } from '@vetta/design-system/empty-state';
import { Heading } from '@vetta/design-system/heading';
import { useId } from 'react';
import * as styles from './month-standings.css.ts';
import { notEligibleInWords } from './standing-in-words.ts';

/** All rows of a month's standings; the podium's are larger. */
export function MonthStandings({ entries }: { readonly entries: readonly Standing[] }) {
  const title = useId();
  return (
    <section aria-labelledby={title} className={styles.root}>
      <Heading level={3} id={title}>
        Classifica
      </Heading>
      {entries.length === 0 ? (
        <EmptyState title="Nessuno in classifica" level={3} />
      ) : (
        <table className={styles.table} aria-labelledby={title}>
          <thead>
            <tr>
              <th scope="col" className={styles.placeHead}>
                Posizione
              </th>
              <th scope="col" className={styles.nameHead}>
                Nome
              </th>
              <th scope="col" className={styles.detailHead}>
                Score
              </th>
              <th scope="col" className={styles.detailHead}>
                Bonus
              </th>
              <th scope="col" className={styles.figureHead}>
                Totale
              </th>
            </tr>
          </thead>
          <tbody>
            {entries.map((standing) => (
              <Row key={standing.playerId} standing={standing} metal={metalOf(entries, standing.playerId)} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

const Row = ({ standing, metal }: { readonly standing: Standing; readonly metal: Metal | '' }) => {
  const tier = metal || undefined;
  const excluded = notEligibleInWords(standing);
  const correction = signedInteger(correctionOf(standing));
  return (
    <tr className={styles.row} data-tier={tier}>
      <td className={styles.place} data-tier={tier}>
        {standing.position}
      </td>
      <th scope="row" className={styles.name}>
        {standing.name}
        {excluded !== undefined && <span className={styles.note}>{excluded}: senza premi</span>}
        {correction && <span className={styles.note}>{correction} correzione</span>}
      </th>
      <td className={styles.detail}>{formatPoints(standing.score)}</td>
      <td className={styles.detail}>{formatPoints(standing.bonus)}</td>
      <td className={styles.total}>{formatPoints(standing.total)}</td>
    </tr>
  );
};
