import { formatClock, formatDay } from '@vetta/contract/client/formats';
import { romeDay, romeSecondOfDay } from '@vetta/contract/rome-time';
import { Inline } from '@vetta/design-system/inline';
import { Numeral } from '@vetta/design-system/numeral';
import { Text } from '@vetta/design-system/text';
import * as styles from './clock.css.ts';
import { untilInWords } from './until-in-words.ts';

const DAY_S = 24 * 60 * 60;

interface ClockProps {
  /** The next close; null if none is planned. */
  readonly next: Date | null;
  readonly now: Date;
}

/** The time of the next close, on a dial of 24 hours that is filled up to now. */
export const Clock = ({ next, now }: ClockProps) => (
  <Inline gap="md" wrap="no">
    <svg viewBox="0 0 80 80" className={styles.dial} aria-hidden="true">
      <circle cx="40" cy="40" r="34" className={styles.track} />
      <circle
        cx="40"
        cy="40"
        r="34"
        className={styles.passed}
        pathLength={DAY_S}
        strokeDasharray={`${romeSecondOfDay(now)} ${DAY_S}`}
      />
      {next && (
        <line
          x1="40"
          y1="2"
          x2="40"
          y2="12"
          className={styles.mark}
          transform={`rotate(${(romeSecondOfDay(next) / DAY_S) * 360} 40 40)`}
        />
      )}
    </svg>
    <div>
      <p>
        <Numeral value={next ? formatClock(next) : 'N/A'} size="title" />
      </p>
      <Text size="sm" tone="muted">
        {next ? `${formatDay(romeDay(next))}, ${untilInWords(now, next)}` : 'Nessun aggiornamento previsto'}
      </Text>
    </div>
  </Inline>
);
