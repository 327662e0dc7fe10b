import { formatPoints } from '@vetta/contract/client/formats';
import { roomy } from '../kiosk/roomy.css.ts';
import { When } from '../prerender-template/slots.tsx';
import { stepsOf } from '../scoring/steps.ts';
import { type ProgramProps, programLines } from './program-lines.ts';
import * as styles from './rules-scene.css.ts';
import type { RulesPage } from './wall-rules.ts';

interface WallRulesPageProps extends ProgramProps {
  readonly page: RulesPage;
  readonly way: 'landscape' | 'portrait';
}

/** A page of the rules, in letters for five metres. */
export function WallRulesPage({ page, way, ...programme }: WallRulesPageProps) {
  const { texts } = programme;
  switch (page.kind) {
    case 'scoring':
      return (
        <>
          <h2 className={styles.title}>{texts['scoring.title']}</h2>
          <ul className={`${styles.steps} ${way === 'portrait' ? roomy : ''}`}>
            {stepsOf(page.scoring).map(({ action, points }) => (
              <li key={action} className={styles.step}>
                <span className={styles.action}>{action}</span>
                <span className={styles.points}>
                  +{formatPoints(points)}
                  <span className={styles.unit}> pt</span>
                </span>
              </li>
            ))}
          </ul>
        </>
      );
    case 'programme':
      return (
        <>
          <h2 className={styles.title}>{texts['rules.programTitle']}</h2>
          <dl className={styles.lines}>
            {programLines(programme).map(({ when, what, holds }) => (
              <When key={when} value={holds}>
                <div className={styles.line}>
                  <dt className={styles.when}>{when}</dt>
                  <dd className={styles.what}>{what}</dd>
                </div>
              </When>
            ))}
          </dl>
        </>
      );
    case 'question':
      return (
        <>
          <p className={styles.hint}>La domanda di oggi</p>
          <h2 className={styles.title}>{page.rule.title}</h2>
          <p className={styles.answer}>{page.rule.content}</p>
        </>
      );
  }
}
