import { withArticle } from '@vetta/contract/client/formats';
import { addDays, weekStart } from '@vetta/contract/rome-time';
import { Numeral } from '@vetta/design-system/numeral';
import { Skeleton } from '@vetta/design-system/skeleton';
import { Text } from '@vetta/design-system/text';
import { VisuallyHidden } from '@vetta/design-system/visually-hidden';
import type { BonusTotals } from './bonus-totals.ts';
import * as styles from './dashboard.css.ts';
import { QueryPanel } from './query-panel.tsx';
import { useWeekBonuses } from './use-week-bonuses.ts';

/** «Anteprima Punti Bonus»: the bonuses of this week, Monday to Sunday in Rome: given ones; `Tonight` says what comes. */
export function BonusPreview({ today }: { readonly today: string }) {
  const monday = weekStart(today);
  return (
    <QueryPanel
      title="Anteprima Punti Bonus"
      query={useWeekBonuses(today)}
      skeleton={
        <>
          <Skeleton shape="numeral" width="third" />
          <Skeleton width="most" />
          <Skeleton width="most" />
        </>
      }
      failed="I bonus non sono arrivati"
    >
      {(totals) => (
        <>
          <div>
            <p className={styles.bonusTotal}>
              <Numeral value={totals.points} unit="pt" size="title" />
              <span>{totals.count} bonus</span>
            </p>
            <Text size="sm" tone="muted">
              Assegnati finora, {withArticle('dal', monday)} {withArticle('al', addDays(monday, 6))}
            </Text>
          </div>
          {totals.count > 0 && <TypeTable totals={totals} />}
        </>
      )}
    </QueryPanel>
  );
}

const TypeTable = ({ totals: { types } }: { readonly totals: BonusTotals }) => (
  <table className={styles.bonusTable}>
    <thead>
      <tr>
        {['Bonus', 'Quanti', 'Punti'].map((title) => (
          <th key={title} scope="col">
            <VisuallyHidden>{title}</VisuallyHidden>
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {types.map(({ id, name, count, points, pending }) => (
        <tr key={id}>
          <th scope="row" className={styles.bonusName}>
            {name}
            {pending > 0 && (
              <span className={styles.bonusState}>
                {pending === count ? 'in attesa' : `${pending} in attesa`}
              </span>
            )}
          </th>
          <td className={styles.bonusFigure}>×{count}</td>
          <td className={styles.bonusFigure}>
            <Numeral value={points} unit="pt" />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
