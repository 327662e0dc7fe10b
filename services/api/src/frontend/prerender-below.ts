import type { Draws } from '@vetta/contract/draws';
import { metalOfPlace } from '@vetta/contract/honours';
import { formatInstant } from '@vetta/contract/italian-dates';
import { italianInteger } from '@vetta/contract/italian-integer';
import { isLotteryAnnounced } from '@vetta/contract/lottery-announced';
import { isVideo } from '@vetta/contract/media-kind';
import { monthBefore } from '@vetta/contract/month-before';
import type { MonthDetail, MonthSummary } from '@vetta/contract/months';
import { peakAttributes, peaksOf } from '@vetta/contract/past-peaks';
import { PRESENCE_POINTS } from '@vetta/contract/points';
import type {
  PrerenderBelow,
  PrerenderCommitment,
  PrerenderDraw,
  PrerenderMonth,
  PrerenderMonthBefore,
  PrerenderPrize,
  PrerenderStep,
} from '@vetta/contract/prerender';
import type { Prize } from '@vetta/contract/prizes';
import type { PublicScoring } from '@vetta/contract/scoring';
import type { Site } from '@vetta/contract/site';
import { ROME } from '@vetta/league/time/rome';

/** What the sections below the board show. */
export interface BelowData {
  readonly site: Omit<Site, 'now'>;
  readonly scoring: PublicScoring;
  readonly prizes: readonly Prize[];
  /** The three below are undefined until they are known: after a start while the database is away. */
  readonly prizePool: number | undefined;
  readonly months: readonly MonthSummary[] | undefined;
  readonly draws: Draws | undefined;
  readonly challenges: PrerenderBelow['challenges'];
}

type Clock = Pick<PrerenderBelow, 'hours' | 'minutes' | 'seconds' | 'passed'>;

const yes = (holds: boolean): 'yes' | '' => (holds ? 'yes' : '');

/** Returns what the sections below the board show, except the day's clock. */
export function prerenderBelow(data: BelowData): Omit<PrerenderBelow, keyof Clock> {
  const { site, scoring, prizePool, months, draws, challenges } = data;
  const prizes = data.prizes.filter(({ isLottery }) => !isLottery);
  const lottery = data.prizes.filter(({ isLottery }) => isLottery);
  const valid = validDraws(draws);
  const voided = draws?.draws.filter(({ voidedAt }) => voidedAt !== null) ?? [];
  const replaced = draws?.replaced ?? [];
  const past = peaksOf(months ?? []);
  return {
    steps: stepsOf(scoring),
    has: {
      bonuses: yes(site.bonusTypes.length > 0),
      prizes: yes(prizes.length > 0),
      lottery: yes(lottery.length > 0),
      rules: yes(site.rules.length > 0),
      history: yes(voided.length + replaced.length > 0),
      lotterySection: yes(lottery.length + valid.length + voided.length > 0),
      challenges: yes(challenges.length > 0),
    },
    challenges,
    programLottery: yes(isLotteryAnnounced(data.prizes)),
    bonuses: site.bonusTypes.map(({ bonusKey, name, points, description }) => ({
      bonusKey,
      name,
      points: `${points > 0 ? '+' : ''}${italianInteger(points)}`,
      description,
    })),
    layout:
      prizes.length === 3 && prizes.every(({ position }, index) => position === index + 1)
        ? 'podium'
        : 'list',
    prizes: prizes.map(toPrize),
    lottery: lottery.map(toPrize),
    pool: prizePool !== undefined && prizePool > 0 ? italianInteger(prizePool) : '',
    drawsKnown: yes(draws !== undefined),
    hall: months === undefined ? 'loading' : past.length > 0 ? 'some' : 'empty',
    pending: draws?.pending.map(toCommitment) ?? [],
    draws: valid.map(toDraw),
    voided: voided.map(({ prizeTitle, voidedAt, voidReason }) => ({
      prize: prizeTitle,
      at: voidedAt === null ? '' : formatInstant(voidedAt),
      reason: voidReason ?? '',
    })),
    replaced: replaced.map(({ commitment, replacedAt }) => ({
      begins: commitment.slice(0, 8),
      at: formatInstant(replacedAt),
    })),
    months: past.map(toMonth),
    rules: site.rules.map(({ title, content }) => ({ title, content })),
  };
}

/** Returns how a month ended. `now` is the label of the month after it. */
export const prerenderMonthBefore = (
  { month, draws }: { readonly month: MonthDetail; readonly draws: Draws },
  now: string,
): PrerenderMonthBefore => ({
  ...monthBefore(month, draws, now),
  draws: validDraws(draws).map(toDraw),
});

const validDraws = (draws: Draws | undefined) =>
  draws?.draws.filter(({ voidedAt }) => voidedAt === null) ?? [];

/** Returns what is left of the Rome day until its last second, and how much of it has passed. */
export function prerenderClock(now: Temporal.Instant): Clock {
  const rome = now.toZonedDateTimeISO(ROME);
  const midnight = rome.startOfDay();
  const whole = midnight.add({ days: 1 }).epochMilliseconds - midnight.epochMilliseconds;
  const passed = Math.floor((now.epochMilliseconds - midnight.epochMilliseconds) / 1000);
  const left = whole / 1000 - passed - 1;
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return {
    hours: two(left / 3600),
    minutes: two((left / 60) % 60),
    seconds: two(left % 60),
    passed: String(Math.floor((1000 * passed) / (whole / 1000))),
  };
}

function stepsOf(scoring: PublicScoring): PrerenderBelow['steps'] {
  const points = {
    ring: scoring.ringPoints,
    appointmentSet: scoring.appointmentSetPoints,
    appointmentDone: scoring.appointmentDonePoints,
    presence: PRESENCE_POINTS,
  };
  const highest = Math.max(...Object.values(points));
  const step = (value: number): PrerenderStep => ({
    points: italianInteger(value),
    share: String(Math.round((1000 * value) / highest) / 10),
  });
  return {
    ring: step(points.ring),
    appointmentSet: step(points.appointmentSet),
    appointmentDone: step(points.appointmentDone),
    presence: step(points.presence),
  };
}

const toPrize = (prize: Prize): PrerenderPrize => ({
  ...textsOf(prize),
  image: prize.imageUrl ?? '',
  isFilm: yes(isVideo(prize.imageUrl ?? '')),
});

/** Returns the fields of a row as texts. */
const textsOf = <Row extends object>(row: Row) =>
  Object.fromEntries(
    Object.entries(row).map(([field, value]) => [
      field,
      typeof value === 'boolean' ? yes(value) : String(value ?? ''),
    ]),
  ) as Record<keyof Row, string>; // It has the row's keys.

const toCommitment = ({ commitment, committedAt }: Draws['pending'][number]): PrerenderCommitment => ({
  seal: commitment.slice(0, 4),
  since: formatInstant(committedAt),
  groups: (commitment.match(/.{1,16}/g) ?? []).map((text, index) => ({ text, isFirst: yes(index === 0) })),
});

const toDraw = ({
  id,
  prizeTitle,
  participants,
  winnerId,
  drawnAt,
}: Draws['draws'][number]): PrerenderDraw => ({
  id,
  prize: prizeTitle,
  winner: participants.find((one) => one.id === winnerId)?.name ?? '',
  participants:
    participants.length === 1 ? '1 partecipante' : `${italianInteger(participants.length)} partecipanti`,
  at: formatInstant(drawnAt),
});

function toMonth({ summary, height, distance }: ReturnType<typeof peaksOf>[number]): PrerenderMonth {
  const { month, label, imported, state, podium } = summary;
  const distances = ['0', '1', '2'] as const;
  return {
    month,
    label: label.charAt(0).toUpperCase() + label.slice(1),
    distance: distances[distance] ?? '3',
    shape: distance % 2 === 0 ? '0' : '1',
    ...peakAttributes({ height }),
    mark: imported ? 'imported' : state === 'grace' ? 'grace' : '',
    podium: podium
      .filter(({ total }) => total > 0)
      .map(({ name, total }, index) => ({
        place: String(index + 1),
        who: name,
        points: italianInteger(total),
        metal: metalOfPlace(index + 1),
      })),
  };
}
