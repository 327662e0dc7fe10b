import type { Part, SideStanding } from '../../src/challenges/stored-challenges.ts';
import { dayOf, daysLater, monthOfDay } from './days.ts';
import { type Model, type ModelChallenge, type ModelTold, type ModelValues, Refusal } from './model.ts';
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
  if (closed === undefined || closed < firstDay || counted === 'points') return;
  tell(model, [challenge], closed);
  publish(model, challenge, { day: closed });
}

/** Gives a sfida another last day. */
export function moveChallenge(model: Model, challenge: ModelChallenge, lastDay: string): void {
  if (challenge.final || lastDay < (model.closedDays.at(-1) ?? '')) throw new Refusal(409);
  refuse(model, { ...challenge, lastDay });
  challenge.lastDay = lastDay;
}

/** Removes a sfida. What it told stays told. */
export function removeChallenge(model: Model, challenge: ModelChallenge): void {
  model.challenges = model.challenges.filter((one) => one !== challenge);
}

/** One that lasts a day to 92, and of whose sums, other than points, nobody learns what fewer than three people did. */
function refuse(model: Model, given: Given): void {
  const { firstDay, lastDay, counted } = given;
  if (lastDay < firstDay || lastDay > daysLater(firstDay, 91)) throw new Refusal(400);
  if (counted === 'points') return;
  const others = model.challenges.filter((one) => one.id !== given.id && one.counted === counted);
  for (let day = firstDay; day <= lastDay; day = daysLater(day, 1)) {
    const before = fewOn(model, others, day);
    if (fewOn(model, [...others, given], day).some((id) => !before.includes(id))) throw new Refusal(409);
  }
  divideTold(model, given);
}

/** Returns who is there on a day and on a side of three or more, but on the same sides as fewer than two others. */
function fewOn(model: Model, challenges: readonly Given[], day: string): string[] {
  const here = model.players.filter(({ archivedOn }) => archivedOn === null || day <= archivedOn);
  const ids = here.map(({ id }) => id);
  const stand = (id: string) => standOf(challenges, id, day);
  const large = challenges
    .flatMap((one) => (one.firstDay <= day && day <= one.lastDay ? one.sides : []))
    .map((people) => ids.filter((id) => people === null || people.includes(id)))
    .filter((people) => people.length >= 3);
  return ids
    .filter((id) => large.some((people) => people.includes(id)))
    .filter((id) => ids.filter((other) => stand(other) === stand(id)).length < 3);
}

/** Returns as text on which sides of sfide somebody's day counts. */
const standOf = (challenges: readonly Given[], id: string, day: string): string =>
  challenges
    .map(({ firstDay, lastDay, sides }) =>
      day < firstDay || day > lastDay
        ? -1
        : sides.findIndex((people) => people === null || people.includes(id)),
    )
    .join();

const areFew = (moves: ModelTold['moves']) => new Set(moves.map(({ id }) => id)).size < 3;

/** Divides what was told together by the sides of a sfida that counts it from now on: into what three people did, or more. */
export function divideTold(model: Model, given: Given): void {
  if (given.counted === 'points') return;
  const divided = model.told.flatMap(({ counted, moves }) => {
    if (counted !== given.counted) return [{ counted, moves }];
    const parts = [...Map.groupBy(moves, ({ id, day }) => standOf([given], id, day)).values()];
    if (parts.some(areFew)) throw new Refusal(409);
    return parts.map((part) => ({ counted, moves: part }));
  });
  model.told = divided;
}

/** Tells by how much the days that these sfide count have moved: those of people who stand alike together, if they are three. */
function tell(model: Model, told: readonly ModelChallenge[], upTo: string): void {
  for (const counted of ['rings', 'apptSet', 'apptDone', 'presences'] as const) {
    const own = told.filter((one) => one.counted === counted);
    const isOn = (id: string, day: string) => own.some((one) => standOf([one], id, day) !== '-1');
    const before = model.told.filter((one) => one.counted === counted).flatMap(({ moves }) => moves);
    const gone = own.some(({ final }) => final) ? [] : before.map(({ id }) => id);
    const moves = [...new Set([...model.players.map(({ id }) => id), ...gone])].flatMap((id) => {
      const days = [
        ...model.entries.filter(({ playerId }) => playerId === id).map(({ date }) => date),
        ...before.filter((one) => one.id === id).map(({ day }) => day),
      ];
      return [...new Set(days)]
        .filter((day) => day <= upTo && isOn(id, day))
        .map((day) => {
          const was = before.filter((one) => one.id === id && one.day === day);
          return { id, day, by: madeOn(model, id, day, counted) - was.reduce((sum, { by }) => sum + by, 0) };
        })
        .filter(({ by }) => by !== 0);
    });
    const all = model.challenges.filter((one) => one.counted === counted);
    for (const group of Map.groupBy(moves, ({ id, day }) => standOf(all, id, day)).values())
      if (!areFew(group)) model.told.push({ counted, moves: group });
  }
}

/** Returns what a day of somebody counts: nothing after leaving, nor in a month of disqualification. */
function madeOn(
  model: Model,
  id: string,
  day: string,
  of: 'rings' | 'apptSet' | 'apptDone' | 'presences',
): number {
  const player = model.players.find((one) => one.id === id);
  const isOut = model.disqualifications.some((one) => one.playerId === id && one.month === monthOfDay(day));
  if (!player || isOut || day > (player.archivedOn ?? day)) return 0;
  return model.entries
    .filter(({ playerId, date }) => playerId === id && date === day)
    .reduce((sum, entry) => sum + (of === 'presences' ? Number(entry.alignment) : entry[of]), 0);
}

/** What a close does: publishes sums other than points, and makes final the sfide that ended two days before. */
export function closeChallenges(model: Model, day: string): void {
  tell(
    model,
    model.challenges.filter(({ final }) => !final),
    day,
  );
  for (const challenge of model.challenges) {
    const { firstDay, lastDay, counted, final } = challenge;
    const isOver = day >= daysLater(lastDay, 2);
    if (final || day < firstDay || (counted === 'points' && !isOver)) continue;
    const values = Object.fromEntries(monthsOf(challenge).map((month) => [month, valuesOf(model, month)]));
    publish(model, challenge, { day, values });
    if (isOver) challenge.final = { parts: partsOf(model, challenge, day, values), values };
  }
}

/** Computes a final sfida again with the values of then; who is gone keeps the stored part. */
export function rebuildChallenge(model: Model, challenge: ModelChallenge): void {
  const { final, lastDay } = challenge;
  if (!final) throw new Refusal(409);
  const { values } = final;
  const gone = final.parts.filter(({ playerId }) => !model.players.some(({ id }) => id === playerId));
  tell(model, [challenge], lastDay);
  publish(model, challenge, { day: lastDay, values, gone });
  final.parts = [...partsOf(model, challenge, lastDay, values), ...gone];
  challenge.rebuilds += 1;
}

/** Publishes where the sides stand: by points, or by what was told; of fewer than three people there is no other sum. */
function publish(model: Model, challenge: ModelChallenge, at: At): void {
  const { lastDay, firstDay, counted, per, target, sides } = challenge;
  const [asOf = at.day] = [at.day, lastDay].toSorted();
  challenge.asOf = asOf;
  challenge.published = standing(model, challenge, at).map((live, index) => {
    if (counted === 'points') return live;
    const people = sides[index] ?? null;
    const told = model.told
      .filter((one) => one.counted === counted)
      .flatMap(({ moves }) => moves)
      .filter(({ id, day }) => firstDay <= day && day <= lastDay && (people === null || people.includes(id)));
    if (live.counting < 3) return { ...live, value: null, reachedOn: null };
    const valueOn = (last: string) => {
      const sum = told.filter(({ day }) => day <= last).reduce((all, { by }) => all + by, 0);
      return per === 'sum' ? sum : Math.floor((sum * 100) / live.counting + 0.5);
    };
    const goal = target === null ? Number.POSITIVE_INFINITY : per === 'mean' ? target * 100 : target;
    const reached = told.map(({ day }) => day).filter((day) => valueOn(day) >= goal);
    return { ...live, value: valueOn(lastDay), reachedOn: reached.toSorted()[0] ?? null };
  });
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
      if (people && !people.includes(id)) return [];
      const months = monthsOf(challenge).filter(
        (month) => !model.disqualifications.some((one) => one.playerId === id && one.month === month),
      );
      const part = { points: 0, rings: 0, apptSet: 0, apptDone: 0, presences: 0 };
      const days = [
        ...model.entries.filter(({ playerId }) => playerId === id).map(({ date }) => date),
        ...model.awards.filter((one) => one.settled && one.playerId === id).map((one) => one.dateEarned),
      ];
      const hasNumbers = days.some(
        (day) =>
          firstDay <= day && day <= lastDay && day <= (archivedOn ?? day) && months.includes(monthOfDay(day)),
      );
      const isThere = joinedOn <= lastDay && (archivedOn === null || archivedOn >= firstDay);
      const counts = hasNumbers || (isThere && months.length > 0);
      for (const month of months) {
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
      return [{ ...part, side, playerId: id, name, counts }];
    }),
  );
}

interface At {
  readonly day: string;
  readonly values?: Values;
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
    return {
      ...{ counting: own(side, day).length, value: numberOf(side, counted, day), reachedOn },
      ties:
        own(side, day).length < 3
          ? []
          : [numberOf(side, 'apptDone', day), numberOf(side, 'apptSet', day), numberOf(side, 'rings', day)],
    };
  });
}
