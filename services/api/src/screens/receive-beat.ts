import { type Beat, sendBeat } from '@vetta/contract/screens';
import { recordNamedBeat, recordUnnamedBeat, screenOfToken } from '@vetta/office/screens/record-beat';
import type { Context } from 'koa';
import type { Logger } from 'pino';
import { inTransaction } from '../database/in-transaction.ts';
import { tooManyScreens } from '../errors/http-error.ts';
import { reply } from '../serve/reply.ts';
import { readRequest } from '../serve/request.ts';
import type { Resources, Route } from '../serve/route.ts';
import { giveToken, tokenOf } from './token-cookie.ts';

/** When a screen may come again if too many others wait for a name, in seconds. */
const FULL_FOR = 600;

/** Serves the beats of wall screens. */
export const receiveBeat: Route = {
  endpoint: sendBeat,
  async answer(ctx, resources) {
    const token = tokenOf(ctx);
    await resources.beatLimits.admit(ctx, token);
    const { body: beat } = await readRequest(ctx, sendBeat);
    const recorded = await resources.watch.during(record(ctx, { token, beat }, resources));
    if (recorded === undefined) throw tooManyScreens(FULL_FOR);
    if (recorded.token !== undefined) {
      resources.beatLimits.given(recorded.token);
      giveToken(ctx, recorded.token, resources.isHttps);
    }
    if (beat.integrity === false) tellUnchecked(recorded.answer.id, resources.log);
    if (recorded.isCanary) await resources.judge.judge();
    // Not to be stored by a proxy either: it is for one screen.
    reply(ctx, 'admin', 200, recorded.answer);
  },
};

/** The screens that the log names already: each is named once. */
const told = new Set<string>();

function tellUnchecked(screen: string, log: Logger): void {
  if (told.has(screen)) return;
  told.add(screen);
  log.warn(
    { screen },
    'The browser of a wall screen is too old to refuse scripts that were changed on their way',
  );
}

interface Said {
  /** What the request carries as its token, right or wrong. */
  readonly token: string | undefined;
  readonly beat: Beat;
}

/** Records a beat: by its token; without one, or with one that was revoked, by its id. */
async function record(
  ctx: Context,
  { token, beat }: Said,
  { pools: { screens }, clock, beatLimits }: Resources,
) {
  const now = clock();
  if (token !== undefined) {
    const owner = await screenOfToken(screens, token);
    if (owner !== undefined) {
      await beatLimits.proved(ctx, token);
      const named = await inTransaction(screens, (trx) => recordNamedBeat(trx, owner, beat, now));
      if (named) return named;
    }
    await beatLimits.disproved(ctx, token);
  }
  let admitted: Promise<void> | undefined;
  // Once, though the transaction may run twice.
  const admitNew = () => {
    admitted ??= beatLimits.admitNew(ctx);
    return admitted;
  };
  return inTransaction(screens, (trx) => recordUnnamedBeat(trx, beat, now, admitNew));
}
