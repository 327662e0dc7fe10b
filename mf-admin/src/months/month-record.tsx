import { useQuery } from '@tanstack/react-query';
import { contests, disqualificationsOf } from '@vetta/contract/client/admin-queries';
import {
  formatDay,
  formatInstant,
  formatMonth,
  formatPoints,
  withArticle,
} from '@vetta/contract/client/formats';
import type { AdminMonth, MonthDetail } from '@vetta/contract/months';
import { wholeMonth } from '../contest/contest-settings.ts';
import * as styles from './opened-month.css.ts';

interface MonthRecordProps extends Pick<AdminMonth, 'month' | 'rebuilds'> {
  readonly detail: MonthDetail;
  readonly today: string;
}

/** What makes the printed month a document: the contest, its values, who is disqualified and why, its rebuilds, the day, two signatures. */
export function MonthRecord({ month, rebuilds, detail, today }: MonthRecordProps) {
  const { entries, scoring, prizePool } = detail;
  const { data: own = [] } = useQuery(contests);
  const { data: disqualified = [] } = useQuery(disqualificationsOf(month));
  const { start, end } = own.find((contest) => contest.month === month) ?? wholeMonth(`${month}-01`);
  // One decimal at most: the multiplier has one.
  const presence = String(Math.round(250 * scoring.bonusMultiplier) / 10).replace('.', ',');
  return (
    <section className={styles.record} aria-label="Verbale">
      <p>
        Contest di {formatMonth(month)}, {withArticle('dal', start)} {withArticle('al', end)}. Una chiamata
        vale {scoring.ringPoints} pt, un appuntamento fissato {scoring.appointmentSetPoints}, uno concluso{' '}
        {scoring.appointmentDonePoints}, un allineamento {presence}. Montepremi: {formatPoints(prizePool)} pt.
        {disqualified.length > 0 &&
          ' Chi ha la squalifica non conta nel montepremi né, da allora, nelle estrazioni.'}
      </p>
      {disqualified.map(({ playerId, reason }) => (
        <p key={playerId}>
          {entries.find((entry) => entry.playerId === playerId)?.name}: squalifica per il mese. Motivo:{' '}
          {reason}
        </p>
      ))}
      {rebuilds.map(({ rebuiltAt, reason }) => (
        <p key={rebuiltAt}>
          Ricalcolato il {formatInstant(rebuiltAt)}. Motivo: {reason}
        </p>
      ))}
      <p>
        Stampato {formatDay(today)} {today.slice(0, 4)}.
      </p>
      <div className={styles.signatures}>
        <p className={styles.signature}>Firma</p>
        <p className={styles.signature}>Firma</p>
      </div>
    </section>
  );
}
