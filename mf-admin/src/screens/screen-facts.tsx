import type { ScreenCard } from '@vetta/contract/screens';
import { agoInWords } from '../dashboard/ago-in-words.ts';
import * as styles from './screen-card.css.ts';
import { clockInWords, secondsInWords } from './words.ts';

interface ScreenFactsProps {
  readonly screen: ScreenCard;
  readonly now: Date;
}

/** What a screen's last beat said. */
export function ScreenFacts({ screen, now }: ScreenFactsProps) {
  const { generation, restarts, clockOffset, viewport, lastBeatAt, state } = screen;
  const facts = [
    {
      name: 'Dati',
      value: dataInWords(screen),
      isOdd: state === 'stale',
    },
    { name: 'Si è fatto vivo', value: agoInWords(now, new Date(lastBeatAt)), isOdd: state === 'lost' },
    { name: 'Generazione', value: String(generation), isOdd: false },
    { name: 'Riavvii', value: String(restarts), isOdd: false },
    { name: 'Orologio', value: clockInWords(clockOffset), isOdd: clockInWords(clockOffset) !== 'giusto' },
    { name: 'Formato', value: `${viewport.width} × ${viewport.height}`, isOdd: false },
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value, isOdd }) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.factName}>{name}</dt>
          <dd className={styles.factValue} data-odd={isOdd}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Returns «di 12 secondi fa»; of a lost screen nobody knows. */
function dataInWords({ state, dataAge }: ScreenCard): string {
  if (state === 'lost') return 'non si sa';
  return dataAge === null ? 'nessuno' : `di ${secondsInWords(dataAge)} fa`;
}
