import { describe, expect, test } from 'vitest';
import { samplePrize, sampleStanding } from '../testing/samples.ts';
import { monthBefore } from './month-before.ts';
import type { MonthDetail, MonthSummary } from './months.ts';
import { monthBeforeOf } from './opening-month.ts';
import type { Standing } from './standings.ts';

const row = (position: number, total: number, more: Partial<Standing> = {}): Standing =>
  sampleStanding({
    position,
    playerId: `player-${position}`,
    name: ['Ada', 'Bruno', 'Chiara', 'Dora', 'Enea'][position - 1] ?? '',
    score: total,
    ...more,
  });
const out = (why: 'late' | 'disqualified') => ({ eligible: false, notEligible: why });

const prize = (position: number, isLottery = false) => samplePrize({ position, title: 'Bici', isLottery });

const november = (entries: readonly Standing[], more: Partial<MonthDetail> = {}): MonthDetail => ({
  entries: [...entries],
  prizes: [prize(1)],
  month: 'novembre 2026',
  period: '2026-11',
  state: 'final',
  updatedAt: null,
  newestEntryOn: null,
  finalisedAt: null,
  scoring: { ringPoints: 1, appointmentSetPoints: 25, appointmentDonePoints: 75, bonusMultiplier: 1 },
  prizePool: 0,
  ...more,
});

const none = { pending: [], draws: [] };
const sealed = { pending: [{ commitment: 'c', committedAt: '2026-10-31T22:59:00Z' }], draws: [] };
const ended = (month: MonthDetail, draws: Parameters<typeof monthBefore>[1] = none) =>
  monthBefore(month, draws, 'dicembre 2026');

describe('the month with whose end the page opens', () => {
  const months = (...summaries: Partial<MonthSummary>[]): MonthSummary[] =>
    summaries.map((fields) => ({
      month: '2026-11',
      label: 'novembre 2026',
      state: 'grace',
      players: 2,
      podium: [{ position: 1, playerId: 'player-1', name: 'Ada', total: 900 }],
      ...fields,
    }));
  const december = (...entries: Standing[]) => ({ entries, period: '2026-12' });

  test('is the one before, as long as the new month has no point', () => {
    expect(monthBeforeOf(december(row(1, 0)), months({}, { month: '2026-10' }))).toBe('2026-11');
    expect(monthBeforeOf(december(row(1, 0), row(2, -5)), months({}))).toBe('');
    expect(monthBeforeOf(december(row(1, 1)), months({}))).toBe('');
  });

  test('is the December before a January', () => {
    expect(monthBeforeOf({ entries: [], period: '2027-01' }, months({ month: '2026-12' }))).toBe('2026-12');
  });

  test('is none without points, without a month before, and while that is not over', () => {
    expect(monthBeforeOf(december(), [])).toBe('');
    expect(monthBeforeOf(december(), months({ month: '2026-10' }))).toBe('');
    expect(monthBeforeOf(december(), months({ podium: [] }))).toBe('');
    expect(monthBeforeOf(december(), months({ state: 'open' }))).toBe('');
  });
});

describe('how a month ended', () => {
  test('says the first three, and whether that is final', () => {
    const rows = [row(1, 3120), row(2, 900), row(3, 80), row(4, 10), row(5, 0)];
    expect(ended(november(rows))).toMatchObject({
      monthName: 'novembre',
      together: '4 in classifica, 4.110 punti insieme',
      podium: [
        { place: '1', who: 'Ada', points: '3.120', metal: 'gold', won: 'Bici', tie: '' },
        { place: '2', who: 'Bruno', points: '900', metal: 'silver', won: '', tie: '' },
        { place: '3', who: 'Chiara', points: '80', metal: 'bronze', won: '', tie: '' },
      ],
      prizes: '',
      note: 'Classifica definitiva',
      isAwaited: '',
    });
    expect(ended(november(rows, { state: 'grace' })).note).toBe(
      'Per ora: i dati in ritardo contano fino al 2 dicembre',
    );
  });

  test('passes over who was disqualified, counts the podium without them, and says where the prize goes', () => {
    const rows = [row(1, 900, out('disqualified')), row(2, 800, out('late')), row(3, 700), row(4, 600)];
    const { podium, prizes } = ended(november(rows));
    expect(podium.map(({ place, who, metal, won }) => [place, who, metal, won])).toEqual([
      ['1', 'Bruno', 'gold', ''],
      ['2', 'Chiara', 'silver', 'Bici'],
      ['3', 'Dora', 'bronze', ''],
    ]);
    expect(prizes).toBe('Una squalifica tra i primi posti · 1° premio a Chiara');
    expect(ended(november(rows, { state: 'grace' })).prizes).toBe(
      'Una squalifica tra i primi posti · 1° premio, per ora, a Chiara',
    );
    // Below the podium a disqualification moves nobody up.
    const below = [row(1, 900), row(2, 800), row(3, 700), row(4, 600, out('disqualified'))];
    expect(ended(november(below)).prizes).toBe('');
  });

  test('says what decided a tie, but not one with a row that is not on the podium', () => {
    const tied = [row(1, 900), row(2, 900, { tie: 'apptDone' }), row(3, 900, { tie: 'rings' })];
    expect(ended(november(tied)).podium.map(({ tie }) => tie)).toEqual(['', 'apptDone', 'rings']);
    const [first = row(1, 900), ...others] = tied;
    const passed = [{ ...first, ...out('disqualified') }, ...others];
    expect(ended(november(passed)).podium.map(({ tie }) => tie)).toEqual(['', 'rings']);
  });

  test('waits for a draw only where there is a lottery prize whose draw was not held', () => {
    const rows = [row(1, 900)];
    const lottery = november(rows, { prizes: [prize(1, true)] });
    expect(ended(lottery, sealed).isAwaited).toBe('yes');
    expect(ended(lottery).isAwaited).toBe('');
    expect(ended(november(rows), sealed).isAwaited).toBe('');
  });

  test('of an imported month has no prizes and no draw', () => {
    const rows = [row(1, 900, out('late')), row(2, 800)];
    const imported = november(rows, { imported: true, prizes: [prize(1), prize(1, true)] });
    expect(ended(imported, sealed)).toMatchObject({
      prizes: '',
      isAwaited: '',
      note: 'Mese importato: senza premi e senza estrazione',
    });
  });
});
