import type { Knex } from 'knex';

/** Figures that admins set elsewhere stood in the first rules, and stayed when they changed: [before, after]. */
const RULES = [
  [
    'Una mystery box estratta fra tutti i partecipanti attivi del mese con almeno 1200 punti. L’estrazione è alla chiusura dell’ultimo giorno di gara, e chiunque può verificarla.',
    'Una mystery box estratta fra tutti i partecipanti attivi del mese che raggiungono la soglia di punti scritta accanto al premio. L’estrazione è alla chiusura dell’ultimo giorno di gara, e chiunque può verificarla.',
  ],
  [
    'Un aggiornamento può richiedere da 2 a 48 ore. I dati arrivati in ritardo valgono comunque, anche nei primi due giorni del mese dopo.',
    'Dal tracker all’inserimento possono passare da 2 a 48 ore. I dati arrivati in ritardo valgono comunque, anche nei primi due giorni del mese dopo.',
  ],
] as const;

/** Rewords the rules that nobody has changed. */
const reword = async (db: Knex, from: 0 | 1, to: 0 | 1) => {
  for (const texts of RULES)
    await db('game_rules').where({ content: texts[from] }).update({ content: texts[to] });
};

export const rulesWithoutFigures: Knex.Migration = {
  up: (db) => reword(db, 0, 1),
  down: (db) => reword(db, 1, 0),
};
