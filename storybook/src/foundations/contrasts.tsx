import { variableOf } from '@vetta/design-system/tokens';
import type { Pair } from '@vetta/design-system/tokens/contrast';
import * as styles from './colour.css.ts';
import { Section } from './frame.tsx';

const two = new Intl.NumberFormat('it-IT', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const colourOf = (token: string) => `var(${variableOf(token)})`;
const unique = (tokens: string[]) => [...new Set(tokens)];

/** The contrast of every pair that may meet: words on surfaces as a table, the rest in a list. */
export const Contrasts = ({ pairs }: { pairs: Pair[] }) => {
  const weak = pairs.filter(({ contrast, least }) => contrast < least);
  const texts = pairs.filter(({ behind, least }) => least === 4.5 && /^(ground|surface)\./.test(behind));
  const edges = pairs.filter(({ least }) => least === 3);
  const others = pairs.filter((pair) => !texts.includes(pair) && !edges.includes(pair));
  return (
    <>
      <Section
        title="Contrasti delle parole"
        note={`Calcolati da questi valori (WCAG 2.2): alle parole serve 4,5, ai bordi di ciò che si usa 3. ${
          weak.length === 0
            ? `Tutte le ${pairs.length} coppie bastano.`
            : `${weak.length} di ${pairs.length} non bastano.`
        }`}
      >
        <Grid label="Contrasti delle parole" pairs={texts} />
      </Section>
      <Section title="Parole su lavature, metalli e alba">
        <div className={styles.pairs}>
          {others.map(({ word, behind, under, contrast, least }) => (
            <div key={word + behind} className={styles.under} style={{ background: colourOf(under) }}>
              <div
                className={contrast < least ? `${styles.pair} ${styles.weak}` : styles.pair}
                style={{ color: colourOf(word), background: colourOf(behind) }}
              >
                <span>
                  {word} su {behind}
                </span>
                <span>{two.format(contrast)}</span>
              </div>
            </div>
          ))}
        </div>
      </Section>
      <Section title="Bordi, alba e anello del fuoco" note="Basta 3: si devono vedere, non leggere.">
        <Grid label="Contrasti dei bordi" pairs={edges} asLine />
      </Section>
    </>
  );
};

const Grid = ({ label, pairs, asLine = false }: { label: string; pairs: Pair[]; asLine?: boolean }) => {
  const grounds = unique(pairs.map(({ behind }) => behind));
  return (
    // Focusable, so that the keyboard can scroll it.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable
    <section className={styles.tableFrame} tabIndex={0} aria-label={label}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th className={styles.head}>su</th>
            {grounds.map((ground) => (
              <th key={ground} className={styles.head} scope="col">
                {ground}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {unique(pairs.map(({ word }) => word)).map((word) => (
            <tr key={word}>
              <th className={styles.head} scope="row">
                {word}
              </th>
              {grounds.map((ground) => {
                const pair = pairs.find((each) => each.word === word && each.behind === ground);
                if (!pair) return <td key={ground} />;
                return (
                  <td
                    key={ground}
                    className={pair.contrast < pair.least ? `${styles.cell} ${styles.weak}` : styles.cell}
                    style={{
                      background: colourOf(ground),
                      color: asLine ? undefined : colourOf(word),
                      boxShadow: asLine ? `inset 0 -3px 0 ${colourOf(word)}` : undefined,
                    }}
                  >
                    {two.format(pair.contrast)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
