import type { PersonInFile } from './match-people.ts';
import type { Unsure } from './unsure.ts';

/** What is asked of a name that may be somebody's who is known. */
export type AskedPerson = Pick<PersonInFile, 'name' | 'how' | 'candidates'>;

/** Returns the question who a name is, with the players whom it may mean. */
export const questionOf = ({ name, how, candidates }: AskedPerson): Unsure => ({
  about: 'person',
  subject: name,
  question: question(name, how, candidates),
  choices: [
    ...candidates.map((player) => ({ value: player.id, label: player.name })),
    { value: 'new', label: 'Nuovo partecipante' },
    { value: 'skip', label: 'Lascia fuori' },
  ],
});

function question(
  name: string,
  how: AskedPerson['how'],
  [player, another]: AskedPerson['candidates'],
): string {
  if (how === 'removed') return `«${name}» si chiamava un partecipante eliminato: è una persona nuova?`;
  if (how === 'forgotten')
    return `«${name}» è il nome di una persona resa anonima: è un’altra persona, con lo stesso nome?`;
  if (player === undefined) return `«${name}» è un nuovo partecipante?`;
  if (another !== undefined)
    return how === 'near' ? `Chi è «${name}»?` : `Più partecipanti si chiamano così: chi è «${name}»?`;
  return how === 'archived'
    ? `${player.name} è tra gli archiviati: «${name}» è la stessa persona?`
    : `«${name}» è ${player.name}?`;
}
