import type { WallNotice } from '@vetta/contract/notices';
import type { Clock } from '@vetta/league/time/clock';
import type { NoticeOfWalls } from '@vetta/office/notices/notices';
import { tokenHash } from '@vetta/office/screens/token';

/** How long what was read is shown, in milliseconds. */
const FRESH_FOR = 1_000;

/** The notices that walls ask for all the time, without a key. */
export interface KeptNotices {
  /** Returns what a wall shows: the notices for all, and for the screen that a token proves those that name it. */
  of(token: string | undefined): Promise<WallNotice[]>;
  /** Reads again for the next wall: an admin has changed something. */
  forget(): void;
}

/** Reads the notices once a second at most, however many ask. */
export function keepNotices(read: () => Promise<NoticeOfWalls[]>, clock: Clock): KeptNotices {
  let held: Promise<NoticeOfWalls[]> | undefined;
  let readAt = 0;
  return {
    async of(token) {
      if (held === undefined || performance.now() - readAt > FRESH_FOR) {
        readAt = performance.now();
        const reading = read();
        held = reading;
        reading.catch(() => {
          if (held === reading) held = undefined;
        });
      }
      const hash = token === undefined ? undefined : tokenHash(token);
      const now = clock();
      return (await held).flatMap(({ notice, tokens }) => {
        const isShown = tokens === null || (hash !== undefined && tokens.includes(hash));
        const runs = Temporal.Instant.compare(Temporal.Instant.from(notice.endsAt), now) > 0;
        return isShown && runs ? [notice] : [];
      });
    },
    forget() {
      held = undefined;
    },
  };
}
