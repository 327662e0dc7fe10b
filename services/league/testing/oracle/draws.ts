import { createHash } from 'node:crypto';
import { dayOf, daysLater, monthOfDay } from './days.ts';
import { type Model, type ModelDraw, Refusal } from './model.ts';
import { rowsOf } from './standings.ts';
import { contestOf, prizesOf, valuesOf } from './values.ts';

/** Publishes the commitment of a month's draw, once; never when the month is over. */
export function commit(model: Model, month: string, now: Temporal.Instant): void {
  if (!model.lotteries.has(month) && month >= monthOfDay(dayOf(now)))
    model.lotteries.set(month, { committedAt: now, isDrawn: false });
}

/** The lottery's step in the close of a day (docs/rules.md, «Lottery»). */
export function drawLottery(model: Model, day: string, now: Temporal.Instant): void {
  for (const month of [monthOfDay(day), monthOfDay(daysLater(day, 1))]) commit(model, month, now);
  for (const [month, lottery] of model.lotteries) {
    if (lottery.isDrawn || contestOf(model, month).end > day) continue;
    lottery.isDrawn = true;
    const lots = prizesOf(model, month).filter(({ isLottery }) => isLottery);
    for (const [index, { title }] of lots.entries()) hold(model, { month, title, rank: index + 1 }, day);
  }
  for (const draw of model.draws.filter(({ state }) => state === 'to be held again')) {
    draw.state = 'void';
    hold(model, draw, day);
  }
}

function hold(
  model: Model,
  { month, title, rank }: Pick<ModelDraw, 'month' | 'title' | 'rank'>,
  day: string,
) {
  const participants = participantsOf(model, month, day);
  model.draws.push({ month, title, rank, participants, state: 'held' });
}

export function voidDraw(draw: ModelDraw): void {
  if (draw.state !== 'held') throw new Refusal(409);
  draw.state = 'to be held again';
}

/**
 * Returns who takes part, by id, with their totals as they stand at the close of a day; of a final month as its rows were
 * stored, without those disqualified since.
 */
function participantsOf(model: Model, month: string, day: string): ModelDraw['participants'] {
  const { threshold } = valuesOf(model, month);
  // Who left after the draw's day, or after the month, takes part.
  const boardOf = day < `${month}-31` ? day : `${month}-31`;
  return (model.finalMonths.get(month) ?? rowsOf(model, month, day, boardOf))
    .filter(({ playerId, days, total, notEligible }) => {
      const isDisqualified = model.disqualifications.some(
        (one) => one.playerId === playerId && one.month === month,
      );
      return days > 0 && total >= threshold && notEligible === null && !isDisqualified;
    })
    .map(({ playerId: id, total }) => ({ id, total }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Returns the winner's id, by the text of docs/draw.md. */
export function winnerOf(secret: string, { rank, participants }: ModelDraw): string | null {
  const count = BigInt(participants.length);
  if (count === 0n) return null;
  for (let attempt = 0; ; attempt += 1) {
    const digest = createHash('sha256').update(`${secret}:${rank}:${attempt}`).digest();
    const number = digest.readBigUInt64BE(0);
    const inWholeRounds = ((1n << 64n) / count) * count;
    if (number < inWholeRounds) return participants[Number(number % count)]?.id ?? null;
  }
}
