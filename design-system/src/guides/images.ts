import type { Guide } from './guide.ts';

export const images: Readonly<Record<string, Guide>> = {
  alpenglow: {
    search: ['alba', 'bagliore', 'luce', 'glow', 'riempimento'],
    since: '2026-11-23',
    yes: ['In un disegno: su quello che è già salito, o su chi è primo.'],
    no: ['Due volte nello stesso disegno.', 'Su uno sfondo intero: c’è il gradiente `glow.gradient`.'],
    words: ['Nessuna parola: il disegno ha accanto il suo testo.'],
  },
  film: {
    search: ['video', 'filmato', 'animazione', 'sfondo'],
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
  },
  horizon: {
    search: ['orizzonte', 'montagne', 'sfondo', 'panorama', 'cielo'],
    since: '2026-11-21',
    yes: ['Dietro l’inizio della pagina, o in fondo a uno schermo.'],
    no: ['Dietro al testo chiaro, nella parte illuminata.', 'Due nella stessa pagina.'],
    words: ['È un ornamento: niente parole.'],
  },
  logo: {
    search: ['marchio', 'segno', 'nome', 'brand'],
    since: '2026-11-21',
    yes: ['In alto, una volta sola. Solo il segno dove lo spazio è poco.'],
    no: ['Ricolorato, ruotato, in una frase.'],
    words: ['Vetta, con la maiuscola.'],
  },
  'missing-media': {
    search: ['immagine', 'mancante', 'segnaposto', 'foto', 'in arrivo', 'placeholder'],
    since: '2026-11-22',
    yes: ['Al posto di un’immagine che manca, della stessa misura.'],
    no: ['Come sfondo.'],
    words: ['Tre o quattro parole: «Foto in arrivo».'],
  },
};
