import { randomUUID } from 'node:crypto';
import { type Counted, FEWEST_FOR_SUMS, type NewChallenge } from '@vetta/contract/challenges';
import type { Day } from '@vetta/contract/values';
import { failure } from '../failure.ts';
import type { Database, Transaction } from '../store/database.ts';
import { rows } from '../store/rows.ts';
import { addDays } from '../time/rome.ts';
import { isReached, MADE, measure } from './standing.ts';
import type { Computed, SideStanding, StoredChallenge } from './stored-challenges.ts';

const FEW = `direbbe i numeri di meno di ${FEWEST_FOR_SUMS} persone`;
const BESIDE = `Negli stessi giorni un’altra sfida conta la stessa cosa: la differenza tra le due ${FEW}. Cambia i lati o i giorni, o conta i punti`;
const BEFORE = `Nei giorni già chiusi un’altra sfida, o una eliminata, ha contato la stessa cosa: la differenza tra le due ${FEW}. Comincia da un giorno ancora aperto, o conta i punti`;
const RevealsPeople = failure('reveals_people', 409, (text: string) => text);

/** What somebody made on a day, or by how much that moved. */
interface DayNumber {
  readonly playerId: string;
  readonly day: Day;
  readonly number: number;
}

/** Whose numbers a sfida counts, and of which days. */
type Scope = Pick<NewChallenge, 'counted' | 'firstDay' | 'lastDay' | 'sides'>;

/** Returns, for each side of sfide, whether it counts what somebody makes on a day. */
const sidesOf = (challenges: readonly Scope[], { playerId, day }: Omit<DayNumber, 'number'>): boolean[] =>
  challenges.flatMap(({ firstDay, lastDay, sides }) =>
    sides.map(({ people }) => firstDay <= day && day <= lastDay && (people?.includes(playerId) ?? true)),
  );

/** Returns the sfide that count the same and share days. */
const besideOf = (challenges: readonly Scope[], { counted, firstDay, lastDay }: Omit<Scope, 'sides'>) =>
  challenges.filter((one) => one.counted === counted && one.firstDay <= lastDay && one.lastDay >= firstDay);

const isFew = (group: readonly { readonly playerId: string }[]) =>
  new Set(group.map(({ playerId }) => playerId)).size < FEWEST_FOR_SUMS;

/** The numbers of an open sfida leave it with who is removed; of a final one they stay. */
const CHANGED = `
  select player_id as "playerId", day, cast(sum(number) as int) as number from (
    select player_id, day,
      case :counted when 'rings' then rings when 'apptSet' then appt_set when 'apptDone' then appt_done else presences end as number
    from ${MADE} made
    union all
    select player_id, day, -number from told_numbers
    where counted = :counted and day between :firstDay and :upTo
      and (:isOpen or exists (select from players where id = player_id))
  ) changed group by player_id, day having sum(number) <> 0`;

/**
 * Adds to what sfide, all open or one final, have told what changed in it up to a day; `all` are those that there are. The numbers of people
 * and days that stand on the same sides of all that count the same are told together, once they are three people's. So each sum, however
 * often it moves, is one of whole groups, and no difference between sums is about fewer people.
 */
export async function tellNumbers(
  trx: Transaction,
  told: readonly StoredChallenge[],
  { all, upTo }: { readonly all: readonly StoredChallenge[]; readonly upTo: Day },
): Promise<void> {
  for (const [counted, own] of Map.groupBy(told, (one) => one.counted)) {
    if (counted === 'points') continue;
    const [firstDay = upTo] = own.map((one) => one.firstDay).toSorted();
    const isOpen = own.every(({ finalisedAt }) => finalisedAt === null);
    const changed = await rows<DayNumber>(trx, CHANGED, { counted, firstDay, upTo, isOpen });
    const beside = besideOf(all, { counted, firstDay, lastDay: upTo });
    const groups = Map.groupBy(
      changed.filter((one) => sidesOf(own, one).includes(true)),
      (one) => sidesOf(beside, one).join(),
    );
    for (const group of groups.values()) if (!isFew(group)) await addGroup(trx, counted, group);
  }
}

const addGroup = (trx: Transaction, counted: Counted, group: readonly DayNumber[]) =>
  rows(
    trx,
    `insert into told_numbers (moved_with, counted, player_id, day, number)
    select :id, :counted, "playerId", day, number
    from jsonb_to_recordset(cast(:group as jsonb)) as given ("playerId" uuid, day date, number int)`,
    { id: randomUUID(), counted, group: JSON.stringify(group) },
  );

/** Returns a standing with what may be shown of it: points; of three people or more also another sum, of the numbers that were told. */
export async function withToldSums(
  db: Database,
  challenge: StoredChallenge,
  computed: Computed,
): Promise<Computed> {
  const { counted, firstDay, lastDay, per, sides } = challenge;
  if (counted === 'points') return computed;
  const told = await rows<DayNumber>(
    db,
    `select player_id as "playerId", day, cast(sum(number) as int) as number from told_numbers
    where counted = :counted and day between :firstDay and :lastDay group by player_id, day order by day`,
    { counted, firstDay, lastDay },
  );
  const toldOf = (side: SideStanding, at: number): SideStanding => {
    if (side.counting < FEWEST_FOR_SUMS) return { ...side, value: null, reachedOn: null };
    let sum = 0;
    let reachedOn: Day | null = null;
    const own = told.filter(({ playerId }) => sides[at]?.people?.includes(playerId) ?? true);
    for (const { day, number } of own) {
      sum += number;
      if (isReached(challenge, measure([sum], side.counting, per))) reachedOn ??= day;
    }
    return { ...side, value: measure([sum], side.counting, per), reachedOn };
  };
  return { ...computed, sides: computed.sides.map(toldOf) };
}

/**
 * Divides what was told before by the sides of a sfida that begins to count it.
 * @throws RevealsPeople if a part would be what fewer than three people did
 */
export async function divideToldNumbers(trx: Transaction, challenge: Scope): Promise<void> {
  const { counted, firstDay, lastDay } = challenge;
  const told = await rows<DayNumber & { readonly id: string }>(
    trx,
    `select moved_with as id, player_id as "playerId", day, number from told_numbers where moved_with in (
      select moved_with from told_numbers where counted = :counted and day between :firstDay and :lastDay)`,
    { counted, firstDay, lastDay },
  );
  for (const [id, group] of Map.groupBy(told, (one) => one.id)) {
    const parts = [...Map.groupBy(group, (one) => sidesOf([challenge], one).join()).values()];
    if (parts.some(isFew)) throw RevealsPeople(BEFORE);
    if (parts.length === 1) continue;
    await rows(trx, 'delete from told_numbers where moved_with = :id', { id });
    for (const part of parts) await addGroup(trx, counted, part);
  }
}

/**
 * Requires that on no day one or two people alone stand on the same sides of all sfide that count the same: their numbers would wait for others.
 * @throws RevealsPeople if they would because of this sfida
 */
export async function requireNobodyAlone(
  trx: Transaction,
  challenge: Scope,
  others: readonly Scope[],
): Promise<void> {
  const { counted, firstDay, lastDay } = challenge;
  const beside = besideOf(others, challenge);
  if (counted === 'points' || beside.length === 0) return;
  const people = await rows<{ playerId: string; archivedOn: Day | null }>(
    trx,
    'select id as "playerId", archived_on as "archivedOn" from players',
  );
  for (let day = firstDay; day <= lastDay; day = addDays(day, 1)) {
    const here = people.filter(({ archivedOn }) => (archivedOn ?? day) >= day);
    const aloneIn = (challenges: readonly Scope[]) => {
      const sides = new Map(here.map((one) => [one.playerId, sidesOf(challenges, { ...one, day })]));
      const isLarge = (side: number) =>
        [...sides.values()].filter((own) => own[side]).length >= FEWEST_FOR_SUMS;
      const groups = [...Map.groupBy(here, ({ playerId }) => sides.get(playerId)?.join()).values()];
      return groups
        .filter(isFew)
        .flat()
        .map(({ playerId }) => playerId)
        .filter((playerId) => sides.get(playerId)?.some((isOn, side) => isOn && isLarge(side)));
    };
    if (!new Set(aloneIn([...beside, challenge])).isSubsetOf(new Set(aloneIn(beside))))
      throw RevealsPeople(BESIDE);
  }
}
