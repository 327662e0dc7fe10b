import type { Guide } from '../guide.ts';

export const guide: Guide = {
  search: ['casella', 'spunta', 'selezione', 'sì', 'no'],
  status: 'ready',
  since: '2026-11-21',
  yes: [
    'Una scelta sì o no che si salva con il modulo.',
    'Più scelte insieme: CheckboxGroup dà loro un nome.',
  ],
  no: [
    'Per accendere qualcosa subito: c’è Switch.',
    'Con una frase negata: «non mostrare» spuntato vuol dire tutto e niente.',
  ],
  keys: [
    ['Spazio', 'spunta o toglie'],
    ['Tab', 'arriva e va oltre'],
  ],
  words: ['Una frase che è vera quando è spuntata: «Mostra il premio al pubblico».'],
};
