import { verifyKey } from './auth.ts';
import { assignBonus, listAwards, listBonusTypes, removeBonus } from './bonuses.ts';
import { getDashboard, getSchedulerStatus } from './dashboard.ts';
import { listEntries, recordEntry, removeEntry } from './entries.ts';
import { getHealth, getOpenApi, getReadiness } from './health.ts';
import {
  addPlayer,
  archivePlayer,
  changePlayer,
  disqualifyPlayer,
  listEntryDates,
  listPlayers,
  removePlayer,
} from './players.ts';
import { changeScoring, getPublicScoring, getScoring } from './scoring.ts';
import { getSite } from './site.ts';
import { getLeaderboard, recalculate } from './standings.ts';

/** Every call that the server serves: the OpenAPI document and the browsers' client are derived from this list. */
export const endpoints = [
  getLeaderboard,
  getPublicScoring,
  getSite,
  verifyKey,
  getDashboard,
  getSchedulerStatus,
  recalculate,
  listBonusTypes,
  listAwards,
  assignBonus,
  removeBonus,
  listPlayers,
  addPlayer,
  changePlayer,
  removePlayer,
  archivePlayer,
  disqualifyPlayer,
  listEntryDates,
  listEntries,
  recordEntry,
  removeEntry,
  getScoring,
  changeScoring,
  getOpenApi,
  getHealth,
  getReadiness,
] as const;
