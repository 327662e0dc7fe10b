import { expect, test } from 'vitest';
import { ageNote } from './age-note.ts';

const friday = new Date('2026-11-20T18:42+01:00');

test("today's data show only the time; older data also the day", () => {
  expect(ageNote(friday, new Date('2026-11-20T23:59+01:00'))).toBe('Dati delle 18:42, in attesa del server');
  expect(ageNote(friday, new Date('2026-11-21T00:00+01:00'))).toBe(
    'Dati di venerdì 20 novembre, 18:42, in attesa del server',
  );
});
