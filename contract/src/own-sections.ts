import { plainRows } from './plain-rows.ts';

/** The product's own pages of the back office, below `/admin`, in the sidebar's order: the title, and what people look for there, in their words. */
export const MAIN_SECTIONS = [
  ['/', 'Dashboard', 'home inizio oggi mancano chiusura backup copia ripristino ricalcola classifica'],
  [
    '/players',
    'Partecipanti',
    'partecipante persone giocatori setter trainer team leader ruolo squalifica archivia bonus calendario correzione',
  ],
  ['/prizes', 'Premi', 'premio foto montepremi podio lotteria mystery box'],
  ['/sfide', 'Sfide', 'sfida duello squadra obiettivo gara contest'],
  ...Object.values(plainRows).map(({ told }) => told.section),
  ['/content', 'Contenuti', 'contenuto testi titoli pagina scritte'],
  ['/scoring', 'Punteggi', 'punteggio punti chiamata appuntamento allineamento moltiplicatore'],
  ['/settings', 'Impostazioni', 'impostazione configurazione'],
] as const;

/** The pages of the group «Strumenti». The first two are for numbers alone. */
export const TOOL_SECTIONS = [
  ['/quick-entry', 'Inserimento rapido', 'numeri sera chiamate appuntamenti presenza griglia incolla'],
  ['/import-export', 'Importa/Esporta', 'csv excel foglio tracker carica scarica file'],
  ['/sources', 'Fonti', 'fonte google foglio centralino crm telefono automatico'],
  ['/audit', 'Registro', 'annulla storia cronologia chi modifiche'],
  [
    '/months',
    'Mesi',
    'mese vincitori consegna estrazione lotteria sorteggio squalifica stampa albo oro podio ricalcola gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  ],
  ['/contest', 'Contest', 'gara date inizio fine soglia lotteria lancio'],
  ['/screens', 'Schermi', 'schermo televisore tv monitor parete kiosk avviso programmazione'],
  ['/channels', 'Canali', 'canale chat slack teams discord telegram webhook notifica'],
  ['/plugins', 'Plugin', 'versione generazione ripristina torna indietro prova estensione'],
  ['/keys', 'Chiavi', 'password accesso chiave admin permessi revoca'],
] as const;

export type OwnSection = (typeof MAIN_SECTIONS)[number] | (typeof TOOL_SECTIONS)[number];

const own: ReadonlySet<string> = new Set([...MAIN_SECTIONS, ...TOOL_SECTIONS].map(([path]) => path));

/** Whether the address of a guest's section is one of the product's own, or below one. Capitals make no difference, as in the back office's links. */
export const isOwnSection = (path: string): boolean => own.has(`/${firstPart(path)}`);

/** Whether two sections would answer at the same address: each has everything below its own. */
export const sectionsMeet = (one: string, other: string): boolean => {
  const [first, second] = [`${one.toLowerCase()}/`, `${other.toLowerCase()}/`];
  return first.startsWith(second) || second.startsWith(first);
};

const firstPart = (path: string): string => path.toLowerCase().split('/')[1] ?? '';
