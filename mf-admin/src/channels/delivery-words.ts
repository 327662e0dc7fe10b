import type { ChannelKind, Delivery } from '@vetta/contract/channels';
import { hourInWords } from '../day/in-words.ts';

/** How a message fared, as a log and a card know it. */
export type Fared = Pick<Delivery, 'state' | 'attempts' | 'status' | 'error' | 'nextAttemptAt'>;

/** Whether a message was tried in vain and is tried again. */
export const isRetried = ({ state, error }: Fared): boolean => state === 'waiting' && error !== null;

/** What the state of a message is called. */
export function stateName(delivery: Fared): string {
  if (delivery.state === 'sent') return 'Inviato';
  if (delivery.state === 'failed') return 'Non riuscito';
  return isRetried(delivery) ? 'Si riprova' : 'In attesa';
}

/** Later than this it waits for its turn, and not for the next look at what is due. */
const SOON_MS = 5_000;

/** Returns how a message fared and what comes next: «Ha risposto 500: riproviamo alle 18:42 (3 tentativi)». */
export function faredInWords(delivery: Fared, now: Date): string {
  const { state, attempts, status, nextAttemptAt } = delivery;
  const tries = attempts === 1 ? '1 tentativo' : `${attempts} tentativi`;
  const next = nextAttemptAt === null ? now : new Date(nextAttemptAt);
  if (state === 'sent') return attempts > 1 ? `Inviato dopo ${tries}` : 'Inviato';
  const answer = status === null ? undefined : `ha risposto ${status}`;
  if (state === 'failed')
    return attempts === 0 ? 'Non inviato' : ['Non riuscito', ...(answer ? [answer] : []), tries].join(' · ');
  if (!isRetried(delivery))
    return next.getTime() - now.getTime() > SOON_MS
      ? `In coda: parte ${hourInWords(next, now)}`
      : 'In partenza';
  const what = answer === undefined ? 'Non arriva' : answer.replace('ha', 'Ha');
  // Within a minute its hour is the one on the clock already.
  const when = next.getTime() - now.getTime() < 60_000 ? 'tra poco' : hourInWords(next, now);
  return `${what}: riproviamo ${when} (${tries})`;
}

/** Returns what an admin can do for a message that a receiver refuses; undefined where its own sentence says it, or nothing is to be done. */
export function adviceFor({ state, status, error }: Fared, kind: ChannelKind): string | undefined {
  if (state === 'sent' || status === null || error === null) return undefined;
  const isTelegram = kind === 'telegram';
  if (status === 429) return 'Non serve fare nulla: il canale rallenta da solo.';
  if (status >= 500)
    return 'Il guasto è dalla loro parte. Se dura, controlla che il servizio funzioni, poi «Prova».';
  if (status === 401 || status === 404)
    return isTelegram
      ? 'Il token del bot non vale: in «Modifica» scrivi quello di @BotFather.'
      : 'L’indirizzo non vale più: copialo di nuovo dal servizio e scrivilo in «Modifica».';
  if (status === 403)
    return isTelegram
      ? 'Il bot non può scrivere in quella chat: aggiungilo, poi «Prova».'
      : 'Il servizio rifiuta questo indirizzo: copialo di nuovo e scrivilo in «Modifica».';
  if (status >= 400 && status !== 410)
    return isTelegram
      ? 'In «Modifica» controlla la chat: il bot deve farne parte.'
      : 'Controlla in «Modifica» che l’indirizzo sia del servizio scelto.';
  return undefined;
}
