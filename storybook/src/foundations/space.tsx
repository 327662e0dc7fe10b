import { tokensOf, type Values, variableOf } from '@vetta/design-system/tokens';
import * as styles from './foundations.css.ts';
import { Foundation, Section, TokenRow } from './frame.tsx';

/** The scales of space, of corners, of controls and of rows. */
export const Space = ({ values }: { values: Values }) => (
  <Foundation
    title="Spazio"
    lead="Passi di 4 px, generosi; pochi bordi; una sola famiglia di angoli. Gli stessi nomi valgono di più sulle pareti: un componente non sa in quale tema si trova."
  >
    <Section
      title="Distanze"
      note="Tra due cose dello stesso gruppo xs o sm; tra gruppi md o lg; tra sezioni della pagina section."
    >
      <div>
        {tokensOf({ space: values.space ?? {} }).map(([token, value]) => (
          <TokenRow key={token} name={token} value={value}>
            <div className={styles.bar} style={{ width: `var(${variableOf(token)})` }} />
          </TokenRow>
        ))}
      </div>
    </Section>
    <Section title="Angoli" note="Un angolo dentro un altro è un passo più piccolo.">
      <div className={styles.corners}>
        {tokensOf({ radius: values.radius ?? {} }).map(([token, value]) => (
          <div key={token} className={styles.corner}>
            <div className={styles.box} style={{ borderRadius: `var(${variableOf(token)})` }} />
            <span>{token}</span>
            <span className={styles.value}>{value}</span>
          </div>
        ))}
      </div>
    </Section>
    <Section
      title="Altezze di ciò che si usa"
      note="target è ciò che serve a un pollice, ed è l’altezza minima con un dito."
    >
      <Heights group="control" values={values} />
    </Section>
    <Section
      title="Altezze delle righe"
      note="Le minime: board è la riga della classifica, sulle pareti decide quante ne stanno in una pagina; leader è quella di chi è in testa; grid quella dell’inserimento rapido."
    >
      <Heights group="row" values={values} />
    </Section>
  </Foundation>
);

const Heights = ({ group, values }: { group: 'control' | 'row'; values: Values }) => (
  <div>
    {tokensOf({ [group]: values[group] ?? {} }).map(([token, value]) => (
      <TokenRow key={token} name={token} value={value}>
        <div className={styles.control} style={{ height: `var(${variableOf(token)})` }}>
          {token.replace(`${group}.`, '')}
        </div>
      </TokenRow>
    ))}
  </div>
);
