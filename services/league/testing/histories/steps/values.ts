import { isDeepStrictEqual } from 'node:util';
import type { SettingChange } from '@vetta/contract/settings';
import { keepMonthValues } from '../../../src/months/month-values.ts';
import { addPrize, listPrizes, removePrize } from '../../../src/prizes/prizes.ts';
import { changeScoring } from '../../../src/scoring/change-scoring.ts';
import { changeSetting } from '../../../src/settings/settings.ts';
import { recalculate } from '../../../src/standings/recalculate.ts';
import * as close from '../../oracle/close.ts';
import { dayOf, monthOfDay, monthsLater } from '../../oracle/days.ts';
import type { ModelValues } from '../../oracle/model.ts';
import { changeValues, valuesOf } from '../../oracle/values.ts';
import { type PlayedLeague, pick } from '../played-league.ts';
import { both, type StepFunctions } from './step-functions.ts';

export const values: StepFunctions<
  | 'change scoring'
  | 'change bonus'
  | 'add prize'
  | 'remove prize'
  | 'change prize settings'
  | 'change threshold'
  | 'change contest'
> = {
  async 'change scoring'(league, { do: _, ...scoring }) {
    await both(
      league,
      (trx, now) => changeScoring(trx, scoring, now),
      () => changeValues(league.model, { scoring }, league.now),
    );
  },

  async 'change bonus'(league, { kind, points, isActive }) {
    const { model, now } = league;
    await both(
      league,
      // No call changes a bonus: the operator does it in the database and presses «Ricalcola».
      async (trx, now) => {
        await keepMonthValues(trx, now);
        await trx('bonus_types').where({ bonus_key: kind }).update({ points, is_active: isActive });
        await recalculate(trx, now);
      },
      () => {
        const bonuses = { ...valuesToday(league).bonuses, [kind]: { points, isActive } };
        changeValues(model, { bonuses }, now);
        close.recalculate(model, now);
      },
    );
  },

  async 'add prize'(league, { position, isLottery, monthsAhead }) {
    const { model, now, db } = league;
    const month = monthsAhead === null ? null : monthsLater(monthOfDay(dayOf(now)), monthsAhead);
    // Their titles have the order in which they were added.
    const title = `Premio ${String(1 + (await listPrizes(db)).length).padStart(3, '0')} ${now.epochMilliseconds}`;
    const prizes = [...valuesToday(league).prizes, { title, position, isLottery, month }].sort(
      (a, b) =>
        Number(a.isLottery) - Number(b.isLottery) ||
        a.position - b.position ||
        (a.month ?? 'every').localeCompare(b.month ?? 'every'),
    );
    await both(
      league,
      (trx, now) => addPrize(trx, { title, position, isLottery, isActive: true, month }, now),
      () => changeValues(model, { prizes }, now),
    );
  },

  async 'remove prize'(league, { which }) {
    const { prizes } = valuesToday(league);
    const prize = pick(prizes, which);
    const stored = (await listPrizes(league.db)).find(({ title }) => title === prize?.title);
    if (stored === undefined) return;
    await both(
      league,
      (trx, now) => removePrize(trx, stored.id, now),
      () => changeValues(league.model, { prizes: prizes.filter((one) => one !== prize) }, league.now),
    );
  },

  async 'change prize settings'(league, { do: _, ...prizeSettings }) {
    await setting(league, { key: 'prizes', value: prizeSettings }, { prizeSettings });
  },

  async 'change threshold'(league, { threshold }) {
    await setting(league, { key: 'lotteryThreshold', value: threshold }, { threshold });
  },

  async 'change contest'(league, { from, to, monthsAgo }) {
    const month = monthsLater(monthOfDay(dayOf(league.now)), -monthsAgo);
    const day = (number: number) => `${month}-${String(number).padStart(2, '0')}`;
    const contest = { start: day(from), end: day(to) };
    const contests = { ...valuesToday(league).contests, [month]: contest };
    await setting(league, { key: 'contest', value: contest }, { contests });
  },
};

const valuesToday = ({ model, now }: PlayedLeague): ModelValues => valuesOf(model, monthOfDay(dayOf(now)));

const setting = (
  league: PlayedLeague,
  change: SettingChange,
  modelChange: Partial<ModelValues>,
): Promise<void> =>
  both(
    league,
    (trx, now) => changeSetting(trx, change, now),
    () => {
      const values = valuesToday(league);
      // The same again sets nothing, even while no entry is there.
      if (!isDeepStrictEqual(values, { ...values, ...modelChange }))
        changeValues(league.model, modelChange, league.now);
    },
  );
