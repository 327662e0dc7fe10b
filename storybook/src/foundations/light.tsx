import { AltitudeLine } from '@vetta/design-system/altitude-line';
import { Button } from '@vetta/design-system/button';
import { Card } from '@vetta/design-system/card';
import { Horizon } from '@vetta/design-system/horizon';
import { Text } from '@vetta/design-system/text';
import { Foundation, Section } from './frame.tsx';
import * as styles from './light.css.ts';

/** Depth from light, the one gradient, the contour lines and the ridge. */
export const Light = () => (
  <Foundation
    title="Luce e curve di livello"
    lead="È notte, poco prima dell’alba. La profondità viene dalla luce e non dalle ombre; una sola cosa è illuminata. Sul fondo, le curve di livello si sentono più di quanto si vedano."
  >
    <Section title="Profondità" note="Più vicino vuol dire più chiaro, un passo alla volta.">
      <div className={styles.steps}>
        {styles.levels.map(({ name, className }) => (
          <div key={name} className={`${styles.step} ${className}`}>
            {name}
          </div>
        ))}
      </div>
    </Section>
    <Section
      title="L’alba"
      note="Viola, corallo, ambra: su chi è primo, sull’azione principale, sul mese che avanza. L’alone è la sua luce intorno."
    >
      <div className={styles.dawn}>
        <div className={styles.sun} />
        <div className={styles.lit}>
          <Button tone="primary">Entra in classifica</Button>
        </div>
      </div>
      <Card>
        <Text tone="muted">Novembre: giorno 21 di 30</Text>
        <AltitudeLine value={21} summit={30} tone="glow" />
      </Card>
    </Section>
    <Section
      title="Curve di livello"
      note="Una sola tessera, disegnata dal codice, che continua senza giunte. A sinistra come si vede, a destra schiarita per guardarla."
    >
      <div className={styles.pair}>
        <div className={styles.contours} />
        <div className={`${styles.contours} ${styles.plain}`} />
      </div>
    </Section>
    <Section
      title="L’orizzonte"
      note="Tre piani, il più vicino il più scuro. È lo stesso profilo che misura il mese."
    >
      <div className={styles.horizon}>
        <Horizon />
      </div>
    </Section>
  </Foundation>
);
