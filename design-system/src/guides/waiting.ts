import type { Guide } from './guide.ts';

export const waiting: Readonly<Record<string, Guide>> = {
  'progress-bar': {
    search: ['avanzamento', 'progresso', 'percentuale', 'invio', 'importazione', 'caricamento', 'attesa'],
    status: 'ready',
    since: '2026-11-22',
    yes: ['Un lavoro di cui si sa a che punto è: un invio, un’importazione.'],
    no: ['Per il mese: c’è RidgeProgress.', 'Se non si sa quanto manca: c’è Spinner.'],
    keys: [],
    words: ['Dice cosa avanza: «Invio di vacanza.jpg».'],
  },
  'ridge-progress': {
    search: ['avanzamento', 'progresso', 'mese', 'salita', 'cresta', 'attesa'],
    status: 'trial',
    since: '2026-11-21',
    yes: ['Il tempo che passa come una salita: il mese, un’attesa.'],
    no: ['Per i punti di qualcuno.'],
    keys: [],
    words: ['Dice il punto in parole: «Giorno 21 di 30».'],
  },
  skeleton: {
    search: ['scheletro', 'caricamento', 'attesa', 'segnaposto', 'loading'],
    status: 'ready',
    since: '2026-11-21',
    yes: ['Pezzi disposti come ciò che arriverà, della stessa altezza: niente salta.'],
    no: ['Per attese sotto il mezzo secondo.', 'Uno a forma di niente.'],
    keys: [],
    words: ['«Caricamento» si annuncia una volta sola, accanto.'],
  },
  spinner: {
    search: ['rotella', 'caricamento', 'attesa', 'loading', 'loader'],
    status: 'ready',
    since: '2026-11-21',
    yes: ['Un’attesa di cui non si sa la durata.'],
    no: ['Al posto di un contenuto di cui si conosce la forma: c’è Skeleton.'],
    keys: [],
    words: ['Dice cosa si aspetta: «Cerco i partecipanti…».'],
  },
};
