import { assignBonus } from '../../../src/bonuses/assign-bonus.ts';
import { listAwards } from '../../../src/bonuses/list-awards.ts';
import { removeBonus } from '../../../src/bonuses/remove-bonus.ts';
import { bonusTypes } from '../../bonus-types.ts';
import * as oracle from '../../oracle/commands.ts';
import { dayOf, daysLater, weekOfDay } from '../../oracle/days.ts';
import { pick } from '../played-league.ts';
import { both, type StepFunctions } from './step-functions.ts';

export const bonuses: StepFunctions<'tick' | 'untick'> = {
  async tick(league, { which, kind, daysAgo, mondayOff }) {
    const { model, now, db } = league;
    const player = pick(model.players, which);
    const type = (await bonusTypes(db)).find(({ bonusKey }) => bonusKey === kind);
    if (player === undefined || type === undefined) return;
    const playerId = player.id;
    const dateEarned = daysLater(dayOf(now), -daysAgo);
    const week = daysLater(weekOfDay(dateEarned)[0] ?? '', mondayOff);
    const award = { playerId, dateEarned, weekStartDate: week, bonusTypeId: type.id };
    await both(
      league,
      (trx, now) => assignBonus(trx, { ...award, manuallyAssigned: true }, now),
      () => oracle.tickBonus(model, { playerId, kind, week, dateEarned }, now),
    );
  },

  async untick(league, { which }) {
    const { model, db } = league;
    const award = pick(model.awards, which);
    if (award === undefined) return;
    const type = (await bonusTypes(db)).find(({ bonusKey }) => bonusKey === award.kind);
    const stored = (await listAwards(db, { weekStartDate: award.week })).find(
      ({ playerId, bonusTypeId }) => playerId === award.playerId && bonusTypeId === type?.id,
    );
    await both(
      league,
      (trx, now) => removeBonus(trx, stored?.id ?? '', now),
      () => oracle.untickBonus(model, award),
    );
  },
};
