import { capital, formatPoints } from '@vetta/contract/client/formats';
import { metalOfPlace } from '@vetta/contract/honours';
import type { AdminMonth } from '@vetta/contract/months';
import { Badge } from '@vetta/design-system/badge';
import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import { amount } from '../audit/words/enumeration.ts';
import { badgesOf, stateInWords } from './month-state.ts';
import * as styles from './month-strip.css.ts';

/** One month in a line: its state, its podium, its late data. It leads to the month. */
export function MonthStrip({ month }: { readonly month: AdminMonth }) {
  const climbers = month.podium.filter(({ total }) => total > 0);
  return (
    <li>
      <Link href={`/admin/months/${month.month}`} className={styles.strip}>
        <span className={styles.title}>
          <span className={styles.name}>
            {capital(month.label)}{' '}
            {badgesOf(month).map(({ label, tone }) => (
              <Badge key={label} tone={tone}>
                {label}
              </Badge>
            ))}
            {(month.lateEntries > 0 || month.changedRows > 0) && (
              <Badge tone="warning">
                {month.lateEntries > 0 ? late(month.lateEntries) : 'da ricalcolare'}
              </Badge>
            )}
          </span>
          <span className={styles.state}>{stateInWords(month)}</span>
        </span>
        <span className={styles.podium}>
          {climbers.length === 0 && <span className={styles.state}>Ancora nessun punto</span>}
          {climbers.map(({ playerId, name, total }, index) => (
            <span key={playerId} className={styles.climber}>
              <span className={styles.place} data-tier={metalOfPlace(index + 1)}>
                {index + 1}°
              </span>{' '}
              <span className={styles.climberName}>{name}</span>{' '}
              <span className={styles.points}>{formatPoints(total)} pt</span>
            </span>
          ))}
        </span>
        <ChevronRight size={18} aria-hidden="true" className={styles.arrow} />
      </Link>
    </li>
  );
}

const late = (count: number) => amount(count, 'dato in ritardo', 'dati in ritardo');
