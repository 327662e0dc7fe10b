import type { Guide } from './guide.ts';

export const words: Readonly<Record<string, Guide>> = {
  heading: {
    search: ['titolo', 'intestazione', 'h1'],
    since: '2026-11-21',
    yes: [
      'I livelli seguono il documento, la misura segue lo sguardo.',
      'Glow su poche parole di un solo titolo.',
    ],
    no: ['Saltare un livello per avere un titolo più piccolo: c’è size.'],
    words: ['Senza punto. Larga e pesante: poche parole.'],
  },
  text: {
    search: ['paragrafo', 'testo', 'corpo', 'didascalia'],
    since: '2026-11-21',
    yes: ['Ogni testo: la misura e il tono hanno un nome.'],
    no: ['Un titolo: c’è Heading.', 'lines per nascondere ciò che serve.'],
    words: ['Frasi brevi, che si capiscono da sole.'],
  },
  'visually-hidden': {
    search: ['accessibilità', 'lettore di schermo', 'nascosto', 'screen reader'],
    since: '2026-11-21',
    yes: ['Parole che chi vede ha già da un segno o dal posto.'],
    no: ['Per nascondere istruzioni utili a tutti.'],
    words: ['La stessa frase che si direbbe al telefono.'],
  },
};
