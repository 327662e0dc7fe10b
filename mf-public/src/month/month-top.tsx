import { Glow, Heading } from '@vetta/design-system/heading';
import { Horizon } from '@vetta/design-system/horizon';
import { Page } from '@vetta/design-system/page';
import type { Slotted } from '../template/slots.tsx';
import { MonthPath } from './month-path.tsx';
import * as styles from './month-top.css.ts';
import type { MonthView } from './month-view.ts';

/** The top of the page: the night sky, the mountains, and the month's progress. */
export const MonthTop = ({ month }: { readonly month: Slotted<MonthView> }) => (
  <section className={styles.top} aria-labelledby="titolo-mese">
    <Page width="board">
      <p className={styles.date}>
        {month.monthName} {month.year} · giorno {month.day} di {month.days}
      </p>
      <Heading level={1} size="hero" id="titolo-mese">
        Chi arriva
        <br />
        <Glow>in vetta?</Glow>
      </Heading>
    </Page>
    <div className={styles.horizon}>
      <Horizon />
    </div>
    <MonthPath month={month} />
  </section>
);
