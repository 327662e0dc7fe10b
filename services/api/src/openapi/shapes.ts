import { Award, BonusType, NewAward } from '@vetta/contract/bonuses';
import { Dashboard, SchedulerStatus } from '@vetta/contract/dashboard';
import { Entry, NewEntry } from '@vetta/contract/entries';
import { InvalidInput, Refusal } from '@vetta/contract/failures';
import { Readiness } from '@vetta/contract/health';
import { NewPlayer, Player, PlayerChange } from '@vetta/contract/players';
import { Prize } from '@vetta/contract/prizes';
import { PublicScoring, Scoring, ScoringChange } from '@vetta/contract/scoring';
import { Contest, GameRule, Site } from '@vetta/contract/site';
import { Leaderboard, Standing } from '@vetta/contract/standings';

/** The shapes that the document gives a name, each written once and referred to elsewhere; by who writes them. */
export const shapes = {
  input: { NewAward, NewEntry, NewPlayer, PlayerChange, ScoringChange },
  output: {
    Award,
    BonusType,
    Contest,
    Dashboard,
    Entry,
    GameRule,
    InvalidInput,
    Leaderboard,
    Player,
    Prize,
    PublicScoring,
    Readiness,
    Refusal,
    SchedulerStatus,
    Scoring,
    Site,
    Standing,
  },
};
