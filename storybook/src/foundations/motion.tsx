import { Button } from '@vetta/design-system/button';
import { tokensOf, type Values, variableOf } from '@vetta/design-system/tokens';
import { useState } from 'react';
import * as styles from './foundations.css.ts';
import { Foundation, Section, TokenRow } from './frame.tsx';

const uses: Record<string, string> = {
  fast: 'sotto il puntatore, premuto',
  normal: 'qualcosa appare o cambia posto',
  slow: 'una riga supera un’altra',
  scene: 'qualcosa di grande come lo schermo',
  loop: 'un giro di ciò che dice «sto lavorando»',
  wait: 'quanto si tace prima di dire che si aspetta',
};

/** The durations and the easing, each to be seen. */
export const Motion = ({ values }: { values: Values }) => {
  const [isThere, setThere] = useState(false);
  const durations = tokensOf({ motion: values.motion ?? {} }).filter(([token]) => token !== 'motion.ease');
  return (
    <Foundation
      title="Movimento"
      lead="Il movimento spiega: una riga che sorpassa scivola oltre l’altra, un numero conta fino al nuovo valore, una scena sfuma nella prossima. Niente gira dove si legge, niente si muove per chi ha chiesto meno movimento."
    >
      <Section title="Durate" note="Sulle pareti più lente: si guardano da lontano, di sfuggita.">
        <div className={styles.stage}>
          <Button onPress={() => setThere(!isThere)}>Muovi</Button>
        </div>
        <div>
          {durations.map(([token, value]) => (
            <TokenRow key={token} name={token} value={value}>
              <div className={styles.track}>
                <span
                  className={styles.runner}
                  data-there={isThere || undefined}
                  style={{ transitionDuration: `var(${variableOf(token)})` }}
                />
              </div>
              <span className={styles.use}>{uses[token.replace('motion.', '')]}</span>
            </TokenRow>
          ))}
        </div>
      </Section>
      <Section title="Andamento" note="Uno solo: parte deciso e arriva piano.">
        <Curve ease={values.motion?.ease ?? ''} />
      </Section>
    </Foundation>
  );
};

/** The easing, `cubic-bezier(a, b, c, d)`, as its curve. */
const Curve = ({ ease }: { ease: string }) => {
  const [a = 0, b = 0, c = 1, d = 1] = (ease.match(/-?\d*\.?\d+/g) ?? []).map(Number);
  return (
    <figure className={styles.figure}>
      <svg viewBox="0 0 200 120" className={styles.plot} role="img" aria-label={ease}>
        <path d="M10 110H190M10 110V10" className={styles.axis} />
        <path
          d={`M10 110C${10 + a * 180} ${110 - b * 100} ${10 + c * 180} ${110 - d * 100} 190 10`}
          className={styles.curve}
        />
      </svg>
      <figcaption className={styles.use}>{ease}</figcaption>
    </figure>
  );
};
