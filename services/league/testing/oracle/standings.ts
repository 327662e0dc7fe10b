import { monthOfDay } from './days.ts';
import type { Model, ModelPlayer, ModelRow, ModelStanding } from './model.ts';
import { alignmentPoints, contestOf, valuesOf } from './values.ts';

const italian = new Intl.Collator('it');

/** Returns the standings of a month: the stored ones of a final month, else those that its rows give now, in the month `current`. */
export function standings(model: Model, month: string, current = month): ModelStanding[] {
  const isFinal = model.finalMonths.has(month);
  const rows =
    model.finalMonths.get(month) ?? (month < current ? rowsOfOver(model, month) : rowsOf(model, month));
  return rows.map((row, index) => {
    const { playerId, name, score, bonus, total, lastPosition, notEligible } = row;
    const position = index + 1;
    return {
      ...{ position, playerId, name, score, bonus, total },
      movement: isFinal || lastPosition === undefined ? null : lastPosition - position,
      tie: tieWith(rows[index - 1], row),
      eligible: notEligible === null,
      notEligible,
      provisional: !isFinal && isProvisional(model, playerId, month),
      // Histories give nobody a role or a team.
      role: null,
      team: null,
    };
  });
}

/** Whether a player has numbers in a month that no close has met, or a bonus that waits. */
function isProvisional(model: Model, playerId: string, month: string): boolean {
  const newest = model.closedDays.at(-1) ?? '';
  const met = Math.max(0, ...model.closesRanAt.map((ran) => ran.epochMilliseconds));
  const isOwn = (row: { playerId: string }, day: string) =>
    row.playerId === playerId && monthOfDay(day) === month;
  return (
    model.days.some((day) => isOwn(day, day.date) && !day.absent && (day.date > newest || day.at > met)) ||
    model.awards.some((award) => isOwn(award, award.dateEarned) && !award.settled)
  );
}

/** Returns the rows of a month that is over: who joined later is listed only with numbers, points or a hand edit in it. */
export const rowsOfOver = (model: Model, month: string): ModelRow[] =>
  rowsOf(model, month).filter(
    ({ playerId, days, score, bonus, total }) =>
      days > 0 ||
      score !== 0 ||
      bonus !== 0 ||
      total !== 0 ||
      model.players.some(({ id, joinedOn }) => id === playerId && joinedOn <= `${month}-31`) ||
      model.handEdits.some((edit) => edit.playerId === playerId && monthOfDay(edit.date) === month),
  );

/** Returns a month's rows in order, from what is dated up to `upTo`, without the players who left by `boardOf`. */
export const rowsOf = (
  model: Model,
  month: string,
  upTo = '9999-12-31',
  boardOf = `${month}-31`,
): ModelRow[] =>
  model.players
    .filter(({ archivedOn }) => archivedOn === null || archivedOn > boardOf)
    .map((player) => rowOf(model, player, month, upTo))
    .sort(inOrder);

function rowOf(model: Model, player: ModelPlayer, month: string, upTo: string): ModelRow {
  const counts = (day: string) => monthOfDay(day) === month && day <= upTo;
  let days = 0;
  let rings = 0;
  let apptSet = 0;
  let apptDone = 0;
  let presences = 0;
  for (const entry of model.entries) {
    if (entry.playerId !== player.id || !counts(entry.date)) continue;
    days += 1;
    rings += entry.rings;
    apptSet += entry.apptSet;
    apptDone += entry.apptDone;
    if (entry.alignment) presences += 1;
  }

  const byHand = { score: 0, bonus: 0, total: 0 };
  for (const edit of model.handEdits) {
    if (edit.playerId === player.id && counts(edit.date)) byHand[edit.field] += edit.points;
  }

  const computedWith = valuesOf(model, month);
  const { scoring, bonuses } = computedWith;
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

  return {
    ...{ playerId: player.id, name: player.name, days, rings, apptSet, apptDone, score, bonus },
    ...{ byHand, computedWith },
    total: score + bonus + byHand.total,
    lastPosition: model.lastPositions.get(month)?.get(player.id),
    notEligible: notEligible(model, player, month),
  };
}

function notEligible(model: Model, player: ModelPlayer, month: string): ModelRow['notEligible'] {
  if (model.disqualifications.some((one) => one.playerId === player.id && one.month === month))
    return 'disqualified';
  return player.joinedOn > contestOf(model, month).start ? 'late' : null;
}

/** The prize pool, rounded half up (docs/rules.md, «Prize pool»). */
export function prizePool(model: Model, month: string, current = month): number {
  const { prizeBasis, prizeRate } = valuesOf(model, month).prizeSettings;
  const counted = standings(model, month, current).filter((row) => row.notEligible !== 'disqualified');
  const totals = counted.map(({ total }) => Math.max(total, 0));
  const basis = prizeBasis === 'winner' ? totals.slice(0, 1) : totals;
  const hundredths = Math.round(prizeRate * 100);
  return Math.floor((basis.reduce((sum, total) => sum + total, 0) * hundredths) / 100 + 0.5);
}

export function inOrder(a: ModelRow, b: ModelRow): number {
  if (a.total !== b.total) return b.total - a.total;
  if (a.apptDone !== b.apptDone) return b.apptDone - a.apptDone;
  if (a.apptSet !== b.apptSet) return b.apptSet - a.apptSet;
  if (a.rings !== b.rings) return b.rings - a.rings;
  if (a.lastPosition !== b.lastPosition) {
    // A player without a position at the last close comes last.
    return (a.lastPosition ?? Number.MAX_SAFE_INTEGER) - (b.lastPosition ?? Number.MAX_SAFE_INTEGER);
  }
  return italian.compare(a.name, b.name) || (a.playerId < b.playerId ? -1 : 1);
}

function tieWith(above: ModelRow | undefined, own: ModelRow): ModelStanding['tie'] {
  if (above === undefined || above.total !== own.total) return null;
  if (above.apptDone !== own.apptDone) return 'apptDone';
  if (above.apptSet !== own.apptSet) return 'apptSet';
  if (above.rings !== own.rings) return 'rings';
  if (above.lastPosition !== own.lastPosition) return 'lastPosition';
  return 'name';
}
