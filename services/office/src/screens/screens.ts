import type { Screen, ScreenCard, ScreenFailure, ScreenState } from '@vetta/contract/screens';
import { failure } from '@vetta/league/failure';
import type { Database, Transaction } from '@vetta/league/store/database';
import { firstRow, rows } from '@vetta/league/store/rows';
import { FRESH_SECONDS, LOST_AFTER, UNNAMED_FOR } from './limits.ts';

export const UnknownScreen = failure('unknown_screen', 404, () => 'Questo schermo non esiste più');

/** The columns of a `Screen`. `changeScreen` parsed the plan before it stored it. */
const SCREEN = 'id, code, name, plan';

/** Returns a screen; undefined if there is none. */
export const findScreen = (db: Database, id: string): Promise<Screen | undefined> =>
  firstRow(db, `select ${SCREEN} from screens where id = :id`, { id });

/** Returns a screen and locks its row until this transaction ends. @throws UnknownScreen */
export async function requireScreen(trx: Transaction, id: string): Promise<Screen> {
  const screen = await firstRow<Screen>(trx, `select ${SCREEN} from screens where id = :id for update`, {
    id,
  });
  if (screen === undefined) throw UnknownScreen();
  return screen;
}

/** A screen, and apart from it what its last beat said: only the first has a row tag. */
export interface WatchedScreen {
  readonly screen: Screen;
  readonly beat: Omit<ScreenCard, keyof Screen>;
}

interface Row extends Screen, Omit<WatchedScreen['beat'], 'state' | 'viewport'> {
  readonly dark: boolean;
  readonly width: number;
  readonly height: number;
  readonly lastFailure: ScreenFailure | null;
}

/** Returns all screens: those without a name first, then by name. */
export async function listScreens(db: Database, now: Temporal.Instant): Promise<WatchedScreen[]> {
  const found = await rows<Row>(
    db,
    `select ${SCREEN}, first_seen_at as "firstSeenAt", beat_at as "lastBeatAt", generation, scene, dark,
      data_age as "dataAge", restarts, clock_offset as "clockOffset", viewport_width as width,
      viewport_height as height, last_failure as "lastFailure"
    from screens where name is not null or beat_at > :since
    order by name is not null, lower(name), first_seen_at, id`,
    { since: now.subtract(UNNAMED_FOR).toString() },
  );
  return found.map(({ id, code, name, plan, dark, width, height, ...beat }) => ({
    screen: { id, code, name, plan },
    beat: { ...beat, viewport: { width, height }, state: stateOf({ ...beat, dark }, now) },
  }));
}

/** Returns how a screen is at an instant, by its last beat. */
function stateOf(
  { lastBeatAt, dark, dataAge }: Pick<Row, 'lastBeatAt' | 'dark' | 'dataAge'>,
  now: Temporal.Instant,
): ScreenState {
  const lost = now.subtract(LOST_AFTER);
  if (Temporal.Instant.compare(Temporal.Instant.from(lastBeatAt), lost) < 0) return 'lost';
  if (dark) return 'dark';
  return dataAge === null || dataAge > FRESH_SECONDS ? 'stale' : 'on';
}
