import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { dayByKey, dayName, monthName, monthsFrom, sameMonth, weekdays, weeksOf } from './month.ts';
import * as styles from './month-calendar.css.ts';

export type MonthCalendarProps = {
  /** The accessible name. */
  label: string;
  /** The selected day, `YYYY-MM-DD`. */
  value: string;
  onChange: (day: string) => void;
  /** The days with data, `YYYY-MM-DD`. */
  marked: ReadonlySet<string>;
  /** Today in Rome by the server's time, `YYYY-MM-DD`. */
  today: string;
  /** The first and the last selectable day. */
  minValue?: string;
  maxValue?: string;
};

/**
 * A month calendar that starts its weeks on Sunday and marks days with data. It is not react-aria's: a page has fifty of
 * them, and each day's accessible name must contain «Con dati» or «Senza dati».
 */
export const MonthCalendar = ({
  label,
  value,
  onChange,
  marked,
  today,
  minValue,
  maxValue,
}: MonthCalendarProps) => {
  const [shown, setShown] = useState(value);
  const [followed, setFollowed] = useState(value);
  if (followed !== value) {
    setFollowed(value);
    setShown(value);
  }
  const table = useRef<HTMLTableElement>(null);
  const isEarly = (day: string) => minValue !== undefined && day < minValue;
  const isLate = (day: string) => maxValue !== undefined && day > maxValue;

  // In the first and the last day's month the day that Tab reaches must be one that can be chosen.
  const showMonth = (by: number) => {
    const next = monthsFrom(shown, by);
    const bound = isEarly(next) ? minValue : isLate(next) ? maxValue : undefined;
    setShown(bound !== undefined && sameMonth(next, bound) ? bound : next);
  };

  const move = (event: KeyboardEvent) => {
    const next = dayByKey(event.key, shown);
    if (next === undefined) return;
    // Even at the first and the last day, so that the key does not scroll the page.
    event.preventDefault();
    if (isEarly(next) || isLate(next)) return;
    // At once, since the next key may follow before the next frame; the cell may belong to a month that is not rendered yet.
    flushSync(() => setShown(next));
    table.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  };

  return (
    <section className={styles.root} aria-label={label}>
      <div className={styles.header}>
        <button
          type="button"
          className={styles.step}
          aria-label="Mese precedente"
          onClick={() => showMonth(-1)}
        >
          <ChevronLeft size={18} aria-hidden="true" />
        </button>
        <div className={styles.title} aria-live="polite">
          {monthName(shown)}
        </div>
        <button
          type="button"
          className={styles.step}
          aria-label="Mese successivo"
          onClick={() => showMonth(1)}
        >
          <ChevronRight size={18} aria-hidden="true" />
        </button>
      </div>
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the APG's date grid is a table with this role
        role="grid"
        aria-label={`${label}, ${monthName(shown)}`}
        className={styles.grid}
        onKeyDown={move}
      >
        <thead>
          <tr>
            {weekdays.map(({ long, short }) => (
              <th key={long} scope="col" aria-label={long} className={styles.weekday}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(shown).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                // biome-ignore lint/a11y/useAriaPropsSupportedByRole: in a grid a td is a gridcell
                <td key={day} aria-selected={day === value || undefined} className={styles.cell}>
                  <button
                    type="button"
                    className={styles.day}
                    data-day={day}
                    data-marked={marked.has(day) || undefined}
                    data-selected={day === value || undefined}
                    data-outside={!sameMonth(day, shown) || undefined}
                    aria-current={day === today ? 'date' : undefined}
                    aria-label={`${dayName(day)}, ${marked.has(day) ? 'Con dati' : 'Senza dati'}`}
                    aria-pressed={day === value}
                    tabIndex={day === shown ? 0 : -1}
                    disabled={isEarly(day) || isLate(day)}
                    onClick={() => onChange(day)}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.legend} aria-hidden="true">
        <span className={styles.key} data-marked="">
          Con dati
        </span>
        <span className={styles.key}>Senza dati</span>
      </div>
    </section>
  );
};
