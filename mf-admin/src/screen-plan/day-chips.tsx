import * as styles from './day-chips.css.ts';
import { dayNames } from './words.ts';

interface DayChipsProps {
  /** 1 is Monday, 7 Sunday. */
  readonly days: readonly number[];
  readonly onChange: (days: number[]) => void;
}

/** Chooses weekdays, a letter each. */
export const DayChips = ({ days, onChange }: DayChipsProps) => (
  <fieldset className={styles.root}>
    <legend className={styles.legend}>Giorni</legend>
    <div className={styles.days}>
      {dayNames.map((name, index) => {
        const day = index + 1;
        const isChosen = days.includes(day);
        return (
          <label key={name} className={styles.chip} data-chosen={isChosen || undefined}>
            <input
              type="checkbox"
              aria-label={name}
              checked={isChosen}
              onChange={() => onChange(isChosen ? days.filter((one) => one !== day) : [...days, day].sort())}
              className={styles.box}
            />
            <span aria-hidden="true">{name.charAt(0).toUpperCase()}</span>
          </label>
        );
      })}
    </div>
    {days.length === 0 && <p className={styles.error}>Serve almeno un giorno</p>}
  </fieldset>
);
