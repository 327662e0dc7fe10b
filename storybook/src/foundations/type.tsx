import { Glow, Heading } from '@vetta/design-system/heading';
import { Numeral } from '@vetta/design-system/numeral';
import { Text } from '@vetta/design-system/text';
import { tokensOf, type Values, variableOf } from '@vetta/design-system/tokens';
import * as styles from './foundations.css.ts';
import { Foundation, Section, TokenRow } from './frame.tsx';

const sample: Record<string, string> = {
  xs: 'aggiornata alle 18:42',
  sm: '62 chiamate · 4 appuntamenti',
  md: 'Ti mancano 136 punti per salire di un posto.',
  lead: 'Alessandro Ricci-Bonaventura',
  lg: 'Chiara supera Niccolò',
  xl: 'Bonus Settimanali',
  title: 'Classifica di novembre',
  display: 'In vetta',
  hero: 'Vetta',
};

/** The typeface: its scale, its two axes, and the roles they play. */
export const Type = ({ values }: { values: Values }) => (
  <Foundation
    title="Carattere"
    lead="Una sola famiglia, Archivo, con due assi: peso e larghezza. Larga e pesante per sezioni, posizioni e punti; normale per il testo; stretta dove una riga non basta."
  >
    <Section
      title="Scala"
      note="Sulle pagine segue il testo di chi legge (rem); sulle pareti il lato più corto dello schermo (vmin), perché si legga da cinque metri."
    >
      <div>
        {tokensOf({ size: values.size ?? {} }).map(([token, value]) => (
          <TokenRow key={token} name={token} value={value}>
            <p className={styles.typeLine} style={{ fontSize: `var(${variableOf(token)})` }}>
              {sample[token.replace('size.', '')] ?? 'Vetta'}
            </p>
          </TokenRow>
        ))}
      </div>
    </Section>
    <Section
      title="Cifre"
      note="Posizioni, conti alla rovescia, totali. Tutte della stessa larghezza: un numero che cambia non sposta niente."
    >
      <div>
        {tokensOf({ figure: values.figure ?? {} }).map(([token, value]) => (
          <TokenRow key={token} name={token} value={value}>
            <p className={styles.typeFigure} style={{ fontSize: `var(${variableOf(token)})` }}>
              3.120
            </p>
          </TokenRow>
        ))}
      </div>
    </Section>
    <Section title="Larghezza" note="Prima di tagliare un nome, si stringe: 88 %, poi 76 %.">
      <div className={styles.widths}>
        {[125, 116, 100, 88, 76].map((width) => (
          <p key={width} className={styles.typeWidth} style={{ fontStretch: `${width}%` }}>
            Alessandro Ricci-Bonaventura <span className={styles.percent}>{width} %</span>
          </p>
        ))}
      </div>
    </Section>
    <Section title="Ruoli">
      <div className={styles.widths}>
        <Heading level={2} size="display">
          Chi arriva <Glow>in vetta?</Glow>
        </Heading>
        <Heading level={3} size="title">
          Classifica di novembre
        </Heading>
        <Heading level={4} size="section">
          Bonus Settimanali
        </Heading>
        <Text weight="strong">Giulia Ferrari</Text>
        <Text tone="muted">aggiornata alle 18:42 · provvisoria fino alle 23:59</Text>
        <Numeral value={3120} unit="pt" size="title" />
      </div>
    </Section>
  </Foundation>
);
