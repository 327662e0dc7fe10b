import { expect, test } from 'vitest';
import { callsInWords } from './call-words.ts';

test('what a guest may call is told worst first: what goes, what changes, what is read', () => {
  expect(
    callsInWords([
      'GET /api/admin/prizes',
      'GET /api/admin/audit',
      'DELETE /api/admin/players/{id}',
      'POST /api/admin/notices',
    ]),
  ).toEqual([
    'elimina un partecipante con tutti i suoi numeri',
    'scrive un avviso su tutti gli schermi',
    'legge il Registro: chi ha fatto cosa',
    'legge i premi',
  ]);
  expect(callsInWords(['POST /api/admin/prizes/../keys'])).toEqual([
    'POST /api/admin/prizes/../keys (non ammessa)',
  ]);
});
