import { FEWEST_FOR_SUMS } from '@vetta/contract/challenges';
import { pointsOf, presencePoints } from '@vetta/contract/points';
import { type Day, INT32_MAX } from '@vetta/contract/values';
import { WORKED } from '../entries/worked-days.ts';
import { monthValues } from '../months/month-values.ts';
import { TIE_SUMS } from '../standings/standing.ts';
import type { Database } from '../store/database.ts';
import { rows } from '../store/rows.ts';
import { monthOf, monthsBetween } from '../time/rome.ts';
import type { Computed, Part, SideStanding, StoredChallenge } from './stored-challenges.ts';

/** Returns the values of the months of a sfida: those of a month that is final, else today's. */
async function valuesOf(
  db: Database,
  { firstDay, lastDay }: Pick<StoredChallenge, 'firstDay' | 'lastDay'>,
): Promise<Computed['values']> {
  const values: Record<string, Computed['values'][string]> = {};
  for (const month of monthsBetween(monthOf(firstDay), monthOf(lastDay))) {
    const { scoring, bonuses } = await monthValues(db, month);
    values[month] = { scoring, bonuses: Object.fromEntries(bonuses.map(({ id, points }) => [id, points])) };
  }
  return values;
}

type Person = Pick<Part, 'playerId' | 'name' | 'counts'>;

const SUMS = ['rings', 'apptSet', 'apptDone', 'presences'] as const;
const NOTHING = { points: 0, rings: 0, apptSet: 0, apptDone: 0, presences: 0 };

interface Made extends Record<(typeof SUMS)[number], number> {
  readonly playerId: string;
  readonly day: Day;
  /** The presences of the month so far. */
  readonly soFar: number;
  /** The id of a bonus that was earned that day, in a row without numbers. */
  readonly bonus: string | null;
}

/**
 * SQL of what people made by day from `:firstDay` to `:upTo`, and earned as bonuses in rows without numbers. What a leaver made counts to
 * the day of leaving, nothing in a month of disqualification.
 */
export const MADE = `(
  select m.* from (
    select player_id, date as day, rings, appt_set, appt_done, cast(alignment as int) as presences, cast(null as uuid) as bonus
    from ${WORKED} where date between :firstDay and :upTo
    union all
    select player_id, date_earned, 0, 0, 0, 0, bonus_type_id from player_bonuses
    where date_earned between :firstDay and :upTo and settled_at is not null
  ) m join players p on p.id = m.player_id and coalesce(m.day <= p.archived_on, true)
  where not exists (select from disqualifications d where d.player_id = p.id and d.month = month_of(m.day)))`;

// As on the board, a person with numbers takes part, even one who joined after the last day.
const PEOPLE = `
  select p.id as "playerId", p.name,
    (p.joined_on <= :lastDay or p.id in (select player_id from ${MADE} made))
    and coalesce(p.archived_on >= :firstDay, true) and :months > (
      select count(*) from disqualifications d
      where d.player_id = p.id and d.month between month_of(:firstDay) and :lastDay
    ) as counts
  from players p order by p.name collate "it-x-icu", p.id`;

const MADE_SO_FAR = `
  select player_id as "playerId", day, rings, appt_set as "apptSet", appt_done as "apptDone", presences, bonus,
    cast(sum(presences) over (partition by player_id, month_of(day) order by day) as int) as "soFar"
  from ${MADE} made order by day`;

interface Known {
  readonly upTo?: Day;
  readonly values?: Computed['values'] | undefined;
  /** The parts that were stored: of who was removed since they are kept, as if made on the last day. */
  readonly parts?: readonly Part[] | undefined;
}

/** Computes a sfida from entries and settled bonuses, by their days up to `upTo`. Hand edits are no day's work, and do not count. */
export async function computeChallenge(
  db: Database,
  challenge: StoredChallenge,
  known: Known = {},
): Promise<Computed> {
  const { firstDay, lastDay, counted, per } = challenge;
  const { values = await valuesOf(db, challenge), upTo = lastDay, parts: before = [] } = known;
  const months = Object.keys(values).length;
  const people = await rows<Person>(db, PEOPLE, { firstDay, lastDay, upTo: lastDay, months });
  const present = challenge.sides.flatMap(({ people: listed }, side) =>
    people
      .filter(({ playerId, counts }) => listed?.includes(playerId) ?? counts)
      .map((person): Part => ({ ...NOTHING, ...person, side })),
  );
  const parts = [
    ...present,
    ...before.filter((part) => people.every(({ playerId }) => playerId !== part.playerId)),
  ];
  const ofSide = (side: number, all: readonly Part[]) =>
    all.filter((part) => part.side === side && part.counts);
  const sumOf = (own: readonly Part[], of: keyof typeof NOTHING) => {
    const numbers = own.map((part) => part[of]);
    return measure(numbers, own.length, per);
  };

  const reached = new Map<number, Day>();
  const noteReached = (all: readonly Part[], day: Day) => {
    for (const side of challenge.sides.keys())
      if (!reached.has(side) && isReached(challenge, sumOf(ofSide(side, all), counted)))
        reached.set(side, day);
  };
  const ofPlayer = new Map(present.filter(({ counts }) => counts).map((part) => [part.playerId, part]));
  const made = await rows<Made>(db, MADE_SO_FAR, { firstDay, upTo });
  for (const [day, ofDay] of Map.groupBy(made, (row) => row.day)) {
    const month = values[monthOf(day)];
    if (month === undefined) throw new Error(`A sfida without the values of ${day}`);
    const { scoring, bonuses } = month;
    for (const { soFar, ...row } of ofDay) {
      const part = ofPlayer.get(row.playerId);
      if (part === undefined) continue;
      for (const sum of SUMS) part[sum] += row[sum];
      // Presences are rounded once, of the month's product: a day has what the month gains.
      part.points += pointsOf({ ...row, presences: soFar }, scoring) + (bonuses[row.bonus ?? ''] ?? 0);
      part.points -= presencePoints(soFar - row.presences, scoring.bonusMultiplier);
    }
    noteReached(present, day);
  }
  noteReached(parts, lastDay);

  const sides = challenge.sides.map((_, side): SideStanding => {
    const own = ofSide(side, parts);
    return {
      counting: own.length,
      value: sumOf(own, counted),
      ties: own.length < FEWEST_FOR_SUMS ? [] : TIE_SUMS.map((sum) => sumOf(own, sum)),
      reachedOn: reached.get(side) ?? null,
    };
  });
  return { sides, parts, values };
}

/** Whether a value, as of `measure`, reaches the target of a sfida that has one. */
export const isReached = ({ target, per }: Pick<StoredChallenge, 'target' | 'per'>, value: number): boolean =>
  target !== null && value >= target * (per === 'mean' ? 100 : 1);

/** Returns the sum of numbers, or their mean for each of `people` in hundredths, rounded half up. */
export function measure(numbers: readonly number[], people: number, per: StoredChallenge['per']): number {
  const sum = numbers.reduce((total, number) => total + number, 0);
  const value = per === 'sum' || people === 0 ? sum : Math.floor((200 * sum + people) / (2 * people));
  return Math.max(-INT32_MAX - 1, Math.min(INT32_MAX, value));
}
