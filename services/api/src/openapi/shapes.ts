import { Award, BonusType, NewAward } from '@vetta/contract/bonuses';
import { ContentChange, ContentItem, NewContent } from '@vetta/contract/content';
import { Dashboard, SchedulerStatus } from '@vetta/contract/dashboard';
import { Draw, Draws } from '@vetta/contract/draws';
import { Entry, NewEntry } from '@vetta/contract/entries';
import { ChangedSinceRead, InvalidInput, Refusal } from '@vetta/contract/failures';
import { Readiness } from '@vetta/contract/health';
import { AdminMonth, MonthDetail, MonthSummary } from '@vetta/contract/months';
import { Disqualification, NewPlayer, Player, PlayerChange } from '@vetta/contract/players';
import { NewPrize, Prize, PrizeChange } from '@vetta/contract/prizes';
import { Receipt } from '@vetta/contract/receipt';
import { NewRule, Rule, RuleChange } from '@vetta/contract/rules';
import { PublicScoring, Scoring, ScoringChange } from '@vetta/contract/scoring';
import { Setting, SettingChange } from '@vetta/contract/settings';
import { Contest, GameRule, Site } from '@vetta/contract/site';
import { Leaderboard, Standing } from '@vetta/contract/standings';

/** The shapes that the document gives a name, each written once and referred to elsewhere; by who writes them. */
export const shapes = {
  input: {
    ContentChange,
    NewAward,
    NewContent,
    NewEntry,
    NewPlayer,
    NewPrize,
    NewRule,
    PlayerChange,
    PrizeChange,
    RuleChange,
    ScoringChange,
    SettingChange,
  },
  output: {
    AdminMonth,
    Award,
    BonusType,
    ChangedSinceRead,
    ContentItem,
    Contest,
    Dashboard,
    Disqualification,
    Draw,
    Draws,
    Entry,
    GameRule,
    InvalidInput,
    Leaderboard,
    MonthDetail,
    MonthSummary,
    Player,
    Prize,
    PublicScoring,
    Readiness,
    Receipt,
    Refusal,
    Rule,
    SchedulerStatus,
    Scoring,
    Setting,
    Site,
    Standing,
  },
};
