import type { Hours } from '@vetta/contract/screen-plan';
import { Inline } from '@vetta/design-system/inline';
import { TextField } from '@vetta/design-system/text-field';
import type { ReactNode } from 'react';
import * as dayChipsStyles from './day-chips.css.ts';
import * as styles from './plan.css.ts';
import { dayNames } from './words.ts';

interface HoursFieldsProps {
  readonly hours: Hours;
  readonly onChange: (hours: Hours) => void;
  /** What stands beside the times. */
  readonly children?: ReactNode;
}

/** Hours of some weekdays. «Alle 00:00» is the end of the day; an end before the beginning is on the next day. */
export const HoursFields = ({ hours, onChange, children }: HoursFieldsProps) => (
  <Inline gap="sm" align="end">
    <DayChips days={hours.days} onChange={(days) => onChange({ ...hours, days })} />
    <div className={styles.time}>
      <TextField
        label="Dalle"
        type="time"
        value={hours.from}
        onChange={(from) => onChange({ ...hours, from })}
        errorMessage={hours.from === '' ? 'Serve un orario' : undefined}
      />
    </div>
    <div className={styles.time}>
      <TextField
        label="Alle"
        type="time"
        // A time field ends at 23:59.
        value={hours.to === '24:00' ? '00:00' : hours.to}
        onChange={(to) => onChange({ ...hours, to })}
        errorMessage={hours.to === '' ? 'Serve un orario' : undefined}
      />
    </div>
    {children}
  </Inline>
);

interface DayChipsProps {
  /** 1 is Monday, 7 Sunday. */
  readonly days: readonly number[];
  readonly onChange: (days: number[]) => void;
}

/** Chooses weekdays, a letter each. */
const DayChips = ({ days, onChange }: DayChipsProps) => (
  <fieldset className={dayChipsStyles.root}>
    <legend className={dayChipsStyles.legend}>Giorni</legend>
    <div className={dayChipsStyles.days}>
      {dayNames.map((name, index) => {
        const day = index + 1;
        const isChosen = days.includes(day);
        return (
          <label key={name} className={dayChipsStyles.chip} data-chosen={isChosen || undefined}>
            <input
              type="checkbox"
              aria-label={name}
              checked={isChosen}
              onChange={() => onChange(isChosen ? days.filter((one) => one !== day) : [...days, day].sort())}
              className={dayChipsStyles.box}
            />
            <span aria-hidden="true">{name.charAt(0).toUpperCase()}</span>
          </label>
        );
      })}
    </div>
    {days.length === 0 && (
      <p role="alert" className={dayChipsStyles.error}>
        Serve almeno un giorno
      </p>
    )}
  </fieldset>
);
