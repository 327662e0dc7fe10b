import { Heading } from '@vetta/design-system/heading';
import { type ProgramProps, programLines } from './program-lines.ts';
import * as styles from './rules.css.ts';

/** When the month begins and ends, when the day is closed, and when it all starts again. */
export const Program = (props: ProgramProps) => (
  <div className={styles.block}>
    <Heading level={3}>{props.texts['rules.programTitle']}</Heading>
    <dl className={styles.program}>
      {programLines(props).map(({ when, what }) => (
        <div key={when} className={styles.line}>
          <dt className={styles.when}>{when}</dt>
          <dd className={styles.what}>{what}</dd>
        </div>
      ))}
    </dl>
  </div>
);
