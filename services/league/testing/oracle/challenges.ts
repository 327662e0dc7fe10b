import type { Part, SideStanding } from '../../src/challenges/stored-challenges.ts';
import { dayOf, daysLater, monthOfDay } from './days.ts';
import { type Model, type ModelChallenge, type ModelValues, Refusal } from './model.ts';
import { alignmentPoints, valuesOf } from './values.ts';

type Given = Omit<ModelChallenge, 'asOf' | 'published' | 'final' | 'rebuilds'>;
type Values = Readonly<Record<string, ModelValues>>;

/** Adds a sfida under the id that the league gave, with the sums of the newest closed day. */
export function addChallenge(model: Model, given: Given, now: Temporal.Instant): void {
  const { firstDay, counted, sides } = given;
  if (firstDay < `${monthOfDay(dayOf(now))}-01`) throw new Refusal(400);
  const listed = sides.flatMap((people) => people ?? []);
  if (new Set(listed).size < listed.length) throw new Refusal(400);
  const here = model.players.filter(({ archivedOn }) => archivedOn === null);
  if (counted !== 'points' && sides.some((people) => (people ?? here).length < 3)) throw new Refusal(400);
  refuse(model, given);
  const challenge = { ...given, asOf: null, published: [], final: null, rebuilds: 0 };
  model.challenges.push(challenge);
  const closed = model.closedDays.at(-1);
  if (closed !== undefined && closed >= firstDay && counted !== 'points')
    publish(model, challenge, { day: closed });
}

/** Gives a sfida another last day. */
export function moveChallenge(model: Model, challenge: ModelChallenge, lastDay: string): void {
  if (challenge.final || lastDay < (model.closedDays.at(-1) ?? '')) throw new Refusal(409);
  refuse(model, { ...challenge, lastDay });
  challenge.lastDay = lastDay;
}

/** Removes a sfida. What was published of it stays known. */
export function removeChallenge(model: Model, challenge: ModelChallenge): void {
  model.challenges = model.challenges.filter((one) => one !== challenge);
  if (isPublished(challenge)) model.removedChallenges.push(challenge);
}

/** One that lasts a day to 92, and of whose sums, other than points, nobody learns what fewer than three people did. */
function refuse(model: Model, given: Given): void {
  if (given.lastDay < given.firstDay || given.lastDay > daysLater(given.firstDay, 91)) throw new Refusal(400);
  if (tellsOfFew(model, given, [...model.challenges, ...model.removedChallenges])) throw new Refusal(409);
}

const isPublished = ({ published }: ModelChallenge) =>
  published.some(({ value, made }) => value !== null || Object.keys(made).length > 0);

/**
 * Whether a sfida tells, beside others that sum the same numbers, what one or two people did on a day: fewer than three who count on it
 * stand alike, of all who share a side with one of them, or with who does.
 */
function tellsOfFew(model: Model, given: Given, others: readonly ModelChallenge[]) {
  const all = [given, ...others.filter((one) => one.id !== given.id && one.counted === given.counted)];
  for (
    let day = given.firstDay;
    given.counted !== 'points' && day <= given.lastDay;
    day = daysLater(day, 1)
  ) {
    const counting = model.players.filter(
      ({ id, archivedOn }) =>
        (archivedOn === null || day <= archivedOn) &&
        !model.disqualifications.some((one) => one.playerId === id && one.month === monthOfDay(day)),
    );
    const sides = all.flatMap((one) =>
      (one.firstDay <= day && day <= one.lastDay ? one.sides : []).map((people) => ({
        of: one,
        ids: counting.flatMap(({ id, joinedOn }) =>
          joinedOn <= one.lastDay && (people === null || people.includes(id)) ? [id] : [],
        ),
      })),
    );
    const stand = (id: string) => sides.map(({ ids }) => ids.includes(id)).join();
    for (const { id } of counting) {
      const near = new Set([id]);
      for (const one of near)
        for (const { ids } of sides) if (ids.includes(one)) for (const other of ids) near.add(other);
      const met = sides.filter(({ ids }) => ids.some((one) => near.has(one)));
      const isAlike = (other: string) => stand(other) === stand(id);
      const isFew = [...near].filter(isAlike).length < 3;
      if (isFew && met.some(({ of }) => of === given) && met.some(({ of }) => of !== given)) return true;
    }
  }
  return false;
}

/** What a close does: publishes sums other than points, and makes final the sfide that ended two days before. */
export function closeChallenges(model: Model, day: string): void {
  const waiting = whoWaits(model, day);
  const open = model.challenges.filter(({ final }) => !final);
  for (const challenge of model.challenges) {
    const { firstDay, lastDay, counted, final } = challenge;
    const isOver = day >= daysLater(lastDay, 2);
    if (final || day < firstDay || (counted === 'points' && !isOver)) continue;
    const values = Object.fromEntries(monthsOf(challenge).map((month) => [month, valuesOf(model, month)]));
    publish(model, challenge, { day, values, waiting, open });
    if (isOver) challenge.final = { parts: partsOf(model, challenge, day, values), values };
  }
}

/** Returns by how much somebody's numbers of the days that a side has told differ from what it told. */
function lateOf(model: Model, challenge: ModelChallenge, side: number, id: string): number {
  const told = challenge.published[side];
  if (!told?.asOf) return 0;
  const made = partsOf(model, challenge, told.asOf).find(
    (part) => part.side === side && part.playerId === id,
  );
  return (made?.counts ? made[challenge.counted] : 0) - (told.made[id] ?? 0);
}

/**
 * Returns by what is counted whose late numbers wait: where they differ between two sides that have these people in common, of sfide that
 * share days and began on different ones, and fewer than three people's do that do not wait already.
 */
function whoWaits(model: Model, day: string): ReadonlySet<string> {
  const waiting = new Set<string>();
  const open = model.challenges.filter(
    ({ counted, final, firstDay }) => counted !== 'points' && !final && firstDay <= day,
  );
  const sides = open.flatMap((of) =>
    of.sides.map((people, at) => {
      const ids = [...model.players.map(({ id }) => id), ...Object.keys(of.published[at]?.made ?? {})];
      return { of, people, late: new Map(ids.map((id) => [id, lateOf(model, of, at, id)])) };
    }),
  );
  const pairs = sides.flatMap((one) =>
    sides
      .filter(({ of }) => of.counted === one.of.counted && of.firstDay !== one.of.firstDay)
      .filter(({ of }) => of.firstDay <= one.of.lastDay && of.lastDay >= one.of.firstDay)
      .map((other) => [one, other] as const),
  );
  // Who waits is not counted in the other pairs, where fewer than three may be left: at worst each round adds one person.
  for (const _ of [...model.players, ...sides])
    for (const [one, other] of pairs) {
      const apart = [...new Map([...one.late, ...other.late]).keys()]
        .filter((id) => [one, other].every(({ people }) => people === null || people.includes(id)))
        .filter((id) => (one.late.get(id) ?? 0) !== (other.late.get(id) ?? 0))
        .map((id) => `${one.of.counted} ${id}`)
        .filter((key) => !waiting.has(key));
      if (apart.length < 3) for (const key of apart) waiting.add(key);
    }
  return waiting;
}

/** Computes a final sfida again with the values of then; who is gone keeps the stored part. */
export function rebuildChallenge(model: Model, challenge: ModelChallenge): void {
  const { final, lastDay } = challenge;
  if (!final) throw new Refusal(409);
  const { values } = final;
  const gone = final.parts.filter(({ playerId }) => !model.players.some(({ id }) => id === playerId));
  publish(model, challenge, { day: lastDay, values, gone });
  final.parts = [...partsOf(model, challenge, lastDay, values), ...gone];
  challenge.rebuilds += 1;
}

/**
 * A sum other than points moves by the numbers of people who stand alike, on sides of all open sfide that count the same, once three of them
 * have moved; of fewer than three people there is none.
 */
function publish(model: Model, challenge: ModelChallenge, at: At): void {
  const { lastDay, firstDay, counted } = challenge;
  const { day, waiting, open = model.challenges.filter(({ final }) => !final) } = at;
  const [asOf = day] = [day, lastDay].toSorted();
  const standOf = (person: string) =>
    open
      .filter((one) => one.counted === counted && one.firstDay <= asOf && firstDay <= one.lastDay)
      .map(({ sides }) => sides.map((people) => people === null || people.includes(person)).join())
      .join();
  challenge.asOf = asOf;
  challenge.published = standing(model, challenge, at).map((live, index) => {
    if (counted === 'points') return live;
    const before = challenge.published[index];
    const told = before?.made ?? {};
    const people = [...new Set([...Object.keys(told), ...Object.keys(live.made)])];
    const now = new Map(
      people.map((person) => {
        const late = waiting?.has(`${counted} ${person}`) ? lateOf(model, challenge, index, person) : 0;
        return [person, (live.made[person] ?? 0) - late];
      }),
    );
    const nothing = { ...live, value: null, reachedOn: null, made: told, asOf: before?.asOf ?? null };
    if (live.counting < 3) return nothing;
    const moved = people.filter((person) => now.get(person) !== (told[person] ?? 0));
    const alike = (person: string) => moved.filter((other) => standOf(other) === standOf(person));
    const few = moved.filter((person) => alike(person).length < 3);
    if (few.length > 0 && few.length === moved.length)
      return { ...(before ?? nothing), asOf: live.asOf, counting: live.counting };
    for (const person of few) now.set(person, told[person] ?? 0);
    return sideOf(challenge, live, now, before);
  });
}

/** Returns a side of which each person's number is another one than today's. */
function sideOf(
  { per, target }: ModelChallenge,
  live: SideStanding,
  numbers: ReadonlyMap<string, number>,
  before: SideStanding | undefined,
): SideStanding {
  if ([...numbers].every(([id, number]) => number === (live.made[id] ?? 0))) return live;
  const made = [...numbers].filter(([, number]) => number !== 0);
  const sum = made.reduce((total, [, number]) => total + number, 0);
  const value = per === 'sum' ? sum : Math.floor((sum * 100) / (live.counting || 1) + 0.5);
  const isReached = target !== null && value >= (per === 'mean' ? target * 100 : target);
  return {
    ...live,
    ...{ value, made: Object.fromEntries(made) },
    reachedOn: isReached ? (before?.reachedOn ?? live.asOf) : null,
  };
}

/** Returns what everybody may see of a sfida, and the parts that admins see. */
export function challengeOf(model: Model, challenge: ModelChallenge, now: Temporal.Instant) {
  const { id, counted, firstDay, lastDay, target, final, published, rebuilds } = challenge;
  const today = dayOf(now);
  const parts = final?.parts ?? partsOf(model, challenge, lastDay);
  const live = standing(model, challenge, { day: lastDay });
  const sides = live.map((side, at): SideStanding => {
    if (counted === 'points' && !final) return side;
    return published[at] ?? { ...side, value: null, reachedOn: null };
  });
  const isAhead = (one: SideStanding, other: SideStanding) => {
    const [numbers = [], others = []] = [one, other].map((side) => [side.value ?? 0, ...side.ties]);
    const apart = numbers.map((number, index) => number - (others[index] ?? number)).find((by) => by !== 0);
    return one.value !== null && (apart ?? 0) > 0;
  };
  const nameOf = (side: number) => {
    const people = challenge.sides[side];
    if (!people) return 'Tutto l’ufficio';
    return (people.length === 1 && parts.find((part) => part.side === side)?.name) || `Lato ${side + 1}`;
  };
  const before = today < firstDay ? 'coming' : today > lastDay ? 'settling' : 'running';
  return {
    ...{ id, firstDay, lastDay, rebuilds, state: final ? 'final' : before },
    asOf: counted === 'points' ? null : challenge.asOf,
    sides: sides.map((side, at) => {
      const hasPlace = target === null && side.value !== null;
      const place = hasPlace ? 1 + sides.filter((other) => isAhead(other, side)).length : null;
      const { counting, value, reachedOn } = side;
      return { name: nameOf(at), counting, value, reachedOn, place };
    }),
    parts: parts
      .filter(({ counts }) => counts)
      .map((part) => `${part.side} ${part.playerId} ${part.name} ${part[counted]}`)
      .toSorted(),
  };
}

function monthsOf({ firstDay, lastDay }: Given): string[] {
  const months: string[] = [];
  for (let day = firstDay; day <= lastDay; day = daysLater(day, 1)) months.push(monthOfDay(day));
  return [...new Set(months)];
}

/** Returns what everybody on a side has made by a day. */
function partsOf(model: Model, challenge: ModelChallenge, upTo: string, values?: Values): Part[] {
  const { firstDay, lastDay, sides } = challenge;
  return sides.flatMap((people, side) =>
    model.players.flatMap(({ id, name, joinedOn, archivedOn }) => {
      const isThere = joinedOn <= lastDay && (archivedOn === null || archivedOn >= firstDay);
      if (people ? !people.includes(id) : !isThere) return [];
      const months = monthsOf(challenge).filter(
        (month) => !model.disqualifications.some((one) => one.playerId === id && one.month === month),
      );
      const part = { points: 0, rings: 0, apptSet: 0, apptDone: 0, presences: 0 };
      for (const month of isThere ? months : []) {
        const isOwn = (row: { playerId: string }, day: string) =>
          row.playerId === id &&
          [firstDay, `${month}-01`].every((first) => day >= first) &&
          [lastDay, upTo, archivedOn ?? lastDay, `${month}-31`].every((last) => day <= last);
        const { scoring, bonuses } = values?.[month] ?? valuesOf(model, month);
        let presences = 0;
        for (const entry of model.entries.filter((one) => isOwn(one, one.date))) {
          part.rings += entry.rings;
          part.apptSet += entry.apptSet;
          part.apptDone += entry.apptDone;
          presences += Number(entry.alignment);
          part.points += entry.rings * scoring.ringPoints + entry.apptSet * scoring.appointmentSetPoints;
          part.points += entry.apptDone * scoring.appointmentDonePoints;
        }
        part.presences += presences;
        part.points += alignmentPoints(presences, scoring.bonusMultiplier);
        for (const { kind } of model.awards.filter((one) => one.settled && isOwn(one, one.dateEarned)))
          part.points += bonuses[kind].points;
      }
      return [{ ...part, side, playerId: id, name, counts: isThere && months.length > 0 }];
    }),
  );
}

interface At {
  readonly day: string;
  readonly values?: Values;
  readonly waiting?: ReadonlySet<string>;
  /** The sfide that were not final before. */
  readonly open?: readonly ModelChallenge[];
  /** Who is gone, as if on the last day. */
  readonly gone?: readonly Part[];
}

/** Returns where the sides stand on a day. */
function standing(model: Model, challenge: ModelChallenge, { day, values, gone = [] }: At): SideStanding[] {
  const { counted, per, target, firstDay, lastDay, sides } = challenge;
  const own = (side: number, on: string) =>
    [...partsOf(model, challenge, on, values), ...(on >= lastDay ? gone : [])].filter(
      (part) => part.side === side && part.counts,
    );
  const numberOf = (side: number, of: typeof counted, on: string) => {
    const parts = own(side, on);
    const sum = parts.reduce((total, part) => total + part[of], 0);
    return per === 'sum' || parts.length === 0 ? sum : Math.floor((sum * 100) / parts.length + 0.5);
  };
  return sides.map((_, side) => {
    let reachedOn: string | null = null;
    for (let on = firstDay; target !== null && on <= day && on <= lastDay; on = daysLater(on, 1))
      if (numberOf(side, counted, on) >= (per === 'mean' ? target * 100 : target)) reachedOn ??= on;
    const made = own(side, day).filter((part) => counted !== 'points' && part[counted] !== 0);
    return {
      asOf: day < lastDay ? day : lastDay,
      ...{ counting: own(side, day).length, value: numberOf(side, counted, day), reachedOn },
      ties:
        own(side, day).length < 3
          ? []
          : [numberOf(side, 'apptDone', day), numberOf(side, 'apptSet', day), numberOf(side, 'rings', day)],
      made: Object.fromEntries(made.map((part) => [part.playerId, part[counted]])),
    };
  });
}
