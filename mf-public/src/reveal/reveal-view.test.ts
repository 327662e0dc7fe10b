import { describe, expect, test } from 'vitest';
import { sampleEntries } from '../leaderboard/sample-board.ts';
import { sampleMonthDetail } from '../months/sample-months.ts';
import { samplePrizes } from '../page/sample-site.ts';
import { closingMonth, revealedMonth, revealView } from './reveal-view.ts';

describe('the month that is revealed', () => {
  test('is the one before, on the first four days of a month in Rome', () => {
    expect(revealedMonth(new Date('2026-11-30T22:59:59Z'))).toBeNull();
    expect(revealedMonth(new Date('2026-11-30T23:00:00Z'))).toBe('2026-11');
    expect(revealedMonth(new Date('2026-12-04T22:59:59Z'))).toBe('2026-11');
    expect(revealedMonth(new Date('2026-12-04T23:00:00Z'))).toBeNull();
    expect(revealedMonth(new Date('2027-01-01T12:00:00Z'))).toBe('2026-12');
  });

  test('is awaited for a minute after its end', () => {
    expect(closingMonth(new Date('2026-11-30T22:59:59Z'))).toBe('');
    expect(closingMonth(new Date('2026-11-30T23:00:00Z'))).toBe('2026-11');
    expect(closingMonth(new Date('2026-11-30T23:01:00Z'))).toBe('');
    expect(closingMonth(new Date('2026-12-01T23:00:00Z'))).toBe('');
  });
});

describe('what is revealed', () => {
  const positions = (count: number) =>
    revealView(sampleMonthDetail({ entries: sampleEntries.slice(0, count) }))?.rows.map(
      ({ position }) => position,
    );

  test('are the first ten', () => {
    expect(positions(38)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test('is never the last of a league, except on its podium', () => {
    expect(positions(10)).toHaveLength(9);
    expect(positions(4)).toHaveLength(3);
    expect(positions(3)).toHaveLength(3);
  });

  test('is nothing while the last day is not closed, and without points', () => {
    const [first, ...others] = sampleEntries;
    const provisional = first ? [{ ...first, provisional: true }, ...others] : [];
    expect(revealView(sampleMonthDetail({ entries: provisional }))).toBeNull();
    expect(revealView(sampleMonthDetail({ state: 'open' }))).toBeNull();
    expect(revealView(sampleMonthDetail({ entries: [] }))).toBeNull();
  });

  test('says until when late data count', () => {
    expect(revealView(sampleMonthDetail({ state: 'grace' }))?.note).toBe(
      'I dati in ritardo contano fino al 2 novembre',
    );
    expect(revealView(sampleMonthDetail())?.note).toBe('Classifica definitiva');
  });

  test('names prizes of the month in grace for now, and none of an imported month', () => {
    const [first, ...others] = sampleEntries;
    const entries = first ? [{ ...first, eligible: false, notEligible: 'late' as const }, ...others] : [];
    const prizesOf = (change: Parameters<typeof sampleMonthDetail>[0]) =>
      revealView(sampleMonthDetail({ entries, prizes: [...samplePrizes], ...change }))?.prizes[0];
    expect(prizesOf({ state: 'grace' })).toMatch(/^1° premio, per ora, a/);
    expect(prizesOf({})).toMatch(/^1° premio a/);
    expect(prizesOf({ imported: true })).toBeUndefined();
  });

  test('says what decided between equal points on the podium, and behind it', () => {
    const tied = (change: object = {}) =>
      sampleEntries.slice(0, 5).map((row, index) => ({
        ...row,
        total: 900 - 100 * (index - (index % 2)),
        tie: index % 2 === 1 ? ('apptDone' as const) : null,
        ...(index === 0 && change),
      }));
    const names = sampleEntries.map(({ name }) => name);
    const reason = 'a parità di punti: prima chi ha più appuntamenti conclusi';
    expect(revealView(sampleMonthDetail({ entries: tied() }))?.ties).toEqual([
      `${names[0]} e ${names[1]}, ${reason}`,
      `${names[2]} e ${names[3]}, ${reason}`,
    ]);
    expect(revealView(sampleMonthDetail({ entries: tied({ notEligible: 'disqualified' }) }))?.ties).toEqual([
      `${names[2]} e ${names[3]}, ${reason}`,
    ]);
  });

  test('says that a month is imported', () => {
    expect(revealView(sampleMonthDetail({ state: 'grace', imported: true }))?.note).toBe('Mese importato');
    expect(revealView(sampleMonthDetail({ imported: true }))?.note).toBe('Mese importato');
  });
});
