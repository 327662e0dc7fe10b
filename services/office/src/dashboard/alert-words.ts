import { italianInstant, withArticle } from '@vetta/league/time/rome';
import type { ScreenAlert } from '../screens/lost-screens.ts';
import type { CloseAlert } from './close-alerts.ts';

/** An alert about the closes. */
type ClosesAlert = Omit<CloseAlert, 'event'> & {
  readonly event: CloseAlert['event'] | 'database-away';
};

interface BackupAlert {
  /** `backup-fails`: a backup could not be made, or its place is not there. `backup-back`: one was made again. */
  readonly event: 'backup-fails' | 'backup-back';
  /** When the newest good one of its kind was made; null if there is none. */
  readonly lastGoodAt?: string | null;
}

interface SenderAlert {
  readonly event: 'source-silent';
  readonly source: string;
  readonly lastEventAt: string;
}

export type OperatorAlert = ClosesAlert | ScreenAlert | BackupAlert | SenderAlert;

/** Returns what a person reads of an alert. */
export function sentenceOf(alert: OperatorAlert): string {
  switch (alert.event) {
    case 'screens-lost':
    case 'screens-back':
      return sentenceAboutScreens(alert);
    case 'backup-fails':
      return `Il backup non riesce (l’ultimo buono: ${alert.lastGoodAt ? italianInstant(alert.lastGoodAt) : 'nessuno'}). Se manca il suo posto, lo dice npm run status; se no, il log.`;
    case 'backup-back':
      return 'Il backup riesce di nuovo.';
    case 'source-silent':
      return `La fonte «${alert.source}» non manda più eventi (l’ultimo: ${italianInstant(alert.lastEventAt)}): o è ferma, o la sua chiave è rifiutata.`;
    default:
      return sentenceAboutCloses(alert);
  }
}

/** Returns what a person reads of walls. */
function sentenceAboutScreens({ event, screens }: ScreenAlert): string {
  const names = screens.map(({ name }) => `«${name}»`).join(', ');
  const [first, ...others] = screens;
  if (event === 'screens-back')
    return others.length > 0 ? `Sono tornati gli schermi ${names}.` : `È tornato lo schermo ${names}.`;
  return others.length > 0
    ? `Non si fanno più vivi gli schermi ${names}.`
    : `Lo schermo ${names} non si fa più vivo dal ${italianInstant(first?.lastBeatAt ?? '')}.`;
}

/** Returns what a person reads of closes. */
function sentenceAboutCloses({ event, day, evening, missedDays, because }: ClosesAlert): string {
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
