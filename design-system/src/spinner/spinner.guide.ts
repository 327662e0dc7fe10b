import type { Guide } from '../guide.ts';

export const guide: Guide = {
  search: ['rotella', 'caricamento', 'attesa', 'loading', 'loader'],
  status: 'ready',
  since: '2026-11-21',
  yes: ['Un’attesa di cui non si sa la durata.'],
  no: ['Al posto di un contenuto di cui si conosce la forma: c’è Skeleton.'],
  keys: [],
  words: ['Dice cosa si aspetta: «Cerco i partecipanti…».'],
};
