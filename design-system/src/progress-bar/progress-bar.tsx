import { Label } from 'react-aria-components/Label';
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import * as styles from './progress-bar.css.ts';

export type ProgressBarProps = {
  /** What is under way: «Invio di vacanza.jpg». */
  label: string;
  /** From 0 to 100. */
  value: number;
};

/** How far something is, in percent. */
export const ProgressBar = ({ label, value }: ProgressBarProps) => (
  <AriaProgressBar value={value} className={styles.root}>
    {({ valueText }) => (
      <>
        <span className={styles.words}>
          <Label className={styles.label}>{label}</Label>
          <span className={styles.value}>{valueText}</span>
        </span>
        {/* An element's attribute gives the length, so that no style attribute is needed. */}
        <progress value={value} max={100} className={styles.bar} aria-hidden="true" />
      </>
    )}
  </AriaProgressBar>
);
