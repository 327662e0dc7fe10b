import type { Guide } from '../guide.ts';

export const guide: Guide = {
  search: ['data', 'giorno', 'calendario', 'campo'],
  status: 'ready',
  since: '2026-11-21',
  yes: ['Un giorno che si conosce: si scrive prima di aprire il calendario.'],
  no: ['Per guardare quali giorni hanno dati: c’è MonthCalendar.', 'Sulla pagina pubblica: pesa.'],
  keys: [
    ['↓ ↑', 'cambia giorno, mese o anno'],
    ['0–9', 'scrive'],
    ['Alt + ↓', 'apre il calendario'],
    ['Frecce', 'nel calendario cambia giorno'],
    ['Esc', 'chiude'],
  ],
  words: ['L’errore dice quali giorni vanno bene: «scegli un giorno fino a oggi».'],
};
