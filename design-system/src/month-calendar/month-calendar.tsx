import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
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
  /** The last selectable day. */
  maxValue?: string;
};

/**
 * A month calendar that starts its weeks on Sunday and marks days with data. It is not react-aria's: a page has fifty of
 * them, and each day's accessible name must contain «Con dati» or «Senza dati».
 */
export const MonthCalendar = ({ label, value, onChange, marked, today, maxValue }: MonthCalendarProps) => {
  const [shown, setShown] = useState(value);
  const [followed, setFollowed] = useState(value);
  if (followed !== value) {
    setFollowed(value);
    setShown(value);
  }
  const table = useRef<HTMLTableElement>(null);
  const titleId = useId();
  const isLate = (day: string) => maxValue !== undefined && day > maxValue;

  const move = (event: KeyboardEvent) => {
    const next = dayByKey(event.key, shown);
    if (next === undefined || isLate(next)) return;
    event.preventDefault();
    setShown(next);
    // The cell may belong to a month that renders only after this update.
    requestAnimationFrame(() => table.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus());
  };

  return (
    <section className={styles.root} aria-label={label}>
      <div className={styles.header}>
        <button
          type="button"
          className={styles.step}
          aria-label="Mese precedente"
          onClick={() => setShown(monthsFrom(shown, -1))}
        >
          <ChevronLeft size={18} aria-hidden="true" />
        </button>
        <div id={titleId} className={styles.title} aria-live="polite">
          {monthName(shown)}
        </div>
        <button
          type="button"
          className={styles.step}
          aria-label="Mese successivo"
          onClick={() => setShown(monthsFrom(shown, 1))}
        >
          <ChevronRight size={18} aria-hidden="true" />
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the APG's date grid is a table with this role */}
      <table ref={table} role="grid" aria-labelledby={titleId} className={styles.grid} onKeyDown={move}>
        <thead>
          <tr>
            {weekdays.map(({ long, short }) => (
              <th key={long} scope="col" abbr={long} className={styles.weekday}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(shown).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} className={styles.cell}>
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
                    disabled={isLate(day)}
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
