import { expect, test } from 'vitest';
import { emptyNotice, endOf, NoticeForm, newNotice } from './notice-form.ts';

const now = new Date('2026-11-23T17:30:00Z');

test.each([
  ['15', '', '2026-11-23T17:45:00.000Z'],
  ['60', '', '2026-11-23T18:30:00.000Z'],
  ['day', '', '2026-11-23T23:00:00.000Z'],
  ['time', '19:15', '2026-11-23T18:15:00.000Z'],
] as const)('a notice until «%s» %s ends at %s', (until, time, end) => {
  expect(endOf({ until, time }, now)).toBe(end);
});

test('the end of a day is midnight in Rome, also when the clocks change', () => {
  expect(endOf({ until: 'day', time: '' }, new Date('2026-10-24T20:00:00Z'))).toBe(
    '2026-10-24T22:00:00.000Z',
  );
  expect(endOf({ until: 'day', time: '' }, new Date('2026-10-25T20:00:00Z'))).toBe(
    '2026-10-25T23:00:00.000Z',
  );
});

test('a form without walls or without a time is not sent', () => {
  const problems = (change: Partial<NoticeForm>) =>
    NoticeForm.safeParse({ ...emptyNotice, text: 'Ciao', ...change }).error?.issues.map(({ path }) =>
      path.join(),
    );
  expect(problems({})).toBeUndefined();
  expect(problems({ where: 'some' })).toEqual(['where']);
  expect(problems({ until: 'time', time: '7' })).toEqual(['time']);
  expect(newNotice({ ...emptyNotice, text: 'Ciao' }, now)).toMatchObject({ title: null, screens: null });
});
