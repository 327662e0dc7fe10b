import { Badge } from '@vetta/design-system/badge';
import { Heading } from '@vetta/design-system/heading';
import { Numeral } from '@vetta/design-system/numeral';
import { Text } from '@vetta/design-system/text';
import { vars } from '@vetta/design-system/theme';
import * as styles from './foundations.css.ts';

/** The colours of one group of tokens, with the names of their CSS variables. */
export const Swatches = ({ of }: { of: Record<string, string> }) => (
  <div className={styles.swatches}>
    {Object.entries(of).map(([name, value]) => (
      <div key={name} className={styles.swatch}>
        <div className={styles.colour} style={{ background: value }} />
        {name}
        <span className={styles.name}>{value.replace(/^var\(|\)$/g, '')}</span>
      </div>
    ))}
  </div>
);

/** The styles of the typeface and their uses. */
export const TypeScale = () => (
  <div className={styles.sheet}>
    <div className={styles.row}>
      <span className={styles.label}>display</span>
      <Heading level={2} size="display">
        In vetta
      </Heading>
    </div>
    <div className={styles.row}>
      <span className={styles.label}>title</span>
      <Heading level={2} size="title">
        Classifica di novembre
      </Heading>
    </div>
    <div className={styles.row}>
      <span className={styles.label}>section</span>
      <Heading level={3} size="section">
        Bonus Settimanali
      </Heading>
    </div>
    <div className={styles.row}>
      <span className={styles.label}>nome</span>
      <Text weight="strong">Giulia Ferrari</Text>
    </div>
    <div className={styles.row}>
      <span className={styles.label}>nome stretto</span>
      <Text weight="strong" width="condensed">
        Alessandro Ricci-Bonaventura
      </Text>
    </div>
    <div className={styles.row}>
      <span className={styles.label}>testo</span>
      <Text tone="muted">aggiornata alle 18:42 · provvisoria fino alle 23:59</Text>
    </div>
    <div className={styles.row}>
      <span className={styles.label}>numeri</span>
      <Numeral value={3120} unit="pt" size="title" />
    </div>
  </div>
);

/** The spacing scale in the current theme. */
export const Spacing = () => (
  <div className={styles.sheet}>
    {Object.entries(vars.space).map(([name, length]) => (
      <div key={name} className={styles.row}>
        <span className={styles.label}>{name}</span>
        <div className={styles.bar} style={{ width: length }} />
      </div>
    ))}
  </div>
);

/** Phrases that we use, each with one that we do not use. */
export const Voice = ({ pairs }: { pairs: readonly (readonly [yes: string, no: string])[] }) => (
  <div className={styles.sheet}>
    {pairs.map(([yes, no]) => (
      <div key={yes} className={styles.pair}>
        <div className={styles.row}>
          <Badge tone="success">Sì</Badge>
          <Text weight="medium">{yes}</Text>
        </div>
        <div className={styles.row}>
          <Badge tone="danger">No</Badge>
          <Text tone="muted">{no}</Text>
        </div>
      </div>
    ))}
  </div>
);
