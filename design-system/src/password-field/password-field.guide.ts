import type { Guide } from '../guide.ts';

export const guide: Guide = {
  search: ['password', 'chiave', 'segreto', 'accesso', 'campo'],
  status: 'ready',
  since: '2026-11-21',
  yes: ['La chiave di amministrazione. Il bottone la mostra.'],
  no: ['Per nascondere altro.'],
  keys: [
    ['Tab', 'arriva e va oltre'],
    ['Invio', 'invia il modulo'],
  ],
  words: ['Il bottone dice cosa farà: «Mostra la chiave».'],
};
