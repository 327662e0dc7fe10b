import type { SiteTexts } from '@vetta/contract/site-texts';
import type { Slotted } from '../prerender-template/slots.tsx';
import * as styles from './countdown.css.ts';

interface CountdownProps {
  readonly texts: Slotted<Pick<SiteTexts, 'hero.countdown'>>;
  /** Null while the page has not read its clock, as in the prerender: the figures are dashes of the same width. */
  readonly seconds: number | null;
}

const figuresOf = (seconds: number) => [
  { value: Math.floor(seconds / 86_400), one: 'giorno', many: 'giorni' },
  { value: Math.floor(seconds / 3600) % 24, one: 'ora', many: 'ore' },
  { value: Math.floor(seconds / 60) % 60, one: 'minuto', many: 'minuti' },
  { value: seconds % 60, one: 'secondo', many: 'secondi' },
];

/** The time to the launch: four figures on the night sky. */
export const Countdown = ({ texts, seconds }: CountdownProps) => (
  <div className={styles.countdown}>
    <p className={styles.label} id="titolo-lancio">
      {texts['hero.countdown']}
    </p>
    <div role="timer" aria-labelledby="titolo-lancio" className={styles.figures}>
      {figuresOf(seconds ?? 0).map(({ value, one, many }) => (
        <span key={many} className={styles.figure}>
          <span className={styles.value}>{seconds === null ? '––' : String(value).padStart(2, '0')}</span>{' '}
          <span className={styles.unit}>{value === 1 ? one : many}</span>
        </span>
      ))}
    </div>
  </div>
);
