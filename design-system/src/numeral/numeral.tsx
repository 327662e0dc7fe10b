import * as styles from './numeral.css.ts';
import { useCounted } from './use-counted.ts';

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
