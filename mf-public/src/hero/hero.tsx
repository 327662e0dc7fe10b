import type { SiteTexts } from '@vetta/contract/site-texts';
import { Glow, Heading } from '@vetta/design-system/heading';
import { Horizon } from '@vetta/design-system/horizon';
import { Page } from '@vetta/design-system/page';
import { VisuallyHidden } from '@vetta/design-system/visually-hidden';
import type { ReactNode } from 'react';
import { MonthPath } from '../current-month/month-path.tsx';
import type { MonthView } from '../current-month/month-view.ts';
import { HeroFilm } from '../media/hero-film.tsx';
import type { Slotted } from '../prerender-template/slots.tsx';
import * as styles from './hero.css.ts';

interface HeroProps {
  readonly month: Slotted<MonthView>;
  readonly texts: Slotted<Pick<SiteTexts, 'hero.title' | 'hero.titleAccent' | 'hero.video'>>;
  /** In place of the day, in the month's last hours: `Ultime 2 ore`. */
  readonly ending?: string;
  /** How the month before ended. */
  readonly before?: ReactNode;
  /** The countdown to the launch, or the position search. */
  readonly children: ReactNode;
  /** What screen readers are told when it changes. */
  readonly announcement?: string;
}

/** The top of the page: the night sky, the mountains, and the month's progress. */
export const Hero = ({ month, texts, ending = '', before, children, announcement = '' }: HeroProps) => (
  <section className={styles.hero} aria-labelledby="titolo-mese">
    <Page>
      <p className={styles.date}>
        {/* One text: a translator replaces the nodes of several, and React would update those that are gone. */}
        {ending
          ? `${month.monthName} ${month.year} · ${ending}`
          : `${month.monthName} ${month.year} · giorno ${month.day} di ${month.days}: ${month.monthShare}%`}
      </p>
      <div className={styles.title}>
        <Heading level={1} size="hero" id="titolo-mese">
          {texts['hero.title']}
          <br />
          <Glow>{texts['hero.titleAccent']}</Glow>
        </Heading>
      </div>
      {before}
      {children}
      <div role="status">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </div>
    </Page>
    <div className={styles.horizon}>
      <Horizon />
    </div>
    <HeroFilm replacement={texts['hero.video']} />
    <MonthPath month={month} />
  </section>
);
