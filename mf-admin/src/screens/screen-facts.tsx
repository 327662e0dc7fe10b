import type { ScreenCard } from '@vetta/contract/screens';
import { FactList } from '@vetta/design-system/fact-list';
import { agoInWords } from '../dashboard/ago-in-words.ts';
import { clockInWords, secondsInWords } from './words.ts';

/** What a screen's last beat said. */
export function ScreenFacts({ screen, now }: { readonly screen: ScreenCard; readonly now: Date }) {
  const { generation, restarts, clockOffset, viewport, lastBeatAt, state } = screen;
  const facts = [
    {
      name: 'Dati',
      value: dataInWords(screen),
      isOdd: state === 'stale',
    },
    { name: 'Si è fatto vivo', value: agoInWords(now, new Date(lastBeatAt)), isOdd: state === 'lost' },
    { name: 'Generazione', value: String(generation) },
    { name: 'Riavvii', value: String(restarts) },
    { name: 'Orologio', value: clockInWords(clockOffset), isOdd: clockInWords(clockOffset) !== 'giusto' },
    { name: 'Formato', value: `${viewport.width} × ${viewport.height}` },
  ];
  return <FactList facts={facts} />;
}

/** Returns «di 12 secondi fa»; of a lost screen nobody knows. */
function dataInWords({ state, dataAge }: ScreenCard): string {
  if (state === 'lost') return 'non si sa';
  return dataAge === null ? 'nessuno' : `di ${secondsInWords(dataAge)} fa`;
}
