import { expect } from 'vitest';
import { assignBonus } from '../../src/bonuses/assign-bonus.ts';
import { listAwards } from '../../src/bonuses/list-awards.ts';
import { removeBonus } from '../../src/bonuses/remove-bonus.ts';
import { getDraws, voidDraw } from '../../src/draws/draws.ts';
import { listEntries } from '../../src/entries/list-entries.ts';
import { recordEntry } from '../../src/entries/record-entry.ts';
import { removeEntry } from '../../src/entries/remove-entry.ts';
import { closeUpTo } from '../../src/months/close.ts';
import { closeActivities } from '../../src/months/close-activities.ts';
import { closeOneDay } from '../../src/months/close-one-day.ts';
import { keepMonthValues } from '../../src/months/month-values.ts';
import { addPlayer } from '../../src/players/add-player.ts';
import { changePlayer } from '../../src/players/change-player.ts';
import { removePlayer } from '../../src/players/remove-player.ts';
import { addPrize, removePrize } from '../../src/prizes/change-prizes.ts';
import { listPrizes } from '../../src/prizes/list-prizes.ts';
import { changeScoring } from '../../src/scoring/change-scoring.ts';
import { changeSetting } from '../../src/settings/settings.ts';
import { recalculate } from '../../src/standings/recalculate.ts';
import { newestDayOver } from '../../src/time/rome.ts';
import { bonusTypes } from '../bonus-types.ts';
import * as close from '../oracle/close.ts';
import * as commands from '../oracle/commands.ts';
import { dayOf, daysLater, monthOfDay, newestOver, weekOfDay } from '../oracle/days.ts';
import * as draws from '../oracle/draws.ts';
import type { ModelEntry } from '../oracle/model.ts';
import { standings } from '../oracle/standings.ts';
import { changeValues, valuesOf } from '../oracle/values.ts';
import { command, outcome, type PlayedLeague, pick, typedNumbers } from './played-league.ts';
import type { Step } from './steps.ts';

/** Plays one step on the league and on the oracle: both must accept it, or refuse it with the same status. */
export async function playStep(league: PlayedLeague, step: Step): Promise<void> {
  const { model, now, db } = league;
  const today = dayOf(now);
  const clock = () => now;

  switch (step.do) {
    case 'add player': {
      const zero = { position: 0, score: 0, bonus: 0, total: 0 };
      const player = { name: step.name, ...typedNumbers(step.byHand, zero) };
      const added = await command(league, (trx, now) => addPlayer(trx, { ...zero, ...player }, now));
      if ('value' in added) commands.addPlayer(model, added.value.after.id, player, now);
      return expect(added).toHaveProperty('value');
    }
    case 'change player': {
      const player = pick(model.players, step.which);
      const stored = standings(model, monthOfDay(today)).find(({ playerId }) => playerId === player?.id);
      if (player === undefined || stored === undefined) return;
      const joinedOn = daysLater(today, -step.daysAgo);
      const change = { name: step.name, joinedOn, ...typedNumbers(step.byHand, stored) };
      return same(
        await command(league, (trx, now) => changePlayer(trx, player.id, change, now)),
        await outcome(() => commands.changePlayer(model, player.id, change, now)),
      );
    }
    case 'remove player': {
      const player = pick(model.players, step.which);
      if (player === undefined) return;
      return same(
        await command(league, (trx, now) => removePlayer(trx, player.id, now)),
        await outcome(() => commands.removePlayer(model, player.id)),
      );
    }
    case 'record day': {
      const player = pick(model.players, step.which);
      if (player === undefined) return;
      return record(league, { playerId: player.id, date: daysLater(today, -step.daysAgo), ...step.numbers });
    }
    case 'record working week': {
      const player = pick(model.players, step.which);
      if (player === undefined) return;
      for (const date of weekOfDay(daysLater(today, -7 * step.weeksAgo)).slice(0, 5)) {
        if (date <= today) await record(league, { playerId: player.id, date, ...step.numbers });
      }
      return;
    }
    case 'remove entry': {
      const entry = pick(model.entries, step.which);
      if (entry === undefined) return;
      const stored = (await listEntries(db, entry.date)).find(({ playerId }) => playerId === entry.playerId);
      return same(
        await command(league, (trx, now) => removeEntry(trx, stored?.id ?? '', now)),
        await outcome(() => commands.removeEntry(model, entry.playerId, entry.date)),
      );
    }
    case 'tick': {
      const player = pick(model.players, step.which);
      const type = (await bonusTypes(db)).find(({ bonusKey }) => bonusKey === step.kind);
      if (player === undefined || type === undefined) return;
      const dateEarned = daysLater(today, -step.daysAgo);
      const week = daysLater(weekOfDay(dateEarned)[0] ?? '', step.mondayOff);
      const award = { playerId: player.id, dateEarned, weekStartDate: week, bonusTypeId: type.id };
      return same(
        await command(league, (trx, now) => assignBonus(trx, { ...award, manuallyAssigned: true }, now)),
        await outcome(() =>
          commands.tickBonus(model, { playerId: player.id, kind: step.kind, week, dateEarned }, now),
        ),
      );
    }
    case 'untick': {
      const award = pick(model.awards, step.which);
      const type = (await bonusTypes(db)).find(({ bonusKey }) => bonusKey === award?.kind);
      if (award === undefined) return;
      const stored = (await listAwards(db, { weekStartDate: award.week })).find(
        ({ playerId, bonusTypeId }) => playerId === award.playerId && bonusTypeId === type?.id,
      );
      return same(
        await command(league, (trx, now) => removeBonus(trx, stored?.id ?? '', now)),
        await outcome(() => commands.untickBonus(model, award)),
      );
    }
    case 'change scoring': {
      const { do: _, ...scoring } = step;
      changeValues(model, { scoring }, now);
      return expect(await command(league, (trx, now) => changeScoring(trx, scoring, now))).toHaveProperty(
        'value',
      );
    }
    case 'change bonus': {
      const { kind, points, isActive } = step;
      const { bonuses } = valuesOf(model, monthOfDay(today));
      changeValues(model, { bonuses: { ...bonuses, [kind]: { points, isActive } } }, now);
      // No call changes a bonus: the operator does it in the database and presses «Ricalcola».
      await command(league, async (trx, now) => {
        await keepMonthValues(trx, now);
        await trx('bonus_types').where({ bonus_key: kind }).update({ points, is_active: isActive });
        await recalculate(trx, now);
      });
      return close.recalculate(model, now);
    }
    case 'add prize': {
      const { position, isLottery } = step;
      const { prizes } = valuesOf(model, monthOfDay(today));
      // Their titles have the order in which they were added.
      const title = `Premio ${String(1 + (await listPrizes(db)).length).padStart(3, '0')} ${now.epochMilliseconds}`;
      const byPlace = [...prizes, { title, position, isLottery }].sort(
        (a, b) => Number(a.isLottery) - Number(b.isLottery) || a.position - b.position,
      );
      changeValues(model, { prizes: byPlace }, now);
      const prize = { title, position, isLottery, isActive: true };
      return expect(await command(league, (trx, now) => addPrize(trx, prize, now))).toHaveProperty('value');
    }
    case 'remove prize': {
      const { prizes } = valuesOf(model, monthOfDay(today));
      const prize = pick(prizes, step.which);
      const stored = (await listPrizes(db)).find(({ title }) => title === prize?.title);
      if (stored === undefined) return;
      changeValues(model, { prizes: prizes.filter((one) => one !== prize) }, now);
      return expect(await command(league, (trx, now) => removePrize(trx, stored.id, now))).toHaveProperty(
        'value',
      );
    }
    case 'change threshold': {
      const { threshold } = step;
      changeValues(model, { threshold }, now);
      const change = { key: 'lotteryThreshold', value: threshold } as const;
      return expect(await command(league, (trx, now) => changeSetting(trx, change, now))).toHaveProperty(
        'value',
      );
    }
    case 'change contest': {
      const month = Temporal.PlainYearMonth.from(monthOfDay(today)).subtract({ months: step.monthsAgo });
      const day = (number: number) => `${month}-${String(number).padStart(2, '0')}`;
      const contest = { start: day(step.from), end: day(step.to) };
      changeValues(model, { contest }, now);
      const change = { key: 'contest', value: contest } as const;
      return expect(await command(league, (trx, now) => changeSetting(trx, change, now))).toHaveProperty(
        'value',
      );
    }
    case 'void draw': {
      const draw = pick(model.draws, step.which);
      if (draw === undefined) return;
      const ofMonth = (await getDraws(db, draw.month)).draws;
      const stored = ofMonth[model.draws.filter(({ month }) => month === draw.month).indexOf(draw)];
      return same(
        await command(league, (trx, now) => voidDraw(trx, stored?.id ?? '', 'Prova', now)),
        await outcome(() => draws.voidDraw(draw)),
      );
    }
    case 'recalculate':
      await command(league, recalculate);
      return close.recalculate(model, now);
    case 'close alone': {
      const day = daysLater(today, -step.daysAgo);
      return same(
        await outcome(() => closeOneDay(db, clock, day)),
        await outcome(() => close.closeAlone(model, day, now)),
      );
    }
    case 'close missed days':
      return closeMissed(league);
    case 'nights':
      for (let night = 0; night < step.count; night += 1) {
        league.now = nextTime(league.now, '23:59');
        await closeMissed(league);
      }
      return;
    case 'wait':
      league.now = now.add({ hours: step.hours });
      return;
    case 'wait for':
      league.now = nextTime(now, step.time);
  }
}

async function closeMissed({ model, db, now }: PlayedLeague): Promise<void> {
  await closeUpTo(
    closeActivities(db, () => now),
    newestDayOver(now),
  );
  close.closeMissed(model, newestOver(now), now);
}

/** Returns the next instant at which it is a given time in Rome. */
function nextTime(now: Temporal.Instant, time: string): Temporal.Instant {
  const here = now.toZonedDateTimeISO('Europe/Rome');
  const then = here.withPlainTime(time);
  return (Temporal.ZonedDateTime.compare(then, here) > 0 ? then : then.add({ days: 1 })).toInstant();
}

async function record(league: PlayedLeague, entry: ModelEntry): Promise<void> {
  same(
    await command(league, (trx, now) => recordEntry(trx, entry, now)),
    await outcome(() => commands.recordEntry(league.model, entry, league.now)),
  );
}

/** Both accepted, or both refused with the same status. */
function same(real: object, oracle: object): void {
  const status = (outcome: object) => ('refused' in outcome ? outcome.refused : 'accepted');
  expect(status(real)).toBe(status(oracle));
}
