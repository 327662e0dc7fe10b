import type { Disqualification } from '@vetta/contract/players';
import type { Month } from '@vetta/contract/values';
import type { Database } from '../store/database.ts';
import { rows } from '../store/rows.ts';
import { firstDay } from '../time/rome.ts';

/** The disqualifications of a month, by player. */
export const listDisqualifications = (db: Database, month: Month): Promise<Disqualification[]> =>
  rows(
    db,
    `select player_id as "playerId", to_char(month, 'YYYY-MM') as month, reason
    from disqualifications where month = :month order by player_id`,
    { month: firstDay(month) },
  );
