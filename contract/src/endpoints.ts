import { verifyKey } from './admin-key.ts';
import { listAudit, listAuditPeople, undoChange } from './audit.ts';
import {
  assignBonus,
  liftBonusBlock,
  listAwards,
  listBonusBlocks,
  listBonusTypes,
  removeBonus,
} from './bonuses.ts';
import {
  addChannel,
  changeChannel,
  listChannels,
  listDeliveries,
  removeChannel,
  resendDelivery,
  testChannel,
} from './channels.ts';
import { addContent, changeContent, listContent, removeContent } from './content.ts';
import { getDashboard, getNightlyBackup, getSchedulerStatus } from './dashboard.ts';
import { wipeDemo } from './demo.ts';
import { getDraws, voidDraw } from './draws.ts';
import { listEntries, listUsualNumbers, recordEntries, recordEntry, removeEntry } from './entries.ts';
import {
  exportEntries,
  exportEntriesWorkbook,
  exportPerson,
  exportStandings,
  exportStandingsWorkbook,
} from './exports.ts';
import {
  extendGeneration,
  getBuild,
  goBack,
  listGenerations,
  listPluginCalls,
  makeGeneration,
  publishPlugin,
} from './generations.ts';
import { getHealth, getMetrics, getOpenApi, getReadiness } from './health.ts';
import { importTracker } from './imports.ts';
import { keepDifference, linkIdentity, listDifferences, listIdentities, takeEvents } from './intake.ts';
import { listKeys, makeKey, revokeKey } from './keys.ts';
import {
  getMonth,
  listAdminMonths,
  listLateEntries,
  listMonths,
  rebuildMonth,
  rehearseRebuild,
} from './months.ts';
import { addNotice, listNotices, listWallNotices, removeNotice } from './notices.ts';
import { getOutsideMedia } from './outside-media.ts';
import { listRememberedPeople } from './people-choices.ts';
import { getPagePicture, getPlayerPicture, getPrizePicture } from './pictures.ts';
import {
  addPlayer,
  addPlayers,
  anonymisePlayer,
  archivePlayer,
  changePlayer,
  disqualifyPlayer,
  listDisqualifications,
  listEntryDates,
  listPlayers,
  removePlayer,
} from './players.ts';
import { addPrize, changePrize, handOverPrize, listMonthPrizes, listPrizes, removePrize } from './prizes.ts';
import { getLastMonth, getReceipt } from './receipts.ts';
import { addRule, changeRule, listRules, removeRule } from './rules.ts';
import { changeScoring, getPublicScoring, getScoring, rehearseScoring } from './scoring.ts';
import { changeScreen, getCommand, listScreens, removeScreen, sendBeat, sendCommand } from './screens.ts';
import { changeSetting, listContests, listSettings } from './settings.ts';
import { getSite } from './site.ts';
import {
  addSource,
  changeSource,
  keepNumbers,
  listSheetDifferences,
  listSources,
  removeSource,
  runSource,
  takeSheet,
} from './sources.ts';
import { getLeaderboard, recalculate, rehearseClose } from './standings.ts';
import { getUpload, uploadFile } from './uploads.ts';

/** Every call that the server serves: the OpenAPI document and the browsers' client are derived from this list. */
export const endpoints = [
  getLeaderboard,
  getPublicScoring,
  getSite,
  listMonths,
  getMonth,
  getReceipt,
  getLastMonth,
  getDraws,
  verifyKey,
  listKeys,
  makeKey,
  revokeKey,
  getDashboard,
  getSchedulerStatus,
  getNightlyBackup,
  wipeDemo,
  recalculate,
  rehearseClose,
  listBonusTypes,
  listAwards,
  assignBonus,
  removeBonus,
  listBonusBlocks,
  liftBonusBlock,
  listPlayers,
  addPlayer,
  addPlayers,
  changePlayer,
  removePlayer,
  archivePlayer,
  anonymisePlayer,
  listDisqualifications,
  disqualifyPlayer,
  listEntryDates,
  listEntries,
  listUsualNumbers,
  recordEntry,
  recordEntries,
  removeEntry,
  importTracker,
  listRememberedPeople,
  exportEntries,
  exportEntriesWorkbook,
  exportPerson,
  exportStandings,
  exportStandingsWorkbook,
  getScoring,
  rehearseScoring,
  changeScoring,
  listPrizes,
  addPrize,
  changePrize,
  removePrize,
  listContent,
  addContent,
  changeContent,
  removeContent,
  listRules,
  addRule,
  changeRule,
  removeRule,
  listSettings,
  changeSetting,
  listContests,
  listAdminMonths,
  listLateEntries,
  rehearseRebuild,
  rebuildMonth,
  listMonthPrizes,
  handOverPrize,
  voidDraw,
  listAudit,
  listAuditPeople,
  undoChange,
  publishPlugin,
  getBuild,
  listPluginCalls,
  listGenerations,
  makeGeneration,
  extendGeneration,
  goBack,
  sendBeat,
  listWallNotices,
  listScreens,
  changeScreen,
  removeScreen,
  sendCommand,
  getCommand,
  listChannels,
  addChannel,
  changeChannel,
  removeChannel,
  testChannel,
  listDeliveries,
  resendDelivery,
  listNotices,
  addNotice,
  removeNotice,
  listSources,
  addSource,
  changeSource,
  removeSource,
  runSource,
  takeSheet,
  listSheetDifferences,
  keepNumbers,
  takeEvents,
  listIdentities,
  linkIdentity,
  listDifferences,
  keepDifference,
  uploadFile,
  getOutsideMedia,
  getUpload,
  getPagePicture,
  getPlayerPicture,
  getPrizePicture,
  getOpenApi,
  getHealth,
  getReadiness,
  getMetrics,
] as const;
