import { italianInstant, withArticle } from '@vetta/league/time/rome';
import type { ScreenAlert } from '../screens/lost-screens.ts';
import type { CloseAlert } from './close-alerts.ts';

/** An alert about the closes. */
export type ClosesAlert = Omit<CloseAlert, 'event'> & {
  readonly event: CloseAlert['event'] | 'database-away';
};

/** Returns what a person reads of walls. */
export function sentenceAboutScreens({ event, screens }: ScreenAlert): string {
  const names = screens.map(({ name }) => `«${name}»`).join(', ');
  const [first, ...others] = screens;
  if (event === 'screens-back')
    return others.length > 0 ? `Sono tornati gli schermi ${names}.` : `È tornato lo schermo ${names}.`;
  return others.length > 0
    ? `Non si fanno più vivi gli schermi ${names}.`
    : `Lo schermo ${names} non si fa più vivo dal ${italianInstant(first?.lastBeatAt ?? '')}.`;
}

/** Returns what a person reads of closes. */
export function sentenceAboutCloses({ event, day, evening, missedDays, because }: ClosesAlert): string {
  const waiting = missedDays > 1 ? ` Giornate in attesa: ${missedDays}.` : '';
  const why = because === null ? '' : ` Motivo: ${reasons[because] ?? because}.`;
  switch (event) {
    case 'late':
      return `La giornata ${withArticle('del', day)} non è ancora chiusa.${waiting}${why}`;
    case 'stopped':
      return `La chiusura ${withArticle('del', day)} non riesce ed è ferma: serve un intervento.${waiting}${why}`;
    case 'recovered':
      return `Le giornate sono chiuse, fino ${withArticle('al', day)}.`;
    case 'database-away':
      return `La giornata ${withArticle('del', evening)} non risulta chiusa: il database non risponde.`;
  }
}

const reasons: Readonly<Record<string, string>> = {
  silent: 'nessun processo chiude le giornate',
  temporalAway: 'Temporal non risponde',
  paused: 'gli aggiornamenti sono in pausa',
};
