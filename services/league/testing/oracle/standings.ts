import { monthOfDay } from './days.ts';
import type { Model, ModelPlayer, ModelStanding } from './model.ts';
import { contestOf, valuesOf } from './values.ts';

/** Larger than every position: a player without one at the last close comes last. */
const NO_POSITION = Number.MAX_SAFE_INTEGER;
const italian = new Intl.Collator('it');

/** Returns the standings of a month from the rows dated up to `upTo`; the stored ones of a final month. */
export function standings(model: Model, month: string, upTo = '9999-12-31'): ModelStanding[] {
  const stored = model.finalMonths.get(month);
  if (stored !== undefined) return stored;
  const rows = model.players.map((player) => pointsOf(model, player, month, upTo)).sort(inOrder);
  return rows.map((row, index) => {
    const { score, bonus, total, player, lastPosition } = row;
    return {
      position: index + 1,
      playerId: player.id,
      name: player.name,
      score,
      bonus,
      total,
      movement: lastPosition === NO_POSITION ? null : lastPosition - (index + 1),
      tie: tieWith(rows[index - 1], row),
      eligible: player.joinedOn <= contestOf(model, month).start,
    };
  });
}

type Row = ReturnType<typeof pointsOf>;

function pointsOf(model: Model, player: ModelPlayer, month: string, upTo: string) {
  const counts = (day: string) => monthOfDay(day) === month && day <= upTo;
  let rings = 0;
  let apptSet = 0;
  let apptDone = 0;
  let presences = 0;
  for (const entry of model.entries) {
    if (entry.playerId !== player.id || !counts(entry.date)) continue;
    rings += entry.rings;
    apptSet += entry.apptSet;
    apptDone += entry.apptDone;
    if (entry.alignment) presences += 1;
  }

  const byHand = { score: 0, bonus: 0, total: 0 };
  for (const edit of model.handEdits) {
    if (edit.playerId === player.id && counts(edit.date)) byHand[edit.field] += edit.points;
  }

  const { scoring, bonuses } = valuesOf(model, month);
  const { ringPoints, appointmentSetPoints, appointmentDonePoints, bonusMultiplier } = scoring;
  const score =
    rings * ringPoints +
    apptSet * appointmentSetPoints +
    apptDone * appointmentDonePoints +
    alignmentPoints(presences, bonusMultiplier) +
    byHand.score;

  let bonus = byHand.bonus;
  for (const award of model.awards) {
    if (award.playerId === player.id && award.settled && counts(award.dateEarned))
      bonus += bonuses[award.kind].points;
  }

  const lastPosition = model.lastPositions.get(month)?.get(player.id) ?? NO_POSITION;
  const total = score + bonus + byHand.total;
  return { player, score, bonus, total, rings, apptSet, apptDone, lastPosition };
}

/** In tenths, so that half a point is exactly half: 0.7 × 25 is 17.5 and counts 18. */
function alignmentPoints(presences: number, multiplier: number): number {
  const tenths = presences * 25 * Math.round(multiplier * 10);
  return Math.floor((tenths + 5) / 10);
}

function inOrder(a: Row, b: Row): number {
  if (a.total !== b.total) return b.total - a.total;
  if (a.apptDone !== b.apptDone) return b.apptDone - a.apptDone;
  if (a.apptSet !== b.apptSet) return b.apptSet - a.apptSet;
  if (a.rings !== b.rings) return b.rings - a.rings;
  if (a.lastPosition !== b.lastPosition) return a.lastPosition - b.lastPosition;
  return italian.compare(a.player.name, b.player.name) || (a.player.id < b.player.id ? -1 : 1);
}

function tieWith(above: Row | undefined, own: Row): ModelStanding['tie'] {
  if (above === undefined || above.total !== own.total) return null;
  if (above.apptDone !== own.apptDone) return 'apptDone';
  if (above.apptSet !== own.apptSet) return 'apptSet';
  if (above.rings !== own.rings) return 'rings';
  if (above.lastPosition !== own.lastPosition) return 'lastPosition';
  return 'name';
}
