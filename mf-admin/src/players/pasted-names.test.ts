import { expect, test } from 'vitest';
import { pastedNames } from './pasted-names.ts';

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
  ['nothing', ' \n\t\n', []],
])('%s', (_, text, names) => {
  expect(pastedNames(text)).toEqual(names);
});
