import type { OwnSection } from '@vetta/contract/own-sections';

/** What people look for in the command menu and find in a section, in their words. */
export const SECTION_WORDS: Readonly<Record<OwnSection, string>> = {
  '/': 'home inizio oggi mancano chiusura backup copia ripristino ricalcola classifica',
  '/players':
    'persone giocatori setter trainer team leader ruolo squalifica archivia bonus calendario correzione',
  '/prizes': 'premio foto montepremi podio lotteria mystery box',
  '/rules': 'faq domande frequenti regola',
  '/content': 'testi titoli pagina scritte',
  '/scoring': 'punti chiamata appuntamento allineamento moltiplicatore',
  '/settings': 'configurazione',
  '/quick-entry': 'numeri sera chiamate appuntamenti presenza griglia incolla',
  '/import-export': 'csv excel foglio tracker carica scarica file',
  '/sources': 'google foglio centralino crm telefono automatico',
  '/audit': 'annulla storia cronologia chi modifiche',
  '/months':
    'mese vincitori consegna estrazione lotteria sorteggio squalifica stampa albo oro podio ricalcola gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  '/contest': 'gara date inizio fine soglia lotteria lancio',
  '/screens': 'televisore tv monitor parete kiosk avviso programmazione',
  '/channels': 'chat slack teams discord telegram webhook notifica',
  '/plugins': 'versione generazione ripristina torna indietro prova estensione',
  '/keys': 'password accesso chiave admin permessi revoca',
};
