import type { Guide } from '../guide.ts';

export const guide: Guide = {
  search: ['bottone', 'pulsante', 'azione', 'salva', 'invia', 'elimina', 'cta'],
  status: 'ready',
  since: '2026-11-21',
  yes: [
    'Una sola azione primary per schermata.',
    'isPending mentre lavora: tiene misura e fuoco, non si preme due volte.',
    'danger solo per ciò che non si può annullare, e prima si conferma.',
  ],
  no: ['Per andare altrove: c’è Link.', 'Due primary vicini: due luci sono una di troppo.'],
  keys: [
    ['Invio, Spazio', 'lo preme'],
    ['Tab', 'arriva e va oltre'],
  ],
  words: ['Un verbo e la cosa: «Elimina premio», mai «OK».', 'Non cambia parole mentre lavora.'],
};
