import type { PrerenderRow } from './prerender.ts';

/** What decided between equal points. It tells what is rewarded, not what a player lacks. */
export const tieWords = {
  apptDone: 'A parità di punti: prima chi ha più appuntamenti conclusi',
  apptSet: 'A parità di punti: prima chi ha più appuntamenti fissati',
  rings: 'A parità di punti: prima chi ha più chiamate',
  lastPosition: 'A parità di punti: prima chi era davanti all’ultima chiusura',
  name: 'A parità di tutto: in ordine alfabetico',
} satisfies Record<Exclude<PrerenderRow['tie'], ''>, string>;
