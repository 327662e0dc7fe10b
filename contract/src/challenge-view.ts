import type { Challenge, Counted, Side } from './challenges.ts';
import { formatDay } from './italian-dates.ts';
import { sideOf } from './own-side.ts';

/** What is counted, with its article: one, many. */
export const COUNTED = {
  points: ['i', 'punto', 'punti'],
  rings: ['le', 'chiamata', 'chiamate'],
  apptSet: ['gli', 'appuntamento fissato', 'appuntamenti fissati'],
  apptDone: ['gli', 'appuntamento concluso', 'appuntamenti conclusi'],
  presences: ['le', 'presenza', 'presenze'],
} as const satisfies Record<Counted, unknown>;

const number = new Intl.NumberFormat('it-IT', { useGrouping: 'always', maximumFractionDigits: 2 });

/** How far the rope of a tug of war moves, in the units of its picture. */
const PULL = 56;

export const isOver = ({ state }: Pick<Challenge, 'state'>): boolean =>
  state === 'settling' || state === 'final';

/** Who is first, alone or with others; nobody before somebody has a point, and not all. */
export const leadersOf = ({ sides }: Pick<Challenge, 'sides'>): Side[] => {
  const first = sides.filter(({ place, value }) => place === 1 && (value ?? 0) > 0);
  return first.length === sides.length ? [] : first;
};

/** Those who have reached a target come first. */
const rankOf = ({ place, reachedOn }: Side): number => (reachedOn ? 0 : (place ?? 99));

/** Returns a sfida as page, walls and back office show it on a day, in words, to one of its people. Nothing in it names a person's part. */
export function challengeView(challenge: Challenge, today: string, own?: string) {
  const { id, name, stake, state, sides, counted, target, asOf } = challenge;
  const isComing = state === 'coming';
  const isRanked = sides.length > 2;
  const shown = isRanked ? [...sides].sort((a, b) => rankOf(a) - rankOf(b)) : sides;
  const full = target === null ? Math.max(1, ...sides.map(({ value }) => value ?? 0)) : goalOf(challenge);
  const few = 'i numeri di una o due persone da sole';
  const last =
    state === 'final'
      ? `Possono mancare ${few}`
      : `Alla chiusura di ${formatDay(asOf ?? today)}: ${few} aspettano`;
  const told = asOf ? last : 'I numeri si vedono dalla prossima chiusura';
  return {
    ...{ id, name, stake: stake ?? '' },
    isOver: isOver(challenge) ? 'yes' : '',
    days: daysInWords(challenge, today),
    counts: countsInWords(challenge),
    verdict: isComing ? '' : verdictOf(challenge),
    note: counted === 'points' || isComing ? '' : told,
    picture: isComing ? ('' as const) : pictureOf(challenge),
    /** How far the rope has moved to the right. */
    pull: String(pullOf(sides)),
    sides: shown.map((side) => {
      const { value, place, reachedOn, people } = side;
      const share = reachedOn ? 100 : Math.round(Math.min(1, Math.max(0, (value ?? 0) / full)) * 1000) / 10;
      const isAlone = people?.length === 1;
      const isAhead = reachedOn !== null || leadersOf(challenge).includes(side);
      return {
        ...{ name: side.name, colour: side.colour, isAlone: isAlone ? 'yes' : '' },
        place: !isComing && isRanked && place !== null ? `${place}°` : '',
        value: isComing || value === null ? '' : amount(challenge, value),
        /** `raggiunto mercoledì 18 novembre` */
        reached: reachedOn ? `raggiunto ${formatDay(reachedOn)}` : '',
        /** In hundredths of the target, or of the highest side; and what is left of them. */
        share: String(share),
        left: String(Math.round(10 * (100 - share)) / 10),
        isAhead: isAhead ? 'yes' : '',
        own: side === sideOf(challenge, own) ? (isAlone ? 'sei tu' : 'la tua squadra') : '',
      };
    }),
  };
}

/** A sfida in words; a text is empty where there is nothing to say. */
export type ChallengeView = ReturnType<typeof challengeView>;

/** `1.240 punti` */
const amount = ({ counted, per }: Challenge, value: number): string => {
  const whole = per === 'mean' ? value / 100 : value;
  return `${number.format(whole)} ${COUNTED[counted][whole === 1 ? 1 : 2]}`;
};

/** A target in the same unit as a side's value. */
const goalOf = ({ target, per }: Challenge): number => (target ?? 0) * (per === 'mean' ? 100 : 1);

const isTeams = ({ sides }: Challenge): boolean => sides.some(({ people }) => people?.length !== 1);

function pictureOf({ target, sides }: Challenge) {
  if (target !== null) return 'mountain';
  if (sides.some(({ value }) => value === null)) return '';
  return sides.length === 2 ? 'rope' : 'bars';
}

/** The root of the distance: a small lead is to be seen, too. */
function pullOf([left, right]: readonly Side[]): number {
  const [one, other] = [left?.value ?? 0, right?.value ?? 0];
  const distance = (other - one) / Math.max(1, Math.abs(one), Math.abs(other));
  return Math.round(PULL * Math.sign(distance) * Math.min(1, Math.sqrt(Math.abs(distance))));
}

function countsInWords(challenge: Challenge): string {
  const { counted, target, per } = challenge;
  const [article, , many] = COUNTED[counted];
  const what =
    target === null ? `Contano ${article} ${many}` : `Obiettivo: ${amount(challenge, goalOf(challenge))}`;
  if (!isTeams(challenge)) return what;
  return `${what}, ${per === 'mean' ? 'in media per persona' : 'sommando tutti'}`;
}

function verdictOf(challenge: Challenge): string {
  const { sides, target, per } = challenge;
  const [only] = sides;
  const told = (value: number) =>
    amount(challenge, value) + (per === 'mean' && isTeams(challenge) ? ' a testa' : '');
  if (target !== null && sides.length > 1) {
    const reached = sides.filter(({ reachedOn }) => reachedOn !== null).length;
    if (reached > 0) return `Obiettivo raggiunto da ${reached} su ${sides.length}`;
    return isOver(challenge) ? 'Obiettivo non raggiunto' : 'L’obiettivo aspetta';
  }
  if (only?.reachedOn) return `Obiettivo raggiunto ${formatDay(only.reachedOn)}`;
  const known = sides.flatMap(({ value }) => value ?? []).sort((a, b) => b - a);
  if (known.length < sides.length) return '';
  const [highest = 0, next = 0] = known;
  if (target !== null) {
    if (isOver(challenge)) return `Arrivati a ${told(highest)}`;
    const left = told(goalOf(challenge) - highest);
    return `${left.startsWith('1 ') ? 'Manca' : 'Mancano'} ${left}`;
  }
  const leaders = leadersOf(challenge).map((side) => side.name);
  const [leader] = leaders;
  if (!leader) return highest > 0 ? 'Pari in vetta' : 'Si parte alla pari';
  if (leaders.length > 1)
    return `${leaders.length > 3 ? `In ${leaders.length}` : joined.format(leaders)} alla pari in vetta`;
  // What decides a tie of the months does here, too.
  if (highest === next) return `${leader} in vetta a parità di numeri`;
  const ahead = told(highest - next);
  return isOver(challenge) ? `In vetta ${leader}, con ${ahead} in più` : `${leader} avanti di ${ahead}`;
}

const joined = new Intl.ListFormat('it', { type: 'conjunction' });

function daysInWords(challenge: Challenge, today: string): string {
  const { state, firstDay, lastDay } = challenge;
  const until = (day: string) => (Date.parse(day) - Date.parse(today)) / 86_400_000;
  const [first, left] = [until(firstDay), until(lastDay)];
  if (state === 'coming')
    return `Comincia ${first <= 1 ? 'domani' : `tra ${first} giorni`}, ${formatDay(firstDay)}, fino a ${formatDay(lastDay)}`;
  if (isOver(challenge)) {
    const ago = left >= -1 ? 'ieri' : `${-left} giorni fa`;
    return `Finita ${ago}: ${state === 'final' ? 'risultato definitivo' : 'i dati in ritardo contano ancora'}`;
  }
  if (left <= 0) return 'Ultimo giorno: finisce stasera';
  const from = firstDay === today ? 'Comincia oggi' : `Ancora ${left} giorni`;
  return `${left === 1 && firstDay < today ? 'Finisce domani,' : `${from}: finisce`} ${formatDay(lastDay)}`;
}
