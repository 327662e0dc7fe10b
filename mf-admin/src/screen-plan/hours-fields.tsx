import type { Hours } from '@vetta/contract/screen-plan';
import { TextField } from '@vetta/design-system/text-field';
import type { ReactNode } from 'react';
import { DayChips } from './day-chips.tsx';
import * as styles from './plan.css.ts';

interface HoursFieldsProps {
  readonly hours: Hours;
  readonly onChange: (hours: Hours) => void;
  /** What stands beside the times. */
  readonly children?: ReactNode;
}

/** Hours of some weekdays. «Alle 00:00» is the end of the day; an end before the beginning is on the next day. */
export const HoursFields = ({ hours, onChange, children }: HoursFieldsProps) => (
  <div className={styles.hours}>
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
  </div>
);
