import { z } from 'zod';

/** What a person of the office does (docs/rules.md, «Standings»). The order is that of lists. */
export const PlayerRole = z.enum(['setter', 'trainer', 'team_leader']);
export type PlayerRole = z.output<typeof PlayerRole>;
