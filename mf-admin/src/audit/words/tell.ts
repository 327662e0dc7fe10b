import type { AuditedChange } from '@vetta/contract/audit';
import type { CallName } from '@vetta/contract/client/call-types';
import { plainRows } from '@vetta/contract/plain-rows';
import type { Account, Names, Teller } from './account.ts';
import { tellAward, tellLiftedBlock, tellRecalculation } from './bonuses.ts';
import { tellChallenge, tellRebuiltChallenge } from './challenges.ts';
import { tellChannel, tellResent, tellTrial } from './channels.ts';
import { tellDay, tellEntry } from './entries.ts';
import {
  tellCountedKind,
  tellEvents,
  tellIdentity,
  tellKept,
  tellKeptOfSheet,
  tellSource,
  tellSourceOwner,
  tellTakenOut,
} from './intake.ts';
import {
  tellEvent,
  tellExport,
  tellGeneration,
  tellImport,
  tellKey,
  tellPersonExport,
  tellPluginOwner,
  tellSeed,
  tellVersion,
  tellWipedDemo,
  tellWrongKeys,
} from './operation.ts';
import { tellAnonymised, tellArchive, tellDisqualification, tellPlayer, tellPlayers } from './players.ts';
import { tellHandover, tellPrize, tellRebuild, tellVoidedDraw } from './prizes.ts';
import { tellNotice, tellScreen, tellScreenCommand } from './screens.ts';
import { tellContent, tellRow } from './texts.ts';
import { tellScoring, tellSetting } from './values.ts';

/** What the audit records: the contract's changes and exports, and the operator's commands. */
type Action =
  | Extract<
      CallName,
      `${'POST' | 'PUT' | 'DELETE'} /api/admin/${string}` | `GET /api/admin/exports/${string}`
    >
  | 'POST /api/intake/events'
  | 'source'
  | 'import'
  | 'wrong-keys'
  | 'key'
  | 'seed'
  | 'backup'
  | 'restore';

type PlainAction = (typeof plainRows)[keyof typeof plainRows]['add' | 'change' | 'remove']['name'];

const tellers: Readonly<Record<Exclude<Action, PlainAction>, Teller>> = {
  'POST /api/admin/auth/verify': tellEvent('ha fatto l’accesso al pannello'),
  'POST /api/admin/keys': tellKey,
  'DELETE /api/admin/keys/{id}': tellKey,
  'wrong-keys': tellWrongKeys,
  'POST /api/admin/recalculate-leaderboard': tellRecalculation,
  'POST /api/admin/player-bonuses': tellAward,
  'DELETE /api/admin/player-bonuses/{id}': tellAward,
  'POST /api/admin/bonus-blocks/lift': tellLiftedBlock,
  'POST /api/admin/players': tellPlayer,
  'POST /api/admin/players/bulk': tellPlayers,
  'PUT /api/admin/players/{id}': tellPlayer,
  'DELETE /api/admin/players/{id}': tellPlayer,
  'PUT /api/admin/players/{id}/archive': tellArchive,
  'POST /api/admin/players/{id}/anonymise': tellAnonymised,
  'PUT /api/admin/players/{id}/disqualification': tellDisqualification,
  'POST /api/admin/entries': tellEntry,
  'POST /api/admin/entries/bulk': tellDay,
  'DELETE /api/admin/entries/{id}': tellEntry,
  'POST /api/admin/imports': tellImport,
  // Not which: a name like that of somebody who is forgotten later must not stay here.
  'DELETE /api/admin/remembered-names/{nameHash}': tellEvent('ha tolto un nome ricordato'),
  'POST /api/admin/sources': tellSource,
  'PUT /api/admin/sources/{id}': tellSource,
  'DELETE /api/admin/sources/{id}': tellSource,
  // A run tells what it took as a change of its own.
  'POST /api/admin/sources/{id}/run': () => undefined,
  'POST /api/admin/sources/{id}/sheet': () => undefined,
  'POST /api/admin/sources/{id}/keep': tellKeptOfSheet,
  source: tellImport,
  'POST /api/intake/events': tellEvents,
  'PUT /api/admin/senders/{source}': tellSourceOwner,
  'DELETE /api/admin/senders/{source}/events': tellTakenOut,
  'PUT /api/admin/identities': tellIdentity,
  'PUT /api/admin/counted-kinds': tellCountedKind,
  'POST /api/admin/differences/keep': tellKept,
  'GET /api/admin/exports/challenges/{id}/sides.csv': tellExport,
  'GET /api/admin/exports/entries.csv': tellExport,
  'GET /api/admin/exports/entries.xlsx': tellExport,
  'GET /api/admin/exports/players/{id}': tellPersonExport,
  'GET /api/admin/exports/standings.csv': tellExport,
  'GET /api/admin/exports/standings.xlsx': tellExport,
  'PUT /api/admin/scoring-config': tellScoring,
  'POST /api/admin/prizes': tellPrize,
  'PUT /api/admin/prizes/{id}': tellPrize,
  'DELETE /api/admin/prizes/{id}': tellPrize,
  'POST /api/admin/content': tellContent,
  'PUT /api/admin/content/{key}': tellContent,
  'DELETE /api/admin/content/{key}': tellContent,
  'PUT /api/admin/settings': tellSetting,
  'POST /api/admin/challenges': tellChallenge,
  'PUT /api/admin/challenges/{id}': tellChallenge,
  'DELETE /api/admin/challenges/{id}': tellChallenge,
  'POST /api/admin/challenges/{id}/rebuild': tellRebuiltChallenge,
  'POST /api/admin/months/{month}/rebuild': tellRebuild,
  'PUT /api/admin/months/{month}/prizes/{id}/handover': tellHandover,
  'POST /api/admin/draws/{id}/void': tellVoidedDraw,
  'POST /api/admin/audit/{id}/undo': () => ({ did: 'ha annullato una modifica' }),
  'DELETE /api/admin/demo': tellWipedDemo,
  'POST /api/admin/upload': tellEvent('ha caricato un file'),
  'POST /api/admin/plugins': tellVersion,
  'PUT /api/admin/plugins/{name}': tellPluginOwner,
  'DELETE /api/admin/plugins/{name}/builds/{hash}': tellVersion,
  'POST /api/admin/generations': tellGeneration,
  'POST /api/admin/generations/{number}/extend': tellGeneration,
  'POST /api/admin/generations/back': tellGeneration,
  'PUT /api/admin/screens/{id}': tellScreen,
  'DELETE /api/admin/screens/{id}': tellScreen,
  'POST /api/admin/screens/{id}/commands': tellScreenCommand,
  'POST /api/admin/channels': tellChannel,
  'PUT /api/admin/channels/{id}': tellChannel,
  'DELETE /api/admin/channels/{id}': tellChannel,
  'POST /api/admin/channels/{id}/test': tellTrial,
  'POST /api/admin/channels/deliveries/{id}/resend': tellResent,
  'POST /api/admin/notices': tellNotice,
  'DELETE /api/admin/notices/{id}': tellNotice,
  import: tellImport,
  key: tellEvent('ha rinnovato la chiave di amministrazione'),
  seed: tellSeed,
  backup: tellEvent('ha creato un backup'),
  restore: tellEvent('ha ripristinato un backup'),
};

// An older version may have recorded what the contract no longer has.
const known: ReadonlyMap<string, Teller> = new Map([
  ...Object.entries(tellers),
  ...Object.values(plainRows).flatMap((rows) =>
    [rows.add, rows.change, rows.remove].map(({ name }) => [name, tellRow(rows)] as const),
  ),
]);

/**
 * Tells a change in words, after the name of who made it. A change whose values have an unknown shape, for example one that
 * an older version made, is told by the server's label.
 */
export const tell = (change: AuditedChange, names: Names): Account =>
  known.get(change.action)?.(change, names) ?? {
    did: [change.what.charAt(0).toLowerCase() + change.what.slice(1), change.about]
      .filter((part) => part !== null)
      .join(': '),
    isLabel: true,
  };
