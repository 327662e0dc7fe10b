import type { BonusKey } from '@vetta/contract/bonuses';
import type { NewPlayer, Player, PlayerChange } from '@vetta/contract/players';
import type { NewPrize } from '@vetta/contract/prizes';
import type { ScoringChange } from '@vetta/contract/scoring';
import { beforeEach } from 'vitest';
import { assignBonus } from '../src/bonuses/assign-bonus.ts';
import { listAwards } from '../src/bonuses/list-awards.ts';
import { removeBonus } from '../src/bonuses/remove-bonus.ts';
import { closeUpTo } from '../src/closes/close.ts';
import { closeActivities } from '../src/closes/close-activities.ts';
import { closeOneDay } from '../src/closes/close-one-day.ts';
import { commitCurrentMonth } from '../src/draws/commit-current-month.ts';
import { listEntries } from '../src/entries/list-entries.ts';
import { recordEntry } from '../src/entries/record-entry.ts';
import { removeEntry } from '../src/entries/remove-entry.ts';
import { rebuildMonth } from '../src/months/rebuild-month.ts';
import { addPlayer } from '../src/players/add-player.ts';
import { anonymisePlayer } from '../src/players/anonymise-player.ts';
import { archivePlayer } from '../src/players/archive-player.ts';
import { changePlayer } from '../src/players/change-player.ts';
import { disqualifyPlayer } from '../src/players/disqualify-player.ts';
import { removePlayer } from '../src/players/remove-player.ts';
import { addPrize } from '../src/prizes/prizes.ts';
import { changeScoring } from '../src/scoring/change-scoring.ts';
import { getScoring } from '../src/scoring/scoring.ts';
import { changeSetting } from '../src/settings/settings.ts';
import { getLeaderboard } from '../src/standings/leaderboard.ts';
import { type LockedTransaction, lockedTransaction } from '../src/standings/lock.ts';
import { recalculate } from '../src/standings/recalculate.ts';
import type { Database } from '../src/store/database.ts';
import { type Now, nowOf } from '../src/time/now.ts';
import { newestDayOver, weekStart } from '../src/time/rome.ts';
import { bonusTypes } from './bonus-types.ts';
import { emptiedLeague } from './emptied-league.ts';
import { keyed } from './keyed-hash.ts';

type Day = Partial<Record<'rings' | 'apptSet' | 'apptDone', number>> & {
  alignment?: boolean;
  absent?: boolean;
};

/**
 * Gives every test of a file its own league, in an office's words: players by their names, days and Rome times as text.
 * `at` sets the clock, which then stands still. The product is installed when the office makes its first change.
 */
export function useOffice() {
  let db: Database;
  let now: Temporal.Instant;
  let isInstalled: boolean;
  const ids = new Map<string, string>();
  beforeEach(async () => {
    db = await emptiedLeague();
    isInstalled = false;
    ids.clear();
  });

  const at = (romeTime: string) => {
    now = Temporal.PlainDateTime.from(romeTime).toZonedDateTime('Europe/Rome').toInstant();
  };
  const clock = () => now;
  const change = async <T>(run: (trx: LockedTransaction, now: Now) => Promise<T>) => {
    if (!isInstalled) await commitCurrentMonth(db, nowOf(now));
    isInstalled = true;
    return lockedTransaction(db, (trx) => run(trx, nowOf(now)));
  };
  const idOf = (name: string) => found(ids.get(name), name);
  const kindOf = async (bonusKey: BonusKey) =>
    found((await bonusTypes(db)).find((type) => type.bonusKey === bonusKey)?.id, bonusKey);

  return {
    get db() {
      return db;
    },
    /** @param romeTime e.g. `2025-10-31T23:59` */
    at,
    /** Sets the clock and adds people, in this order. */
    async begin(romeTime: string, ...names: string[]) {
      at(romeTime);
      for (const name of names) await this.add(name);
    },
    get now() {
      return now;
    },
    idOf,
    /** Runs any other command of the league, at the office's time. */
    run: change,
    async add(name: string, numbers: Partial<Omit<NewPlayer, 'name'>> = {}): Promise<Player> {
      const player = { name, position: 0, score: 0, bonus: 0, total: 0, ...numbers };
      const { after } = await change((trx, now) => addPlayer(trx, player, now));
      ids.set(name, after.id);
      return after;
    },
    async change(name: string, numbers: PlayerChange): Promise<Player> {
      return (await change((trx, now) => changePlayer(trx, idOf(name), numbers, now))).after;
    },
    async remove(name: string) {
      await change((trx, now) => removePlayer(trx, idOf(name), now));
    },
    archive: (name: string, archived = true) =>
      change((trx, now) => archivePlayer(trx, idOf(name), archived, now)),
    disqualify: (name: string, month: string, reason: string | null = 'KPI anomali') =>
      change((trx, now) => disqualifyPlayer(trx, idOf(name), { month, reason }, now)),
    /** Makes a player anonymous. */
    forget: (name: string) =>
      change((trx, now) => anonymisePlayer(trx, idOf(name), { reason: 'Lo ha chiesto' }, now, keyed)),
    /** Records one player's numbers on each of the days. */
    async record(name: string, dates: string | readonly string[], day: Day) {
      const entry = { playerId: idOf(name), rings: 0, apptSet: 0, apptDone: 0, alignment: false, ...day };
      for (const date of [dates].flat()) {
        await change((trx, now) => recordEntry(trx, { ...entry, date }, now));
      }
    },
    async erase(name: string, date: string) {
      const entry = (await listEntries(db, date)).find(({ playerId }) => playerId === idOf(name));
      await change((trx, now) => removeEntry(trx, found(entry?.id, `entry of ${date}`), now));
    },
    /** Ticks a bonus as earned on a day, for that day's week unless another Monday is given. */
    async tick(name: string, kind: BonusKey, dateEarned: string, weekStartDate = weekStart(dateEarned)) {
      const bonusTypeId = await kindOf(kind);
      const award = { playerId: idOf(name), bonusTypeId, weekStartDate, dateEarned, manuallyAssigned: true };
      await change((trx, now) => assignBonus(trx, award, now));
    },
    /** Unticks the bonus of the week of a day. */
    async untick(name: string, kind: BonusKey, day: string) {
      const type = await kindOf(kind);
      const award = (await listAwards(db, { weekStartDate: weekStart(day) })).find(
        ({ playerId, bonusTypeId }) => playerId === idOf(name) && bonusTypeId === type,
      );
      await change((trx, now) => removeBonus(trx, found(award?.id, kind), now));
    },
    async scoring(values: Partial<ScoringChange>) {
      const scoring = { ...(await getScoring(db)), ...values };
      await change((trx, now) => changeScoring(trx, scoring, now));
    },
    setting: (setting: Parameters<typeof changeSetting>[1]) =>
      change((trx, now) => changeSetting(trx, setting, now)),
    /** Adds an active prize, the first place's unless it is said. */
    prize: async (title: string, prize: Partial<NewPrize> = {}) =>
      (
        await change((trx, now) =>
          addPrize(trx, { title, position: 1, isLottery: false, isActive: true, ...prize }, now),
        )
      ).after,
    rebuild: (month: string, values: 'kept' | 'today' = 'kept', reason = 'Prova') =>
      change((trx, now) => rebuildMonth(trx, month, { reason, values }, now)),
    recalculate: () => change(recalculate),
    close: (day: string) => closeOneDay(db, clock, day),
    closeMissedDays: () => closeUpTo(closeActivities(db, clock), newestDayOver(now)),
    /** Sets the clock and closes the days that were over by then. */
    closeAt(romeTime: string) {
      at(romeTime);
      return this.closeMissedDays();
    },
    board: (month?: string) => getLeaderboard(db, nowOf(now), month),
    async order(month?: string): Promise<string[]> {
      return (await this.board(month)).entries.map(({ name }) => name);
    },
    async points(name: string, month?: string) {
      const row = (await this.board(month)).entries.find(({ playerId }) => playerId === idOf(name));
      const { score, bonus, total } = found(row, name);
      return { score, bonus, total };
    },
    /** Returns a player's bonuses by day, e.g. `call_beast 2025-10-07 pending`. */
    async bonuses(name: string): Promise<string[]> {
      const kinds = new Map((await bonusTypes(db)).map(({ id, bonusKey }) => [id, bonusKey]));
      const own = (await listAwards(db)).filter(({ playerId }) => playerId === idOf(name));
      return own
        .map(({ bonusTypeId, dateEarned, settledAt }) =>
          [kinds.get(bonusTypeId), dateEarned, settledAt === null ? 'pending' : 'settled'].join(' '),
        )
        .sort();
    },
  };
}

function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`This office has no ${what}`);
  return value;
}
