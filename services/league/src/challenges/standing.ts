import { pointsOf } from '@vetta/contract/points';
import { type Day, INT32_MAX, type Month } from '@vetta/contract/values';
import { WORKED } from '../entries/worked-days.ts';
import { monthValues } from '../months/month-values.ts';
import type { Database } from '../store/database.ts';
import { rows } from '../store/rows.ts';
import { monthOf, monthsBetween } from '../time/rome.ts';
import type { Part, SideStanding, StoredChallenge, ValuesByMonth } from './stored-challenges.ts';

/** What everybody has made of a sfida, and where its sides stand, whether it may be shown or not. */
export interface Computed {
  readonly sides: readonly SideStanding[];
  readonly parts: readonly Part[];
}

type Days = Pick<StoredChallenge, 'firstDay' | 'lastDay'>;

const monthsOf = ({ firstDay, lastDay }: Days): Month[] => monthsBetween(monthOf(firstDay), monthOf(lastDay));

/** Returns the values of the months of a sfida: those of a month that is final, else today's. */
export async function valuesOf(db: Database, challenge: Days): Promise<ValuesByMonth> {
  const values: Record<Month, ValuesByMonth[Month]> = {};
  for (const month of monthsOf(challenge)) {
    const { scoring, bonuses } = await monthValues(db, month);
    values[month] = {
      scoring,
      bonuses: Object.fromEntries(bonuses.map(({ id, points }) => [id, points])),
    };
  }
  return values;
}

interface Person {
  readonly playerId: string;
  readonly name: string;
  readonly takesPart: boolean;
  readonly disqualified: readonly Month[];
}

const PEOPLE = `
  select p.id as "playerId", p.name,
    p.joined_on <= :lastDay and coalesce(p.archived_on >= :firstDay, true) as "takesPart",
    array(select to_char(d.month, 'YYYY-MM') from disqualifications d where d.player_id = p.id) as disqualified
  from players p order by p.name collate "it-x-icu", p.id`;

interface Made {
  readonly playerId: string;
  readonly day: Day;
  readonly rings: number;
  readonly apptSet: number;
  readonly apptDone: number;
  readonly presences: number;
  /** The id of a bonus that was earned that day, in a row without numbers. */
  readonly bonus: string | null;
}

// What a leaver made counts to the day of leaving.
const MADE = `
  select m.player_id as "playerId", m.day, m.rings, m.appt_set as "apptSet", m.appt_done as "apptDone", m.presences, m.bonus
  from (
    select player_id, date as day, rings, appt_set, appt_done, cast(alignment as int) as presences, cast(null as uuid) as bonus
    from ${WORKED} where date between :firstDay and :upTo
    union all
    select player_id, date_earned, 0, 0, 0, 0, bonus_type_id from player_bonuses
    where date_earned between :firstDay and :upTo and settled_at is not null
  ) m join players p on p.id = m.player_id
  where p.archived_on is null or m.day <= p.archived_on
  order by m.day`;

const NOTHING = { rings: 0, apptSet: 0, apptDone: 0, presences: 0 };
const SUMS = ['rings', 'apptSet', 'apptDone', 'presences'] as const;
/** What decides between equal values (docs/rules.md, «Order»). */
const TIES = ['apptDone', 'apptSet', 'rings'] as const;

/**
 * Computes a sfida from entries and settled bonuses, by their days up to `upTo`. Of the `stored` parts those of who was removed since
 * are kept, as if made on the last day. Hand edits are no day's work, and do not count.
 */
export async function computeChallenge(
  db: Database,
  challenge: StoredChallenge,
  values: ValuesByMonth,
  { upTo = challenge.lastDay, stored = [] }: { readonly upTo?: Day; readonly stored?: readonly Part[] } = {},
): Promise<Computed> {
  const { firstDay, lastDay, counted, target, per } = challenge;
  const months = monthsOf(challenge);
  const people = await rows<Person>(db, PEOPLE, { firstDay, lastDay });
  const known = new Map(people.map((person) => [person.playerId, person]));
  const everybody = people.filter(({ takesPart }) => takesPart).map(({ playerId }) => playerId);
  const present = challenge.sides.flatMap(({ people: listed }, side) =>
    (listed ?? everybody).flatMap((id): Part[] => {
      const person = known.get(id);
      if (person === undefined) return [];
      const { playerId, name, takesPart, disqualified } = person;
      const counts = takesPart && months.some((month) => !disqualified.includes(month));
      return [{ side, playerId, name, counts, points: 0, ...NOTHING }];
    }),
  );
  const kept = stored.filter(({ playerId }) => !known.has(playerId));
  const reached = new Map<number, Day>();
  const noteReached = (parts: readonly Part[], day: Day) => {
    if (target === null) return;
    const wanted = target * (per === 'mean' ? 100 : 1);
    for (const side of challenge.sides.keys())
      if (!reached.has(side) && measure(ofSide(parts, side), counted, per) >= wanted) reached.set(side, day);
  };

  const ofPlayer = new Map(present.map((part) => [part.playerId, part]));
  const ofMonth = new Map<string, typeof NOTHING>();
  const made = await rows<Made>(db, MADE, { firstDay, upTo: upTo < lastDay ? upTo : lastDay });
  for (const [day, ofDay] of Map.groupBy(made, (row) => row.day)) {
    const month = monthOf(day);
    const { scoring, bonuses } = values[month] ?? unknownMonth(month);
    for (const row of ofDay) {
      const part = ofPlayer.get(row.playerId);
      if (!part?.counts || known.get(row.playerId)?.disqualified.includes(month)) continue;
      const key = `${row.playerId} ${month}`;
      const before = ofMonth.get(key) ?? NOTHING;
      const after = { ...before };
      for (const sum of SUMS) {
        after[sum] += row[sum];
        part[sum] += row[sum];
      }
      ofMonth.set(key, after);
      const bonus = row.bonus === null ? 0 : (bonuses[row.bonus] ?? 0);
      // Presences are rounded once, of the month's product: a day has what the month gains.
      part.points += pointsOf(after, scoring) - pointsOf(before, scoring) + bonus;
    }
    noteReached(present, day);
  }
  const parts = [...present, ...kept];
  noteReached(parts, lastDay);
  const sides = [...challenge.sides.keys()].map((side): SideStanding => {
    const own = ofSide(parts, side);
    const some = own.filter((part) => counted !== 'points' && part[counted] !== 0);
    return {
      counting: own.length,
      value: measure(own, counted, per),
      ties: TIES.map((sum) => measure(own, sum, per)),
      reachedOn: reached.get(side) ?? null,
      made: Object.fromEntries(some.map((part) => [part.playerId, part[counted]])),
    };
  });
  return { sides, parts };
}

const ofSide = (parts: readonly Part[], side: number): Part[] =>
  parts.filter((part) => part.side === side && part.counts);

/** Returns a side's sum, or its mean a person in hundredths, rounded half up. */
function measure(
  parts: readonly Part[],
  counted: StoredChallenge['counted'],
  per: StoredChallenge['per'],
): number {
  const sum = parts.reduce((total, part) => total + part[counted], 0);
  const value =
    per === 'sum' || parts.length === 0 ? sum : Math.floor((200 * sum + parts.length) / (2 * parts.length));
  return Math.max(-INT32_MAX - 1, Math.min(INT32_MAX, value));
}

function unknownMonth(month: Month): never {
  throw new Error(`A sfida without the values of ${month}`);
}
