import * as adminKey from './admin-key.ts';
import * as audit from './audit.ts';
import * as bonuses from './bonuses.ts';
import * as challenges from './challenges.ts';
import * as channels from './channels.ts';
import * as content from './content.ts';
import * as dashboard from './dashboard.ts';
import * as demo from './demo.ts';
import * as draws from './draws.ts';
import { callsOf } from './endpoint.ts';
import * as entries from './entries.ts';
import * as exports from './exports.ts';
import * as health from './health.ts';
import * as imports from './imports.ts';
import * as intake from './intake.ts';
import * as keys from './keys.ts';
import * as months from './months.ts';
import * as notices from './notices.ts';
import * as outsideMedia from './outside-media.ts';
import * as peopleChoices from './people-choices.ts';
import * as pictures from './pictures.ts';
import { plainRows } from './plain-rows.ts';
import * as players from './players.ts';
import * as prizes from './prizes.ts';
import * as receipts from './receipts.ts';
import * as scoring from './scoring.ts';
import * as screens from './screens.ts';
import * as senders from './senders.ts';
import * as settings from './settings.ts';
import * as site from './site.ts';
import * as sources from './sources.ts';
import * as standings from './standings.ts';
import * as uploads from './uploads.ts';

/** What the subjects' files declare, but for plugins, which ask here what one may be approved for. */
export const declared = {
  ...adminKey,
  ...audit,
  ...bonuses,
  ...challenges,
  ...channels,
  ...content,
  ...dashboard,
  ...demo,
  ...draws,
  ...entries,
  ...exports,
  ...health,
  ...imports,
  ...intake,
  ...keys,
  ...months,
  ...notices,
  ...outsideMedia,
  ...peopleChoices,
  ...pictures,
  ...players,
  ...prizes,
  ...receipts,
  ...plainRows,
  ...scoring,
  ...screens,
  ...senders,
  ...settings,
  ...site,
  ...sources,
  ...standings,
  ...uploads,
};
export const ownCalls = callsOf(declared);

/** The calls that no admin can approve for a plugin: of keys, of what is served, of undoing and of forgetting people. */
type Unapprovable =
  | `${string} /api/admin/auth/${string}`
  | `${string} /api/admin/keys${string}`
  | `${string} /api/admin/plugin${string}`
  | `${string} /api/admin/generations${string}`
  | `${string} /api/admin/senders${string}`
  | `${string}/undo`
  | `${string}/anonymise`;
const UNAPPROVABLE = /^\w+ \/api\/admin\/(auth|keys|plugin|generations|senders)|\/(undo|anonymise)$/;

type KeyedCall = Exclude<(typeof ownCalls)[number], { access: 'public' }>;

/** A call that an admin may approve for a guest. */
export type ApprovableCall = Exclude<KeyedCall['name'], Unapprovable>;

const approvable: ReadonlySet<string> = new Set(
  ownCalls.flatMap(({ name, access }) => (access === 'public' || UNAPPROVABLE.test(name) ? [] : [name])),
);

/** Whether an admin may approve a call for a guest. Letter by letter: a text that names a call in another way could lead elsewhere. */
export const isApprovable = (call: string): boolean => approvable.has(call);
