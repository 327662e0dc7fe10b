import { expect, test } from 'vitest';
import { forgetNames, forgetNamesInText, type Person } from './forget-names.ts';

const person = (name: string, namesakes: Person['namesakes'] = []): Person => ({
  ...{ id: '1', name: 'Partecipante 1', names: [name], namesakes },
});

test('words of the product stay, even if a player is called so; what people wrote does not', () => {
  const change = {
    state: 'open',
    role: 'setter',
    reason: 'Open',
    note: 'Lo ha detto Open',
    columns: { name: 'Open' },
    team: 'Open',
  };
  expect(forgetNames(change, person('Open'))).toEqual({
    state: 'open',
    role: 'setter',
    reason: 'Partecipante 1',
    note: 'Lo ha detto Partecipante 1',
    columns: { name: 'Partecipante 1' },
    team: 'Partecipante 1',
  });
  expect(forgetNames({ role: 'team_leader' }, person('Leader'))).toEqual({ role: 'team_leader' });
});

test.each([
  ['Γιώργος', 'ΓΙΏΡΓΟΣ e Γιώργοσ', 'Partecipante 1 e Partecipante 1'],
  ['Дмитрий', 'дмитрий, non Дмитриевич', 'Partecipante 1, non Дмитриевич'],
  ['★', '★ e ★★', '★ e ★★'],
  ['Jose', 'Jose\u0301 e Jose', 'Jose\u0301 e Partecipante 1'],
])('%s is forgotten in any case, and only as a whole word', (name, text, left) => {
  expect(forgetNamesInText(text, person(name))).toBe(left);
});
