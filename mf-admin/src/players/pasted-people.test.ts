import { expect, test } from 'vitest';
import { pastedPeople } from './pasted-people.ts';

const namesIn = (text: string) => pastedPeople(text).people.map(({ name }) => name);

test.each([
  [
    'one name a line',
    'Ada Bianchi\r\n\r\n  Bruno Neri \nZoë D’Ávila\n',
    ['Ada Bianchi', 'Bruno Neri', 'Zoë D’Ávila'],
  ],
  ['a comma is part of a name', 'Rossi, Mario\nNeri, Ugo', ['Rossi, Mario', 'Neri, Ugo']],
  [
    'a column of a sheet with its heading',
    'Nominativo\nAda Bianchi\nBruno Neri',
    ['Ada Bianchi', 'Bruno Neri'],
  ],
  [
    'surname and name under headings',
    'N.\tCognome\tNome\n1\tBianchi\tAda\n2\tNeri\tBruno',
    ['Ada Bianchi', 'Bruno Neri'],
  ],
  ['two columns without headings', '1\tAda\tBianchi\n2\tBruno\tNeri', ['Ada Bianchi', 'Bruno Neri']],
  ['a heading that is a role too', 'Setter\nAda Bianchi\nBruno Neri', ['Ada Bianchi', 'Bruno Neri']],
  ['nothing', ' \n\t\n', []],
])('%s', (_, text, names) => {
  expect(namesIn(text)).toEqual(names);
  expect(pastedPeople(text).hasColumns).toBe(/\w\t\w/.test(text));
});

const both = [
  { name: 'Ada Bianchi', role: 'setter' },
  { name: 'Bruno Neri', role: 'trainer' },
  { name: 'Zoë D’Ávila', role: 'team_leader' },
];

test.each([
  ['with headings', 'Nome\tRuolo\nAda Bianchi\tSetter\nBruno Neri\tTrainer\nZoë D’Ávila\tTeam leader'],
  ['without headings', 'Ada Bianchi\tSetter\nBruno Neri\tTrainer\nZoë D’Ávila\tTeam leader'],
  ['in any case, in Italian', 'Ada Bianchi\tSETTER\nBruno Neri\tformatore\nZoë D’Ávila\tcaposquadra'],
  ['before the name', 'setter\tAda Bianchi\ntrainer\tBruno Neri\nTL\tZoë D’Ávila'],
  ['a heading of the name alone', 'Nome\t\nAda Bianchi\tSetter\nBruno Neri\tTrainer\nZoë D’Ávila\tTL'],
  ['a heading of the role alone', 'Chi\tMansione\nAda Bianchi\tSetter\nBruno Neri\tTrainer\nZoë D’Ávila\tTL'],
  [
    'beside first and last names',
    'Cognome\tNome\tRuolo\nBianchi\tAda\tSetter\nNeri\tBruno\tTrainer\nD’Ávila\tZoë\tTeam Leader',
  ],
  ['three columns without headings', '1\tAda\tBianchi\tSetter\n2\tBruno\tNeri\tTrainer\n3\tZoë\tD’Ávila\tTL'],
  ['separated as a CSV is', 'Nome;Ruolo\nAda Bianchi;Setter\nBruno Neri;Trainer\nZoë D’Ávila;Team leader'],
])('names and their roles: %s', (_, text) => {
  expect(pastedPeople(text)).toMatchObject({ people: both, hasColumns: true, unknownRoles: [] });
});

test('a column under «Squadra» is the team', () => {
  const { people } = pastedPeople('Chi\tSquadra\tMansione\nAda Bianchi\tLupi\tSetter\nBruno Neri\t\tTrainer');
  expect(people).toEqual([
    { name: 'Ada Bianchi', role: 'setter', team: 'Lupi' },
    { name: 'Bruno Neri', role: 'trainer' },
  ]);
});

test('twelve lines without headings are twelve people, even if most are setters', () => {
  const lines = Array.from(
    { length: 12 },
    (_, index) => `Persona ${index}\t${index < 8 ? 'Setter' : 'Trainer'}`,
  );
  const { people } = pastedPeople(lines.join('\n'));
  expect(people).toHaveLength(12);
  expect(people[0]).toEqual({ name: 'Persona 0', role: 'setter' });
});

test('a word that is no role is told, and a person without one has none', () => {
  const { people, unknownRoles } = pastedPeople(
    'Ada\tSetter\nBruno\tStagista\nCarla\t\nDino\tTrainer\nElio\tStagista',
  );
  expect(people).toEqual([
    { name: 'Ada', role: 'setter' },
    { name: 'Bruno', unknownRole: 'Stagista' },
    { name: 'Carla' },
    { name: 'Dino', role: 'trainer' },
    { name: 'Elio', unknownRole: 'Stagista' },
  ]);
  expect(unknownRoles).toEqual(['Stagista']);
});
