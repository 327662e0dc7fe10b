import type { Challenge, Counted, Side } from './challenges.ts';
import type { PrerenderChallenge, PrerenderSide } from './prerender.ts';

/** With its article, one, many. */
const units = {
  points: ['i', 'punto', 'punti'],
  rings: ['le', 'chiamata', 'chiamate'],
  apptSet: ['gli', 'appuntamento fissato', 'appuntamenti fissati'],
  apptDone: ['gli', 'appuntamento concluso', 'appuntamenti conclusi'],
  presences: ['le', 'presenza', 'presenze'],
} as const satisfies Record<Counted, unknown>;

const number = new Intl.NumberFormat('it-IT', { useGrouping: 'always', maximumFractionDigits: 2 });

const longDay = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});
const formatDay = (day: string): string =>
  longDay.format(new Date(`${day}T00:00:00Z`)).replace(' 1 ', ' 1° ');

/** How far the rope of a tug of war moves, in the units of its picture. */
const PULL = 56;

export const isOver = ({ state }: Pick<Challenge, 'state'>): boolean =>
  state === 'settling' || state === 'final';

/** Returns a sfida as page and walls show it on a day, in words. Nothing in it names a person's part. */
export function challengeView(challenge: Challenge, today: string): PrerenderChallenge {
  const { id, name, stake, state, sides, counted, target, asOf } = challenge;
  const ranked = target === null && sides.length > 2;
  const shown = ranked ? [...sides].sort((a, b) => (a.place ?? 99) - (b.place ?? 99)) : sides;
  return {
    ...{ id, name, stake: stake ?? '' },
    isOver: isOver(challenge) ? 'yes' : '',
    days: daysInWords(challenge, today),
    counts: countsInWords(challenge),
    verdict: state === 'coming' ? '' : verdictOf(challenge),
    note: counted === 'points' || state === 'coming' ? '' : asOfInWords(asOf),
    picture: pictureOf(challenge),
    pull: String(pullOf(sides)),
    sides: shown.map((side) => sideView(challenge, side)),
  };
}

const asOfInWords = (day: string | null): string =>
  day === null ? 'I numeri si vedono dalla prossima chiusura' : `Alla chiusura di ${formatDay(day)}`;

/** `1.240 punti` */
const amount = ({ counted, per }: Challenge, value: number): string => {
  const whole = per === 'mean' ? value / 100 : value;
  return `${number.format(whole)} ${units[counted][whole === 1 ? 1 : 2]}`;
};

/** A target in the same unit as a side's value. */
const goalOf = ({ target, per }: Challenge): number => (target ?? 0) * (per === 'mean' ? 100 : 1);

const highest = (sides: readonly Side[]): number => Math.max(1, ...sides.map(({ value }) => value ?? 0));

const isTeams = ({ sides }: Challenge): boolean => sides.some(({ people }) => people?.length !== 1);

function sideView(challenge: Challenge, side: Side): PrerenderSide {
  const { sides, target, state } = challenge;
  const { name, colour, value, place, reachedOn, people } = side;
  const full = target === null ? highest(sides) : goalOf(challenge);
  const share = reachedOn ? 100 : Math.round(Math.min(1, Math.max(0, (value ?? 0) / full)) * 1000) / 10;
  return {
    ...{ name, colour, isAlone: people?.length === 1 ? 'yes' : '' },
    place: state !== 'coming' && sides.length > 2 && place !== null ? `${place}°` : '',
    value: state === 'coming' || value === null ? '' : amount(challenge, value),
    reached: reachedOn ? `raggiunto ${formatDay(reachedOn)}` : '',
    share: String(share),
    left: String(Math.round(10 * (100 - share)) / 10),
    isAhead: reachedOn !== null || (target === null && leadersOf(challenge).includes(side)) ? 'yes' : '',
  };
}

function pictureOf({ state, target, sides }: Challenge): PrerenderChallenge['picture'] {
  if (state === 'coming') return '';
  if (target !== null) return 'mountain';
  if (sides.some(({ value }) => value === null)) return '';
  return sides.length === 2 ? 'rope' : 'bars';
}

/** The root of the distance: a small lead is to be seen, too. */
function pullOf(sides: readonly Side[]): number {
  const [left, right] = sides.map(({ value }) => value ?? 0);
  if (left === undefined || right === undefined) return 0;
  const distance = (right - left) / Math.max(1, Math.abs(left), Math.abs(right));
  return Math.round(PULL * Math.sign(distance) * Math.min(1, Math.sqrt(Math.abs(distance))));
}

/** Who is first, alone or with others; nobody before somebody has a point, and not all. */
export const leadersOf = ({ sides }: Pick<Challenge, 'sides'>): Side[] => {
  const first = sides.filter(({ place, value }) => place === 1 && (value ?? 0) > 0);
  return first.length === sides.length ? [] : first;
};

function countsInWords(challenge: Challenge): string {
  const { counted, target, per } = challenge;
  const [article, , many] = units[counted];
  const what =
    target === null ? `Contano ${article} ${many}` : `Traguardo: ${amount(challenge, goalOf(challenge))}`;
  if (!isTeams(challenge)) return what;
  return `${what}, ${per === 'mean' ? 'in media per persona' : 'sommando tutti'}`;
}

function verdictOf(challenge: Challenge): string {
  const { sides, target, per } = challenge;
  const each = per === 'mean' && isTeams(challenge) ? ' a testa' : '';
  if (target !== null) return targetInWords(challenge, each);
  const known = sides.flatMap(({ value }) => value ?? []).sort((a, b) => b - a);
  if (known.length < sides.length) return '';
  const leaders = leadersOf(challenge);
  const [leader] = leaders;
  if (!leader) return (known[0] ?? 0) > 0 ? 'Pari in vetta' : 'Si parte alla pari';
  if (leaders.length > 1) {
    const together = leaders.length > 3 ? `In ${leaders.length}` : joined(leaders.map(({ name }) => name));
    return `${together} alla pari in vetta`;
  }
  const distance = (known[0] ?? 0) - (known[1] ?? 0);
  // What decides a tie of the months does here, too.
  if (distance === 0) return `${leader.name} in vetta a parità di numeri`;
  const ahead = amount(challenge, distance) + each;
  return isOver(challenge)
    ? `In vetta ${leader.name}, con ${ahead} in più`
    : `${leader.name} avanti di ${ahead}`;
}

function targetInWords(challenge: Challenge, each: string): string {
  const { sides } = challenge;
  const reached = sides.filter(({ reachedOn }) => reachedOn !== null);
  const [only] = sides;
  if (sides.length > 1 || !only) {
    return reached.length === 0
      ? 'Il traguardo aspetta'
      : `${reached.length} su ${sides.length} al traguardo`;
  }
  if (only.reachedOn) return `Traguardo raggiunto ${formatDay(only.reachedOn)}`;
  if (only.value === null) return '';
  if (isOver(challenge)) return `Arrivati a ${amount(challenge, only.value)}${each}`;
  const left = amount(challenge, goalOf(challenge) - only.value) + each;
  return `${left.startsWith('1 ') ? 'Manca' : 'Mancano'} ${left}`;
}

const joined = (names: readonly string[]): string =>
  new Intl.ListFormat('it', { type: 'conjunction' }).format(names);

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000;

function daysInWords(challenge: Challenge, today: string): string {
  const { state, firstDay, lastDay } = challenge;
  const until = (day: string) => dayNumber(day) - dayNumber(today);
  if (state === 'coming') {
    const days = until(firstDay);
    return `Comincia ${days <= 1 ? 'domani' : `tra ${days} giorni`}, ${formatDay(firstDay)}, fino a ${formatDay(lastDay)}`;
  }
  if (isOver(challenge)) {
    const ago = -until(lastDay);
    return `Finita ${ago <= 1 ? 'ieri' : `${ago} giorni fa`}: ${state === 'final' ? 'risultato definitivo' : 'i dati in ritardo contano ancora'}`;
  }
  const left = until(lastDay);
  if (left <= 0) return 'Ultimo giorno: finisce stasera';
  return `${left === 1 ? 'Finisce domani,' : `Ancora ${left} giorni: finisce`} ${formatDay(lastDay)}`;
}
