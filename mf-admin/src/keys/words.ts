import { formatDayOfMonth } from '@vetta/contract/client/formats';
import type { Scope } from '@vetta/contract/key-scope';
import type { Key } from '@vetta/contract/keys';
import { romeDay } from '@vetta/contract/rome-time';
import { SCOPE_NAMES } from '@vetta/contract/scope-names';
import { agoInWords } from '../dashboard/words.ts';

/** What a scope is called, and what a key of it may do. */
export const scopeWords: Readonly<Record<Scope, { readonly label: string; readonly opens: string }>> = {
  admin: {
    label: SCOPE_NAMES.admin,
    opens:
      'La chiave di una persona: entra qui e fa tutto, tranne gestire le chiavi. Il Registro la chiama per nome.',
  },
  events: {
    label: SCOPE_NAMES.events,
    opens: 'Per un centralino o un CRM: manda ciò che conta, e nient’altro. Non legge nulla.',
  },
  entries: {
    label: SCOPE_NAMES.entries,
    opens:
      'Per chi porta i numeri, persona o programma: legge chi è in gara, li registra e annulla i suoi. Del pannello vede Inserimento rapido e Importa.',
  },
  'publish:trial': {
    label: SCOPE_NAMES['publish:trial'],
    opens: 'Carica versioni dei plugin e le prova su uno schermo.',
  },
  publish: {
    label: SCOPE_NAMES.publish,
    opens: 'Carica versioni dei plugin e le mette su tutti gli schermi.',
  },
  read: { label: SCOPE_NAMES.read, opens: 'Legge tutto, tranne le chiavi e il Registro.' },
};

const HOUR_MS = 3_600_000;

/** Returns when a key was used last, which is known to the hour. */
export function usedInWords({ lastUsedAt }: Pick<Key, 'lastUsedAt'>, now: Date): string {
  if (lastUsedAt === null) return 'mai';
  const at = new Date(lastUsedAt);
  return now.getTime() - at.getTime() < HOUR_MS ? 'nell’ultima ora' : agoInWords(now, at);
}

/** Returns whether a key's time is over. */
export const isOver = ({ endsAt }: Pick<Key, 'endsAt'>, now: Date): boolean =>
  endsAt !== null && new Date(endsAt) <= now;

/** Returns the last Rome day on which a key works, «31 gennaio 2027»; «mai» for one without an end. */
export function endInWords({ endsAt }: Pick<Key, 'endsAt'>): string {
  return endsAt === null ? 'mai' : dayInWords(new Date(new Date(endsAt).getTime() - 1));
}

/** Returns the Rome day of an instant, «12 novembre 2026». */
export function dayInWords(at: Date): string {
  const day = romeDay(at);
  return `${formatDayOfMonth(day)} ${day.slice(0, 4)}`;
}
