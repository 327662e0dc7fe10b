import type { PluginContext } from '@vetta/contract/plugin';
import type { PrerenderBelow } from '@vetta/contract/prerender';
import type { SiteTexts } from '@vetta/contract/site-texts';
import { Card } from '@vetta/design-system/card';
import { Heading } from '@vetta/design-system/heading';
import type { Slotted } from '../prerender-template/slots.tsx';
import { clockFigures, dayPassed, secondsToDayEnd } from './day-end.ts';
import * as styles from './day-end-section.css.ts';
import { useTime } from './use-time.ts';

interface DayEndSectionProps extends Pick<PluginContext, 'now'> {
  readonly texts: SiteTexts;
}

/** How much of the day is left until the ranking is reset, and how much has passed. */
export function DayEndSection({ now, texts }: DayEndSectionProps) {
  const [hours, minutes, seconds] = clockFigures(useTime(now, secondsToDayEnd));
  const passed = useTime(now, dayPassed);
  return <DayEnd texts={texts} figures={{ hours, minutes, seconds, passed: String(passed) }} />;
}

interface DayEndProps {
  readonly texts: Slotted<Pick<SiteTexts, 'day.title' | 'day.note'>>;
  readonly figures: Pick<PrerenderBelow, 'hours' | 'minutes' | 'seconds' | 'passed'>;
}

export function DayEnd({ texts, figures: { hours, minutes, seconds, passed } }: DayEndProps) {
  return (
    <div className={styles.onScreen}>
      <Card as="section" padding="lg" aria-labelledby="titolo-giornata">
        <div className={styles.words}>
          <Heading level={2} size="section" id="titolo-giornata">
            {texts['day.title']}
          </Heading>
          <p className={styles.note}>{texts['day.note']}</p>
        </div>
        <p translate="no" className={styles.figures} role="timer" aria-labelledby="titolo-giornata">
          {hours}
          <span className={styles.unit}>h</span> {minutes}
          <span className={styles.unit}>m</span> {seconds}
          <span className={styles.unit}>s</span>
        </p>
        <progress
          className={styles.bar}
          value={passed}
          max={1000}
          aria-label="Parte della giornata passata"
        />
      </Card>
    </div>
  );
}
