import { expect, test } from 'vitest';
import { sampleSite } from '../page/sample-site.ts';
import { wallRules } from './wall-rules.ts';

const scoring = { ringPoints: 1, appointmentSetPoints: 25, appointmentDonePoints: 75 };
const { rules } = sampleSite();
const kinds = (pages: ReturnType<typeof wallRules>) => pages.map(({ kind }) => kind);

test('the points come first, then the month, what disqualifies, and one question', () => {
  expect(kinds(wallRules({ rules }, scoring, 21))).toEqual(['scoring', 'programme', 'bans', 'question']);
});

test('each day has another question, and after the last the first', () => {
  const titleOn = (day: number) =>
    wallRules({ rules }, scoring, day).flatMap((page) =>
      page.kind === 'question' ? page.rule.title : [],
    )[0];
  expect(titleOn(1)).toBe(rules[1]?.title);
  expect(titleOn(2)).toBe(rules[2]?.title);
  expect(titleOn(11)).toBe(rules[0]?.title);
});

test('an answer too long for a wall, no questions, and points that are not known leave their pages out', () => {
  const long = rules.map((rule) => ({ ...rule, content: 'a'.repeat(261) }));
  expect(kinds(wallRules({ rules: long }, scoring, 1))).toEqual(['scoring', 'programme', 'bans']);
  expect(kinds(wallRules({ rules: [] }, undefined, 1))).toEqual(['programme', 'bans']);
});
