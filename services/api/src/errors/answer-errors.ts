import { Failure, Undecided } from '@vetta/league/failure';
import {
  isConflict,
  isDatabaseAway,
  isDatabaseBusy,
  isOutOfRange,
  isWorthRepeating,
} from '@vetta/league/store/database-errors';
import { UnreadableTable } from '@vetta/tables/table';
import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import { StoreAway } from '../storage/object-store.ts';
import { isDiskError } from '../uploads/upload-errors.ts';
import {
  changedMeanwhile,
  databaseAway,
  databaseBusy,
  diskFull,
  HttpError,
  methodNotAllowed,
  numberOutOfRange,
  storeAway,
  unexpected,
  unknownAddress,
} from './http-error.ts';

const RELOAD_SECONDS = 30;
const OF_THE_ANSWER = ['ETag', 'Content-Encoding', 'Content-Disposition', 'Content-Range', 'Accept-Ranges'];

/**
 * Turns errors into the contract's answers: the database's and the store's into those of `http-error.ts`, a command's refusal into
 * its own status and sentence. Unexpected errors are logged and never shown.
 */
export function answerErrors(log: Logger): Middleware {
  return async (ctx, next) => {
    try {
      await next();
      if (ctx.status === 404 && ctx.body == null) refuse(ctx, unknownAddress());
      if (ctx.status === 405 && ctx.body == null) refuse(ctx, methodNotAllowed());
    } catch (error) {
      const requestId = ctx.response.get('X-Request-Id');
      const refusal = refusalOf(error) ?? unexpected(requestId);
      if (refusal.status === 500) log.error({ requestId, err: error }, 'A request failed');
      if (refusal.status === 503)
        log.warn({ requestId, err: error }, 'What the request needs did not answer');
      refuse(ctx, refusal);
    }
  };
}

function refusalOf(error: unknown): HttpError | undefined {
  if (error instanceof HttpError) return error;
  if (error instanceof UnreadableTable) return new HttpError(400, error.message);
  if (error instanceof Undecided) return new HttpError(409, error.message, { details: error.details });
  if (error instanceof Failure) return new HttpError(error.status, error.message, { issues: error.issues });
  if (error instanceof StoreAway) return storeAway();
  if (isDiskError(error)) return diskFull();
  if (isDatabaseAway(error)) return databaseAway();
  if (isDatabaseBusy(error)) return databaseBusy();
  if (isOutOfRange(error)) return numberOutOfRange();
  if (isConflict(error) || isWorthRepeating(error)) return changedMeanwhile();
  return undefined;
}

function refuse(ctx: Context, { status, message, issues, current, details, headers }: HttpError): void {
  ctx.status = status;
  // What the handler said of the answer that it began.
  for (const header of OF_THE_ANSWER) ctx.remove(header);
  ctx.set('Cache-Control', 'no-store');
  // The page reloads itself: no person is at a wall to do it.
  if (status >= 500 && !ctx.path.startsWith('/api/')) ctx.set('Refresh', String(RELOAD_SECONDS));
  ctx.set(headers);
  ctx.body = {
    error: message,
    ...(status === 400 && { issues }),
    ...(status === 412 && { current }),
    ...details,
  };
}
