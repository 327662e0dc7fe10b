import type { Guide } from '../guide.ts';

export const guide: Guide = {
  search: ['video', 'filmato', 'animazione', 'sfondo'],
  status: 'ready',
  since: '2026-11-22',
  yes: [
    'Un film muto, breve, disegnato dal nostro codice, con il suo poster.',
    'Sempre con il bottone che lo ferma.',
  ],
  no: ['Dove si legge: il movimento accanto alle parole stanca.'],
  keys: [
    ['Invio, Spazio', 'sul bottone: ferma o riprende'],
    ['Tab', 'arriva e va oltre'],
  ],
  words: ['Il bottone nomina il film: «Metti in pausa: le montagne all’alba».'],
};
