import { divideTold } from './challenges.ts';
import { countAnew, dayAt, hasLeft, numbersOf, restoreDay, settleDays } from './day-numbers.ts';
import { monthOfDay } from './days.ts';
import {
  FIELDS,
  type Model,
  type ModelChallenge,
  type ModelDay,
  type ModelPlayer,
  Refusal,
} from './model.ts';
import { takeWaiting } from './sheets.ts';

/** What stands in a list of the model, as text: the whole row, and what an undo compares of it. */
interface Fact {
  readonly row: string;
  readonly compared: string;
}
export type Facts = ReadonlyMap<string, Fact>;

/** A change that can be undone: the rows that it touched, before and after. */
export interface ModelChange {
  readonly at: Temporal.Instant;
  before: Facts;
  after: Facts;
  /** Whether its undo takes away the months that it opened. */
  readonly opensMonths: boolean;
  isUndone: boolean;
}

const LISTS = {
  players: ({ id }: { id: string }) => id,
  handEdits: ({ id }: { id: string }) => id,
  awards: keyOf('playerId', 'kind', 'week'),
  blocks: keyOf('playerId', 'kind', 'week'),
  disqualifications: keyOf('playerId', 'month'),
  events: keyOf('source', 'id'),
  links: keyOf('source', 'who', 'from'),
  kinds: keyOf('source', 'kind'),
  sheets: keyOf('sourceId', 'playerId', 'date'),
  challenges: keyOf('id'),
} as const;
type List = keyof typeof LISTS;

function keyOf<Name extends string>(...names: Name[]) {
  return (row: Record<Name, unknown>) => names.map((name) => row[name]).join('|');
}

const keyIn = (list: List, row: object): string => (LISTS[list] as (row: object) => string)(row);

const fact = (row: object, compared: object = row): Fact => ({
  row: JSON.stringify(row),
  compared: JSON.stringify(compared),
});

/** Returns all that people wrote. */
export function factsOf(model: Model): Facts {
  const facts = new Map<string, Fact>();
  for (const list of Object.keys(LISTS) as List[])
    for (const row of model[list]) facts.set(`${list} ${keyIn(list, row)}`, fact(row));
  for (const award of model.awards)
    facts.set(`awards ${keyIn('awards', award)}`, fact(award, { ...award, settled: null }));
  for (const day of model.days) {
    const { playerId, date, row, absent, written, at } = day;
    facts.set(
      `times ${playerId}|${date}`,
      fact({ numbers: numbersOf(day), ...day }, { at, numbers: numbersOf(day) }),
    );
    if (absent || Object.keys(written).length > 0)
      facts.set(
        `days ${playerId}|${date}`,
        fact(day, { row, absent, written: Object.entries(written).toSorted() }),
      );
  }
  return facts;
}

/** Returns what lies between two states; undefined if nothing does. */
export function changeBetween(
  before: Facts,
  after: Facts,
  { at, opensMonths }: Pick<ModelChange, 'at' | 'opensMonths'>,
): ModelChange | undefined {
  const touched = [...new Set([...before.keys(), ...after.keys()])].filter(
    (key) => before.get(key)?.compared !== after.get(key)?.compared,
  );
  if (touched.length === 0) return undefined;
  const only = (facts: Facts) => new Map([...facts].filter(([key]) => touched.includes(key)));
  return { at, opensMonths, before: only(before), after: only(after), isUndone: false };
}

const rowsOf = <Row>(facts: Facts, list: string): Row[] =>
  [...facts].flatMap(([key, { row }]) => (key.startsWith(`${list} `) ? [JSON.parse(row) as Row] : []));

const OF_PLAYERS = ['days', 'handEdits', 'awards', 'blocks', 'disqualifications'];

function conflicts(model: Model, { before, after, at }: ModelChange): boolean {
  const facts = factsOf(model);
  const isPlayer = (id: string) => model.players.some((player) => player.id === id);
  const own = (side: Facts) => rowsOf<ModelPlayer>(side, 'players');
  const created = own(after).filter(({ id }) => !before.has(`players ${id}`));
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const list = key.slice(0, key.indexOf(' '));
    const [was, left, is] = [before.get(key), after.get(key), facts.get(key)];
    const row: { manual?: boolean; dateEarned?: string } = JSON.parse((left ?? was)?.row ?? '{}');
    if (list === 'events' || list === 'times') continue;
    // Whose it was is gone, and does not come back with it.
    const { playerId: whose = null }: { playerId?: string | null } = JSON.parse(was?.row ?? '{}');
    if (whose !== null && !isPlayer(whose) && !before.has(`players ${whose}`)) return true;
    if (list === 'sheets') continue;
    const isAutomatic = list === 'awards' && row.manual === false;
    if (left !== undefined ? is?.compared !== left.compared : is !== undefined && !isAutomatic) return true;
    if (list === 'awards' && own(before).length + own(after).length === 0)
      if (model.finalMonths.has(monthOfDay(row.dateEarned ?? ''))) return true;
    // An entry would return to who has left since.
    if (list === 'days' && was && !left) {
      const { playerId, date }: ModelDay = JSON.parse(was.row);
      const player = model.players.find(({ id }) => id === playerId);
      if (player?.archivedOn && player.archivedOn <= date && leftSince(model, playerId, at)) return true;
    }
  }
  // A player who was added has rows that people wrote since.
  for (const { id } of created)
    for (const [key, { row }] of facts)
      if (OF_PLAYERS.some((list) => key.startsWith(`${list} ${list === 'handEdits' ? '' : id}`))) {
        const { playerId, manual }: { playerId: string; manual?: boolean } = JSON.parse(row);
        if (playerId === id && manual !== false && !after.has(key)) return true;
      }
  // Who came back has numbers since.
  return own(before).some(
    ({ id, archivedOn }) =>
      archivedOn !== null &&
      after.has(`players ${id}`) &&
      model.days.some(
        (day) => day.playerId === id && day.date >= archivedOn && day.at > at.epochMilliseconds,
      ),
  );
}

const leftSince = (model: Model, playerId: string, at: Temporal.Instant): boolean =>
  (model.leftAt.get(playerId) ?? 0) > at.epochMilliseconds;

/**
 * Undoes a change: what people wrote before it stands again, and what is counted is counted anew. Refused where something newer
 * depends on it (docs/rules.md, «Audit and undo»).
 */
export function undoChange(model: Model, change: ModelChange, now: Temporal.Instant): ReadonlySet<string> {
  if (change.isUndone || conflicts(model, change)) throw new Refusal(409);
  const { before, after, at, opensMonths } = change;
  for (const challenge of rowsOf<ModelChallenge>(before, 'challenges')) divideTold(model, challenge);
  change.isUndone = true;
  const touched = new Set([before, after].flatMap((side) => rowsOf<ModelDay>(side, 'days').map(placeOf)));
  const stored = model.days.map((day) => ({ ...day }));
  const createdIds = rowsOf<ModelPlayer>(after, 'players').filter(({ id }) => !before.has(`players ${id}`));
  for (const list of Object.keys(LISTS) as List[]) {
    // What has come again since stays.
    const kept = new Set(list === 'events' ? model.events.map((event) => keyIn(list, event)) : []);
    const rows = model[list].filter((row) => {
      const key = `${list} ${keyIn(list, row)}`;
      return !after.has(key) && (list === 'events' || !before.has(key));
    });
    const back = rowsOf<object>(before, list).filter(
      (row) => list !== 'events' || !kept.has(keyIn(list, row)),
    );
    if (list !== 'sheets') Object.assign(model, { [list]: [...rows, ...back] });
  }
  for (const { id } of createdIds) {
    const others = ({ playerId }: { playerId: string }) => playerId !== id;
    for (const list of ['handEdits', 'awards', 'blocks', 'disqualifications', 'sheets'] as const)
      Object.assign(model, { [list]: (model[list] as { playerId: string }[]).filter(others) });
    model.links = model.links.map((link) => (link.playerId === id ? { ...link, playerId: null } : link));
  }
  undoSheets(model, change);
  // A close that ran since has not met what returns.
  const isLate = model.closesRanAt.some((ran) => Temporal.Instant.compare(ran, at) > 0);
  for (const key of touched) {
    const [playerId = '', date = ''] = key.split(' ');
    const [was] = rowsOf<ModelDay>(
      new Map([...before].filter(([one]) => one === `days ${playerId}|${date}`)),
      'days',
    );
    restoreDay(
      model,
      { playerId, date },
      was ? { ...was, at: isLate ? now.epochMilliseconds : was.at } : null,
      now,
    );
    // Of a leaver too, but for one whom the change removed: what is counted has gone to another since.
    const day = dayAt(model, { playerId, date });
    if (day && !before.has(`players ${playerId}`)) countAnew(model, day, now);
  }
  // Of a leaver who comes back, no day is counted anew: each returns as it was.
  const isBack = (id: string) => before.has(`players ${id}`) && !after.has(`players ${id}`);
  for (const day of rowsOf<ModelDay>(before, 'times')) {
    const player = model.players.find(({ id }) => id === day.playerId && isBack(id));
    if (player && hasLeft(player, day.date) && !dayAt(model, day))
      model.days.push({ ...day, at: isLate ? now.epochMilliseconds : day.at });
  }
  settleDays(model, now);
  // What is counted anew as it was before was counted then.
  for (const [key, { row }] of isLate ? [] : before) {
    const day = model.days.find(({ playerId, date }) => key === `times ${playerId}|${date}`);
    const was: { at: number; numbers: unknown } = JSON.parse(row);
    if (day && !day.absent && JSON.stringify(numbersOf(day)) === JSON.stringify(was.numbers)) day.at = was.at;
  }
  takeWaiting(model, touched, now);
  settleDays(model, now);
  // The months of what is there no longer, if they count it.
  const gone = stored.filter((day) => opensMonths && !dayAt(model, day));
  return new Set(
    gone
      .filter(({ date, at: recorded }) => {
        const final = model.finals.get(monthOfDay(date));
        return final === undefined || recorded <= final.at.epochMilliseconds;
      })
      .map(({ date }) => monthOfDay(date)),
  );
}

const placeOf = ({ playerId, date }: ModelDay) => `${playerId} ${date}`;

/** What a decision about a sheet took is undecided again: the number of the sheet, as it is now, waits. */
function undoSheets(model: Model, { before, after }: ModelChange): void {
  for (const was of rowsOf<Model['sheets'][number]>(before, 'sheets')) {
    const key = `sheets ${keyIn('sheets', was)}`;
    const current = model.sheets.find((one) => keyIn('sheets', one) === keyIn('sheets', was));
    if (current === undefined || !after.has(key)) {
      model.sheets = [...model.sheets.filter((one) => one !== current), was];
      continue;
    }
    const [left = was] = rowsOf<Model['sheets'][number]>(
      new Map([[key, after.get(key) ?? fact(was)]]),
      'sheets',
    );
    for (const field of FIELDS) {
      const sheet = current.asked[field] ?? current.taken[field];
      const hasWaited = field in was.asked;
      if (sheet === undefined || hasWaited === field in left.asked) continue;
      delete current.taken[field];
      delete current.asked[field];
      // Undone again, the decision stands again.
      const taken = hasWaited ? was.taken[field] : sheet;
      if (taken !== undefined) Object.assign(current.taken, { [field]: taken });
      if (taken !== sheet) Object.assign(current.asked, { [field]: sheet });
    }
  }
}

/**
 * Puts the name that stands for a forgotten person in the changes too, and takes out how sources called the person: a change of such
 * links alone can be undone no longer.
 */
export function forgetInChanges(
  model: Model,
  changes: readonly ModelChange[],
  id: string,
  name: string,
): void {
  type Row = { source: string; who?: string; playerId?: string | null };
  const isTheirs = ({ row }: Fact) => {
    const { source, who, playerId }: Row = JSON.parse(row);
    return playerId === id || model.forgotten.some((one) => one.source === source && one.who === who);
  };
  for (const change of changes) {
    const links = [...change.before, ...change.after].filter(([key]) => key.startsWith('links '));
    const isLinkGone = links.some(([, one]) => isTheirs(one));
    for (const side of ['before', 'after'] as const)
      change[side] = new Map(
        [...change[side]].flatMap(([key, one]): [string, Fact][] => {
          if (key === `players ${id}`) return [[key, fact({ ...JSON.parse(one.row), name })]];
          if (key.startsWith('challenges '))
            return [
              [
                key,
                fact(JSON.parse(one.row, (_, part) => (part?.playerId === id ? { ...part, name } : part))),
              ],
            ];
          if (key.startsWith('links ')) return isLinkGone ? [] : [[key, one]];
          return key.startsWith('events ') && isTheirs(one) ? [] : [[key, one]];
        }),
      );
    const left = [...change.before.keys(), ...change.after.keys()].filter((key) => !key.startsWith('times '));
    if (isLinkGone && left.length === 0) change.isUndone = true;
  }
}
