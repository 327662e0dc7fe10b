import type { WallNotice } from '@vetta/contract/notices';
import { expect, test } from 'vitest';
import { runningAt, urgentAt } from './running-notices.ts';

const notice = (id: string, tone: WallNotice['tone'], endsAt: string): WallNotice => ({
  id,
  title: null,
  text: id,
  tone,
  endsAt,
});
const notices = [
  notice('a', 'urgente', '2026-11-23T18:00:00Z'),
  notice('b', 'info', '2026-11-23T18:30:00Z'),
  notice('c', 'urgente', '2026-11-23T19:00:00Z'),
];
const at = (time: string) => new Date(`2026-11-23T${time}Z`);

test('a notice runs until its end, and not at it', () => {
  const ids = (time: string) => runningAt(notices, at(time)).map(({ id }) => id);
  expect(ids('17:59:59.999')).toEqual(['a', 'b', 'c']);
  expect(ids('18:00:00')).toEqual(['b', 'c']);
  expect(ids('19:00:00')).toEqual([]);
});

test('urgent notices take turns; one alone stays', () => {
  const seen = (from: string) =>
    new Set([0, 15, 30, 45].map((s) => urgentAt(notices, new Date(at(from).getTime() + s * 1000))?.id));
  expect(seen('17:30:00')).toEqual(new Set(['a', 'c']));
  expect(seen('18:30:00')).toEqual(new Set(['c']));
  expect(urgentAt(notices, at('19:00:00'))).toBeNull();
});
