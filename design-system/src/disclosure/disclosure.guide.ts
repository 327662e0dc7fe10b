import type { Guide } from '../guide.ts';

export const guide: Guide = {
  search: ['fisarmonica', 'accordion', 'domande', 'faq', 'espandi', 'riduci', 'dettagli', 'apri', 'chiudi'],
  status: 'ready',
  since: '2026-11-22',
  yes: ['Domande e risposte; dettagli che pochi leggono.', 'Più d’una può restare aperta.'],
  no: ['Per nascondere ciò che serve a decidere.'],
  keys: [
    ['Invio, Spazio', 'lo preme'],
    ['Tab', 'arriva e va oltre'],
  ],
  words: ['Il titolo è la domanda come la farebbe chi legge.'],
};
