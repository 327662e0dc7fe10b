import { Award, BonusType, NewAward } from '@vetta/contract/bonuses';
import { ContentChange, ContentItem, NewContent } from '@vetta/contract/content';
import { Dashboard, SchedulerStatus } from '@vetta/contract/dashboard';
import { Draw, Draws } from '@vetta/contract/draws';
import { Entry, NewEntry } from '@vetta/contract/entries';
import { ChangedSinceRead, ErrorBody, InvalidInput } from '@vetta/contract/failures';
import {
  GenerationHistory,
  GenerationRecord,
  NewGeneration,
  PluginBuild,
  PluginVersion,
} from '@vetta/contract/generations';
import { Readiness } from '@vetta/contract/health';
import { ImportOptions, ImportRead, ImportReport, UndecidedImport } from '@vetta/contract/imports';
import { AdminMonth, MonthDetail, MonthSummary } from '@vetta/contract/months';
import { NewNotice, Notice, NoticeCard, WallNotice } from '@vetta/contract/notices';
import {
  AddedPlayers,
  Disqualification,
  NewPlayer,
  NewPlayers,
  Player,
  PlayerChange,
} from '@vetta/contract/players';
import { NewPrize, Prize, PrizeChange } from '@vetta/contract/prizes';
import { Receipt } from '@vetta/contract/receipts';
import { RowTag } from '@vetta/contract/row-tag';
import { NewRule, Rule, RuleChange } from '@vetta/contract/rules';
import { PublicScoring, Scoring, ScoringChange, ScoringRehearsal } from '@vetta/contract/scoring';
import { ScreenPlan } from '@vetta/contract/screen-plan';
import {
  Beat,
  BeatAnswer,
  Screen,
  ScreenCard,
  ScreenChange,
  ScreenCommand,
  ScreenFailure,
} from '@vetta/contract/screens';
import { Setting, SettingChange } from '@vetta/contract/settings';
import { Contest, GameRule, Site } from '@vetta/contract/site';
import { Leaderboard, Standing } from '@vetta/contract/standings';
import { Undecided, Unsure } from '@vetta/contract/unsure';

/** The shapes that have a name in the document: it writes each once and refers to it. */
export const shapes = {
  AddedPlayers,
  AdminMonth,
  Award,
  Beat,
  BeatAnswer,
  BonusType,
  ChangedSinceRead,
  ContentChange,
  ContentItem,
  Contest,
  Dashboard,
  Disqualification,
  Draw,
  Draws,
  Entry,
  ErrorBody,
  GameRule,
  GenerationHistory,
  GenerationRecord,
  ImportOptions,
  ImportRead,
  ImportReport,
  InvalidInput,
  Leaderboard,
  MonthDetail,
  MonthSummary,
  NewAward,
  NewContent,
  NewEntry,
  NewGeneration,
  NewNotice,
  NewPlayer,
  NewPlayers,
  NewPrize,
  NewRule,
  Notice,
  NoticeCard,
  Player,
  PlayerChange,
  PluginBuild,
  PluginVersion,
  Prize,
  PrizeChange,
  PublicScoring,
  Readiness,
  Receipt,
  RowTag,
  Rule,
  RuleChange,
  SchedulerStatus,
  Scoring,
  ScoringChange,
  ScoringRehearsal,
  Screen,
  ScreenCard,
  ScreenChange,
  ScreenCommand,
  ScreenFailure,
  ScreenPlan,
  Setting,
  SettingChange,
  Site,
  Standing,
  Undecided,
  UndecidedImport,
  Unsure,
  WallNotice,
};
