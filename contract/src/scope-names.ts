import type { Scope } from './key-scope.ts';

/** What each scope is called on screen and in refusals. */
export const SCOPE_NAMES: Readonly<Record<Scope, string>> = {
  admin: 'Tutto il pannello',
  events: 'Eventi',
  entries: 'Numeri',
  'publish:trial': 'Plugin in prova',
  publish: 'Plugin per tutti',
  read: 'Sola lettura',
};
