import { challengeView } from '@vetta/contract/challenge-view';
import { ownSideInWords } from '@vetta/contract/own-side';
import type { Receipt } from '@vetta/contract/receipts';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { messageOf, textOf } from '../../src/announcements/announcement.ts';
import { listAdminChallenges, listChallenges } from '../../src/challenges/challenges.ts';
import { getReceipt } from '../../src/receipts/get-receipt.ts';
import { getLeaderboard } from '../../src/standings/leaderboard.ts';
import { rows } from '../../src/store/rows.ts';
import { nowOf } from '../../src/time/now.ts';
import { listeningChannel } from '../listening-channel.ts';
import { dayOf, daysLater, monthOfDay, monthsLater, weekOfDay } from '../oracle/days.ts';
import { playAndCompare } from './play-and-compare.ts';
import { playStep } from './play-step.ts';
import type { PlayedLeague } from './played-league.ts';
import { randomRuns, testHistories } from './random-runs.ts';
import { revealedPeople, type Unknown } from './revealed-people.ts';
import { adding, Step, stepOf } from './steps.ts';

const runs = randomRuns('A hostile reader');

/**
 * The last receipt of a player's month that the reader saw, the days with an entry that its lines contain, and the days that were
 * closed then. Who left the board and returns has the lines of the Sundays that were closed meanwhile.
 */
interface Seen {
  readonly named: string;
  readonly days: ReadonlySet<string>;
  readonly closed: ReadonlySet<string>;
}

/** What a receipt names. The points follow from the public scoring values. */
const namedBy = ({ lines, bonuses }: Receipt): string =>
  JSON.stringify([
    lines.map(({ count }) => count),
    bonuses.map(({ name, weekStartDate }) => `${name} ${weekStartDate}`),
  ]);

const closedDays = async ({ db }: PlayedLeague) =>
  new Set((await rows<{ date: string }>(db, 'select date from closed_days')).map(({ date }) => date));

/**
 * Reads the receipts of everybody in the current month and in the two before it, and expects of each: it sums; what it names is as
 * it was, unless a Sunday of that month was closed or covered meanwhile and it now contains two days more.
 */
async function read(league: PlayedLeague, seen: Map<string, Seen>) {
  const { db, now } = league;
  const closed = await closedDays(league);
  const current = monthOfDay(dayOf(now));
  for (const month of [0, 1, 2].map((ago) => monthsLater(current, -ago))) {
    for (const { playerId } of (await getLeaderboard(db, nowOf(now), month)).entries) {
      const receipt = await getReceipt(db, playerId, nowOf(now), month);
      const parts = [
        ...receipt.lines,
        ...receipt.bonuses,
        ...receipt.adjustments,
        ...[receipt.thisWeek ?? []].flat(),
      ];
      expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(receipt.total);

      const key = `${month} ${playerId}`;
      const before = seen.get(key) ?? { named: '[[0,0,0,0],[]]', days: new Set(), closed: new Set() };
      const named = namedBy(receipt);
      if (named === before.named) {
        seen.set(key, { ...before, closed });
        continue;
      }
      const sundays = [...closed.difference(before.closed)].filter((day) => weekOfDay(day)[6] === day);
      expect(sundays.map(monthOfDay), `${key}: ${before.named} became ${named}`).toContain(month);
      const until = receipt.thisWeek ? daysLater(receipt.thisWeek.since, -1) : `${month}-31`;
      const days = new Set(
        league.model.entries
          .filter(
            (entry) => entry.playerId === playerId && monthOfDay(entry.date) === month && entry.date <= until,
          )
          .map(({ date }) => date),
      );
      const added = [...days].filter((day) => !before.days.has(day));
      expect(added.length, `${key}: ${before.named} became ${named}`).toBeGreaterThanOrEqual(2);
      seen.set(key, { named, days, closed });
    }
  }
}

describe.each([
  ['November 2026, from a Sunday to a Monday', '2026-10-26T10:00'],
  ['May 2026, which ends on a Sunday', '2026-05-18T10:00'],
])('whoever reads every receipt after every change, around %s,', (_, start) => {
  testHistories(
    'learns no single day: lines change at a Sunday alone, by two days or more',
    { ...runs, start },
    fc.array(Step, { minLength: 30, maxLength: 80, size: 'max' }),
    async (league, steps) => {
      const seen = new Map<string, Seen>();
      for (const step of steps) {
        const finalBefore = [...league.model.finals.keys()];
        await playStep(league, step);
        // The undo of the import that opened a month takes it away, with all that its receipts named.
        for (const month of finalBefore)
          if (!league.model.finals.has(month))
            for (const key of [...seen.keys()].filter((one) => one.startsWith(month))) seen.delete(key);
        await read(league, seen);
      }
    },
  );
});

/** Sfide, and what moves them. */
const sfidaStep = stepOf(
  ...(['add sfida', 'add sfida', 'add sfida', 'nights', 'nights', 'nights', 'nights', 'nights'] as const),
  ...(['move sfida', 'remove sfida', 'rebuild sfida', 'undo', 'record evening', 'record day'] as const),
  ...(['disqualify player', 'archive player', 'remove player', 'forget player', 'add player'] as const),
);
/** An evening on which five people have numbers. */
const evening = ([70, 75, 100, 101, 25] as const).map((rings, which): Step => {
  const numbers = { rings, apptSet: 1, apptDone: 1, alignment: which > 1 } as const;
  return { do: 'record day', which, daysAgo: 0, numbers };
});
const withEvening = (step: Step): Step[] =>
  step.do === 'nights' ? [...evening, { ...step, count: 1 }] : [step];
const night: Step = { do: 'nights', count: 1 };
const seven = adding('Anna', 'Zoë', 'De Luca', 'Élena', 'dangelo', 'Àlice', '王伟');

/** A duel that ends today, three sides of which one is last, and two sums whose difference is three people's. */
const byPoints = { do: 'add sfida', which: 0, from: 0, counted: 'points', target: null, per: 'sum' } as const;
const ranked: Step[] = [
  { ...byPoints, sizes: [1, 1], days: 0 },
  { ...byPoints, sizes: [3, 1, 1], days: 4 },
  { ...byPoints, which: 2, sizes: [6], days: 30, counted: 'rings' },
  { ...byPoints, which: 2, sizes: [3], days: 30, counted: 'rings' },
];

/** One of the three whom the last one leaves out. */
const leaves: Step = { do: 'archive player', which: 5, archived: true };

/** A side's published number, and after how many closes it was told. */
interface Told {
  readonly value: number;
  readonly closed: number;
}

/** By how much the number of somebody's day that sfide had told moved. */
interface Move extends Unknown {
  readonly counted: string;
  readonly day: string;
  readonly by: number;
}

/** Adds to the moves those since the last look. */
async function noteMoves({ db }: PlayedLeague, moves: Move[]) {
  const told = await rows<Move>(
    db,
    `select counted, player_id as person, day, cast(sum(number) as int) as by from told_numbers group by 1, 2, 3`,
  );
  const keyOf = ({ counted, person, day }: Move) => `${counted} ${person} ${day}`;
  const before = Map.groupBy(moves, keyOf);
  for (const now of told) {
    const by = (before.get(keyOf(now)) ?? []).reduce((left, move) => left - move.by, now.by);
    if (by !== 0) moves.push({ ...now, by });
  }
}

/** Expects that nothing that is said of a sfida since the last look names who is last, or a number: to channels, on page, walls and phones. */
async function hear(
  { db, now }: PlayedLeague,
  announced: Awaited<ReturnType<Awaited<ReturnType<typeof listeningChannel>>>>,
  heard: Set<string>,
) {
  const { today } = nowOf(now);
  for (const challenge of await listChallenges(db, nowOf(now))) {
    const { id, sides } = challenge;
    const messages = announced
      .filter(({ key }) => key.startsWith(`challenge:${id}:`) && !heard.has(key))
      .map(({ event, facts }) => textOf(messageOf(event, facts)));
    const { days, counts, note, verdict } = challengeView(challenge, today);
    const lowest = Math.max(2, ...sides.map(({ place }) => place ?? 0));
    const first = sides.filter(({ place, reachedOn }) => place === 1 || reachedOn).map(({ name }) => name);
    for (const { name, place, value, counting, people } of sides) {
      // Of few people the order says no more than their points.
      if (place !== null && counting < 3)
        expect(place).toBe(1 + sides.filter((side) => (side.value ?? 0) > (value ?? 0)).length);
      if (place !== lowest || first.includes(name)) continue;
      for (const said of [days, counts, note, verdict, ...messages]) expect(said).not.toContain(name);
      for (const person of people ?? [])
        expect(ownSideInWords([challenge], person)).not.toContain(`${lowest}°`);
    }
    const names = new RegExp(`${sides.map(({ name }) => name).join('|')}|\\d+°? \\p{L}+ \\d{4}`, 'gu');
    for (const said of messages) expect(said.replaceAll(names, '')).not.toMatch(/\d/);
  }
  for (const { key } of announced) heard.add(key);
}

testHistories(
  'whoever reads and hears all of every sfida after every change, and adds and subtracts all sums, learns nothing of fewer than three people, nor who is last',
  { ...runs, start: '2026-11-10T10:00' },
  fc.tuple(
    fc.array(stepOf('add sfida'), { minLength: 3, maxLength: 6, size: 'max' }),
    fc.array(sfidaStep, { minLength: 12, maxLength: 25, size: 'max' }),
  ),
  async (league, [first, history]) => {
    const channel = await listeningChannel(league.db);
    const heard = new Set<string>();
    const moves: Move[] = [];
    /** By sfida and side. */
    const told = new Map<string, Told>();
    const sums: ReadonlySet<Move>[] = [];
    // All days are closed so far: a night is one close.
    for (const step of [
      ...seven,
      ...withEvening(night),
      ...ranked,
      ...first,
      ...history.flatMap(withEvening),
      ...[leaves, night, night].flatMap(withEvening),
    ]) {
      await playAndCompare(league, step, []);
      await hear(league, await channel(), heard);
      await noteMoves(league, moves);
      const closed = (await closedDays(league)).size;
      for (const challenge of await listAdminChallenges(league.db, nowOf(league.now))) {
        const { id, counted, firstDay, lastDay, per } = challenge;
        for (const [at, { value, counting, people }] of challenge.sides.entries()) {
          if (counted === 'points' || value === null) continue;
          const before = told.get(`${id} ${at}`);
          const own = moves.filter(
            (move) =>
              move.counted === counted &&
              firstDay <= move.day &&
              move.day <= lastDay &&
              (people?.includes(move.person) ?? true),
          );
          const sum = own.reduce((total, { by }) => total + by, 0);
          // Between two closes another sfida may have told what this one is yet to tell.
          const isTold = value === (per === 'sum' ? sum : Math.floor((100 * sum) / counting + 0.5));
          if (!isTold) expect(value, `${id} ${at}`).toBe(before?.value);
          if (value !== before?.value && step.do !== 'rebuild sfida')
            expect(closed).toBeGreaterThan(before?.closed ?? -1);
          if (isTold) sums.push(new Set(own));
          told.set(`${id} ${at}`, { value, closed: value === before?.value ? before.closed : closed });
        }
      }
    }
    expect(revealedPeople(sums)).toEqual([]);
  },
);
