import type { Knex } from 'knex';

// The eleven questions of the FAQ; their facts are those of docs/rules.md.
const RULES: readonly (readonly [title: string, content: string])[] = [
  [
    'Come si partecipa?',
    'Non serve iscriversi: ogni setter, trainer e team leader è in gara dal primo giorno. Tu pensa al telefono, ai punti pensiamo noi.',
  ],
  [
    'Come si fanno i punti?',
    'Con le chiamate, gli appuntamenti fissati, gli appuntamenti conclusi e la presenza agli allineamenti. Quanto vale ogni azione è scritto nella sezione dei punteggi.',
  ],
  [
    'Quando si aggiorna la classifica?',
    'I tuoi numeri contano appena vengono inseriti. La classifica del giorno si chiude entro le 23:59, ora italiana.',
  ],
  [
    'Perché non vedo ancora i punti di oggi?',
    'Un aggiornamento può richiedere da 2 a 48 ore. I dati arrivati in ritardo valgono comunque, anche nei primi due giorni del mese dopo.',
  ],
  [
    'Che cosa sono i bonus settimanali?',
    'Premi in punti per chi si distingue nella settimana, dal lunedì alla domenica. Ognuno si vince al massimo una volta a settimana e arriva in classifica alle 23:59.',
  ],
  [
    'Chi vince i premi del mese?',
    'I primi tre della classifica a fine mese. Se qualcuno non è in gara per i premi, il premio passa a chi viene dopo.',
  ],
  [
    'Come funziona la lotteria?',
    'Una mystery box estratta fra tutti i partecipanti attivi del mese con almeno 1200 punti. L’estrazione è alla chiusura dell’ultimo giorno di gara, e chiunque può verificarla.',
  ],
  [
    'Sono arrivato a mese iniziato: posso vincere?',
    'Puoi salire in classifica e raggiungere il podio, ma non vincere i premi né la lotteria di quel mese. Dal mese dopo sei in gara per tutto.',
  ],
  [
    'Che cosa succede a parità di punti?',
    'Sta davanti chi ha più appuntamenti conclusi, poi più appuntamenti fissati, poi più chiamate, poi chi era davanti all’ultima chiusura.',
  ],
  [
    'Quando si azzera la classifica?',
    'Il primo giorno di ogni mese si riparte da zero. I mesi conclusi restano visibili.',
  ],
  [
    'Quando si viene squalificati?',
    'Per numeri falsificati nel tracker, per uno scostamento anomalo dai KPI medi o per aver sabotato le statistiche degli altri.',
  ],
];

const BONUSES = [
  ['Best Day Record', 'best_day_record', 100, '5 o più appuntamenti fissati in un giorno'],
  ['Call Beast', 'call_beast', 100, 'Più di 100 chiamate in un giorno'],
  ['First Timer', 'first_timer', 25, 'Primo appuntamento concluso della settimana'],
  ['Consistency King', 'consistency_king', 100, 'Almeno 70 chiamate al giorno dal lunedì al venerdì'],
  ['Always There', 'always_there', 100, 'Presente a tutti gli allineamenti della settimana'],
] as const;

const SETTINGS = [
  {
    key: 'prizes',
    value: { prizeBasis: 'total', prizeRate: 0.1 },
    type: 'json',
    description: 'Su che cosa si calcola il montepremi, e quanto ne è',
  },
  {
    key: 'contest',
    value: { start: '2025-10-01', end: '2025-10-31' },
    type: 'json',
    description: 'Inizio e fine della gara, per il mese che non coincide col calendario',
  },
  {
    key: 'launch',
    value: '2025-09-30T21:59:00Z',
    type: 'instant',
    description: 'Il momento del lancio: 30 settembre 2025, 23:59 ora italiana',
  },
  {
    key: 'lotteryThreshold',
    value: 1200,
    type: 'number',
    description: 'Punti da cui si partecipa alla lotteria',
  },
];

/** What every installation starts with: scoring values, bonuses, rules and settings (docs/rules.md). */
export const baseData: Knex.Migration = {
  async up(db) {
    // Untyped: later migrations may change these tables.
    const insert = (table: string, rows: object) => db(table).insert(rows);
    await insert('scoring_config', {
      ring_points: 1,
      appointment_set_points: 25,
      appointment_done_points: 75,
      bonus_multiplier: 1,
      updated_at: db.fn.now(),
    });
    await insert(
      'bonus_types',
      BONUSES.map(([name, bonus_key, points, description]) => ({ name, bonus_key, points, description })),
    );
    await insert(
      'game_rules',
      RULES.map(([title, content], order) => ({ title, content, order })),
    );
    await insert(
      'settings',
      SETTINGS.map((row) => ({ ...row, value: JSON.stringify(row.value) })),
    );
  },
  async down(db) {
    for (const table of ['settings', 'game_rules', 'bonus_types', 'scoring_config']) await db(table).delete();
  },
};
