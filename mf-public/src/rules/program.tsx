import { Heading } from '@vetta/design-system/heading';
import { When } from '../prerender-template/slots.tsx';
import { type ProgramLine, type ProgramProps, programLines } from './program-lines.ts';
import * as styles from './rules.css.ts';

/** When the month begins and ends, when the day is closed, and when it all starts again. */
export const Program = (props: ProgramProps) => (
  <ProgramLines title={props.texts['rules.programTitle']} lines={programLines(props)} />
);

interface ProgramLinesProps {
  readonly title: string;
  readonly lines: readonly ProgramLine[];
}

export const ProgramLines = ({ title, lines }: ProgramLinesProps) => (
  <div className={`${styles.block} ${styles.wholeBlock}`}>
    <Heading level={3}>{title}</Heading>
    <dl className={styles.program}>
      {lines.map(({ when, what, holds }) => (
        <When key={when} value={holds}>
          <div className={styles.line}>
            <dt className={styles.when}>{when}</dt>
            <dd className={styles.what}>{what}</dd>
          </div>
        </When>
      ))}
    </dl>
  </div>
);
