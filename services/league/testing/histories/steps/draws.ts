import { getDraws, voidDraw } from '../../../src/draws/draws.ts';
import * as oracle from '../../oracle/draws.ts';
import { pick } from '../played-league.ts';
import { both, type StepFunctions } from './step-functions.ts';

export const draws: StepFunctions<'void draw'> = {
  async 'void draw'(league, { which }) {
    const { model, db } = league;
    const draw = pick(model.draws, which);
    if (draw === undefined) return;
    const ofMonth = (await getDraws(db, draw.month)).draws;
    const stored = ofMonth[model.draws.filter(({ month }) => month === draw.month).indexOf(draw)];
    await both(
      league,
      (trx, now) => voidDraw(trx, stored?.id ?? '', 'Prova', now),
      () => oracle.voidDraw(draw),
    );
  },
};
