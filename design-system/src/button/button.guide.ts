import type { Guide } from '../guide.ts';

export const guide: Guide = {
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
