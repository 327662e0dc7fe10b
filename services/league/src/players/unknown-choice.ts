import { failure } from '../failure.ts';

export const UnknownChoice = failure(
  'unknown_choice',
  400,
  (name: string) => `Il partecipante scelto per «${name}» non c’è: sceglilo di nuovo`,
);
