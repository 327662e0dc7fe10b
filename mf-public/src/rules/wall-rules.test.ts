import { expect, test } from 'vitest';
import { sampleSite } from '../page/sample-site.ts';
import { rulesTurn, wallRules } from './wall-rules.ts';

const scoring = { ringPoints: 1, appointmentSetPoints: 25, appointmentDonePoints: 75 };
const { rules } = sampleSite();

/** The pages of four turns, each later than the one before. */
const kinds = (...[site, points]: [{ rules: typeof rules }, typeof scoring?]) =>
  [0, 5, 10, 15].map((minutes) => {
    const turn = rulesTurn(new Date(minutes * 60_000));
    return wallRules(site, points, { day: 1, turn }).kind;
  });

test('a round of the wall shows one page of the rules: the points, then the month, one question, and never what disqualifies', () => {
  expect(kinds({ rules }, scoring)).toEqual(['scoring', 'programme', 'question', 'scoring']);
});

test('each day has another question, and after the last the first', () => {
  const titleOn = (day: number) => {
    const page = wallRules({ rules }, scoring, { day, turn: 2 });
    return page.kind === 'question' && page.rule.title;
  };
  expect(titleOn(1)).toBe(rules[1]?.title);
  expect(titleOn(2)).toBe(rules[2]?.title);
  // The eleventh is about what disqualifies.
  expect(titleOn(10)).toBe(rules[0]?.title);
});

test('an answer too long for a wall, no questions, and points that are not known leave their pages out', () => {
  const long = rules.map((rule) => ({ ...rule, content: 'a'.repeat(261) }));
  expect(kinds({ rules: long }, scoring)).toEqual(['scoring', 'programme', 'scoring', 'programme']);
  expect(new Set(kinds({ rules: [] }))).toEqual(new Set(['programme']));
});
