import type { ScreenPlan } from '@vetta/contract/screen-plan';
import { Stack } from '@vetta/design-system/stack';
import { VisuallyHidden } from '@vetta/design-system/visually-hidden';
import { TitledSection } from '../kit/titled-section.tsx';
import { type Stretch, weekOf } from './week.ts';
import * as styles from './week-preview.css.ts';
import { dayNames, programmeName, stretchInWords } from './words.ts';

/** How many programmes have a colour of their own; the next begin again. */
const COLOURS = 5;

const kindOf = ({ shown }: Stretch) =>
  shown === 'dark' ? 'dark' : shown === null ? 'every' : String(shown % COLOURS);

/** What a plan shows in a week, hour by hour: a bar a day. */
export function WeekPreview({ plan }: { readonly plan: ScreenPlan }) {
  const week = weekOf(plan);
  const shown = new Map(week.flat().map((stretch) => [stretch.shown, kindOf(stretch)]));
  const isDimmed = week.flat().some(({ light }) => light < 1);
  return (
    <TitledSection title="La settimana" gap="xs">
      <div className={styles.hours} aria-hidden="true">
        <span />
        <span className={styles.scale}>
          {[0, 6, 12, 18, 24].map((hour) => (
            <span key={hour}>{hour}</span>
          ))}
        </span>
      </div>
      <Stack as="ul" gap="xxs">
        {week.map((stretches, index) => (
          <li key={dayNames[index]} className={styles.day}>
            <span className={styles.name}>
              <span aria-hidden="true">{dayNames[index]?.slice(0, 3)}</span>
              <VisuallyHidden>
                <span>
                  {dayNames[index]}: {stretches.map(stretchInWords).join('; ')}
                </span>
              </VisuallyHidden>
            </span>
            <svg viewBox="0 0 1440 10" preserveAspectRatio="none" className={styles.bar} aria-hidden="true">
              {stretches.map((stretch) => (
                <rect
                  key={stretch.from}
                  x={stretch.from}
                  width={stretch.to - stretch.from}
                  height="10"
                  fillOpacity={stretch.light}
                  className={styles.stretch}
                  data-kind={kindOf(stretch)}
                >
                  <title>{stretchInWords(stretch)}</title>
                </rect>
              ))}
              {[360, 720, 1080].map((minute) => (
                <line key={minute} x1={minute} x2={minute} y1="0" y2="10" className={styles.hour} />
              ))}
            </svg>
          </li>
        ))}
      </Stack>
      <ul className={styles.legend} aria-hidden="true">
        {[...shown].map(([what, kind]) => (
          <li key={String(what)} className={styles.key}>
            <svg viewBox="0 0 10 10" className={styles.swatch} aria-hidden="true">
              <rect width="10" height="10" rx="2" className={styles.stretch} data-kind={kind} />
            </svg>
            {what === 'dark' ? 'Buio' : programmeName(what)}
          </li>
        ))}
        {isDimmed && <li className={styles.key}>Più tenue: meno luce</li>}
      </ul>
    </TitledSection>
  );
}
