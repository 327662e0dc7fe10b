import { expect, test } from 'vitest';
import { NewContent } from './content.ts';
import { NewGeneration } from './generations.ts';
import { SceneName } from './plugin-names.ts';
import { NewPrize } from './prizes.ts';
import { NewRule } from './rules.ts';
import { ScoringChange } from './scoring.ts';
import { ScreenChange } from './screens.ts';
import { Day, Id, Month, Reason, text } from './values.ts';

test.each(['2026-02-29', '2026-13-01', '2026-1-1', '1999-12-31', '', '2026-11-21T00:00:00Z'])(
  'the day %j is refused',
  (day) => expect(Day.safeParse(day).success).toBe(false),
);

test.each(['2024-02-29', '2026-11-21', '2025-10-26'])('the day %j is taken', (day) =>
  expect(Day.parse(day)).toBe(day),
);

test.each([
  ['11111111-1111-1111-1111-111111111111', true],
  ['FFFFFFFF-0000-F000-0000-000000000000', true],
  ['0199f7a2-5c00-7000-8000-00000000000', false],
  ['0199f7a25c0070008000000000000001', false],
  ['{0199f7a2-5c00-7000-8000-000000000001}', false],
])('an id is a uuid of any version, in lower case: %s', (id, isTaken) => {
  expect(Id.safeParse(id).data).toBe(isTaken ? id.toLowerCase() : undefined);
});

test('a month is a year and a month from 01 to 12', () => {
  expect(Month.safeParse('2026-12').success).toBe(true);
  expect(Month.safeParse('2026-13').success).toBe(false);
});

test('a text is trimmed before its length is checked, and NUL is refused', () => {
  expect(text(1, 3).parse(' ab ')).toBe('ab');
  expect(text(1, 3).safeParse('   ').success).toBe(false);
  expect(text(1, 3).safeParse('a\u0000').success).toBe(false);
  expect(text(1, 3).safeParse('a\ud800').success).toBe(false);
  expect(text(1, 3).parse('😀')).toBe('😀');
});

test.each(['\u200b', '\u200b \u2060', '\ufeff\u00ad', '\u3164', '\u202e', '\u2800', '\u0001'])(
  'a text in which nothing is seen counts as an empty one: %j',
  (nothing) => {
    expect(text(0, 3).parse(nothing)).toBe('');
    for (const [schema, valid] of [
      [text(1, 3), 'a'],
      [Reason, 'KPI anomali'],
      [SceneName, 'Classifica'],
      [NewPrize.shape.title, 'Bici'],
      [NewRule.shape.title, 'Chi gioca?'],
      [NewRule.shape.content, 'Tutti'],
      [NewContent.shape.key, 'hero.title'],
      [NewContent.shape.value, 'Si vola'],
      [NewGeneration.shape.why, 'Prova'],
      [ScreenChange.shape.name, 'Sala'],
    ] as const) {
      expect(schema.safeParse(valid).success).toBe(true);
      expect(schema.safeParse(nothing).error?.issues).toMatchObject([{ code: 'too_small' }]);
    }
  },
);

test('what is seen keeps its joiners', () => expect(text(1, 9).parse('👩\u200d👧')).toBe('👩\u200d👧'));

test('the multiplier is a multiple of 0.1, whatever floating point makes of it', () => {
  const scoring = { ringPoints: 1, appointmentSetPoints: 25, appointmentDonePoints: 75 };
  for (let tenths = 1; tenths <= 100; tenths++) {
    expect(ScoringChange.safeParse({ ...scoring, bonusMultiplier: tenths / 10 }).success).toBe(true);
  }
  expect(ScoringChange.safeParse({ ...scoring, bonusMultiplier: 1.05 }).success).toBe(false);
});
