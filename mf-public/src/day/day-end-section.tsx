import type { PluginContext } from '@vetta/contract/plugin';
import type { SiteTexts } from '@vetta/contract/site-texts';
import { Card } from '@vetta/design-system/card';
import { Heading } from '@vetta/design-system/heading';
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
  return (
    <Card as="section" padding="lg" aria-labelledby="titolo-giornata">
      <div className={styles.words}>
        <Heading level={2} size="section" id="titolo-giornata">
          {texts['day.title']}
        </Heading>
        <p className={styles.note}>{texts['day.note']}</p>
      </div>
      <p className={styles.figures} role="timer" aria-labelledby="titolo-giornata">
        {hours}
        <span className={styles.unit}>h</span> {minutes}
        <span className={styles.unit}>m</span> {seconds}
        <span className={styles.unit}>s</span>
      </p>
      <progress className={styles.bar} value={passed} max={1000} aria-label="Parte della giornata passata" />
    </Card>
  );
}
