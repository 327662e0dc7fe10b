import type { Guide } from './guide.ts';

export const waiting: Readonly<Record<string, Guide>> = {
  'progress-bar': {
    search: ['avanzamento', 'progresso', 'percentuale', 'invio', 'importazione', 'caricamento', 'attesa'],
    since: '2026-11-22',
    yes: ['Un lavoro di cui si sa a che punto è: un invio, un’importazione.'],
    no: ['Se non si sa quanto manca: c’è Spinner.'],
    words: ['Dice cosa avanza: «Invio di vacanza.jpg».'],
  },
  skeleton: {
    search: ['scheletro', 'caricamento', 'attesa', 'segnaposto', 'loading'],
    since: '2026-11-21',
    yes: ['Pezzi disposti come ciò che arriverà, della stessa altezza: niente salta.'],
    no: ['Per attese sotto il mezzo secondo.', 'Uno a forma di niente.'],
    words: ['«Caricamento» si annuncia una volta sola, accanto.'],
  },
  spinner: {
    search: ['rotella', 'caricamento', 'attesa', 'loading', 'loader'],
    since: '2026-11-21',
    yes: ['Un’attesa di cui non si sa la durata.'],
    no: ['Al posto di un contenuto di cui si conosce la forma: c’è Skeleton.'],
    words: ['Dice cosa si aspetta: «Cerco i partecipanti…».'],
  },
};
