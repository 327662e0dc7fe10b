import { useEffect, useRef, useState } from 'react';
import * as styles from './numeral.css.ts';

export type NumeralProps = {
  /** A number, or formatted text, or the slot of a template. */
  value: number | string;
  /** The unit, smaller than the number: «pt», «%», «h». */
  unit?: string;
  size?: 'md' | 'lg' | 'xl' | 'title';
  tone?: 'primary' | 'muted' | 'accent';
};

// `always`: Italian does not group 1234 by default, and a column of points would mix both formats.
const italian = new Intl.NumberFormat('it-IT', { useGrouping: 'always', maximumFractionDigits: 1 });

/** A number in tabular figures, so that its width does not change with its digits. */
export const Numeral = ({ value, unit, size = 'md', tone = 'primary' }: NumeralProps) => (
  // A browser's translator would put another text node in the place of the one that React updates: the number would freeze.
  <span translate="no" className={`${styles.base} ${styles.size[size]} ${styles.tone[tone]}`}>
    {typeof value === 'string' ? value : italian.format(value)}
    {unit !== undefined && <span className={styles.unit}>{unit}</span>}
  </span>
);

/** A whole number that counts to its new value when it changes. */
export const CountingNumeral = (props: NumeralProps & { value: number }) => (
  <Numeral {...props} value={useCounted(props.value)} />
);

/** Returns the theme's slow duration in milliseconds: longer on wall screens, 0 under `prefers-reduced-motion`. */
const duration = () => {
  const slow = getComputedStyle(document.documentElement).getPropertyValue('--vetta-motion-slow');
  return Number.parseFloat(slow) || 0;
};

/** Returns the number to show while counting from the previous value to `value`. */
const useCounted = (value: number) => {
  const [shown, setShown] = useState(value);
  const last = useRef(value);

  useEffect(() => {
    const from = last.current;
    if (from === value) return;
    const start = performance.now();
    const whole = duration();
    let frame = 0;
    const step = (now: number) => {
      const part = whole === 0 ? 1 : Math.min(1, Math.max(0, (now - start) / whole));
      const eased = 1 - (1 - part) ** 3;
      last.current = part === 1 ? value : Math.round(from + (value - from) * eased);
      setShown(last.current);
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [value]);

  return shown;
};
