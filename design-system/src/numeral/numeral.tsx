import * as styles from './numeral.css.ts';
import { useCounted } from './use-counted.ts';

export type NumeralProps = {
  /** A number, or one that is written already (or will be: a template's slot). */
  value: number | string;
  /** What is counted, small beside the figure: «pt», «%», «h». */
  unit?: string;
  size?: keyof typeof styles.size;
  tone?: keyof typeof styles.tone;
  /** Leading zeros up to that many digits: 8 as «08» on a clock. */
  digits?: number;
};

// `always`: Italian leaves 1234 ungrouped by default, and a column of points would jump between two habits.
const italian = (digits: number) =>
  new Intl.NumberFormat('it-IT', {
    useGrouping: 'always',
    minimumIntegerDigits: digits,
    maximumFractionDigits: 1,
  });
const plain = italian(1);

/** A number that may change: tabular figures, so that nothing beside it moves. */
export const Numeral = ({ value, unit, size = 'md', tone = 'primary', digits = 1 }: NumeralProps) => (
  <span className={`${styles.base} ${styles.size[size]} ${styles.tone[tone]}`}>
    {typeof value === 'string' ? value : (digits === 1 ? plain : italian(digits)).format(value)}
    {unit !== undefined && <span className={styles.unit}>{unit}</span>}
  </span>
);

/** A number that counts to its new value when it changes: points on a board. Whole numbers only. */
export const CountingNumeral = (props: NumeralProps & { value: number }) => (
  <Numeral {...props} value={useCounted(props.value)} />
);
