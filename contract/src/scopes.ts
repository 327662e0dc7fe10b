import type { endpoints } from './endpoints.ts';
import type { Scope } from './key-scope.ts';

/** A call that takes a key. */
type KeyedCall = (typeof endpoints)[number] extends infer E
  ? E extends {
      readonly access: 'admin';
      readonly method: infer M extends string;
      readonly path: infer P extends string;
    }
    ? `${M} ${P}`
    : never
  : never;

/**
 * The scopes that open each call; a key needs one of them. The shared key opens all calls, and it alone those without a scope. A
 * key of `publish:trial` may make generations for a named screen alone, and end no other: the calls look at their bodies.
 */
const table = {
  'POST /api/admin/auth/verify': ['admin'],
  'GET /api/admin/keys': [],
  'POST /api/admin/keys': [],
  'DELETE /api/admin/keys/{id}': [],
  'GET /api/admin/audit': ['admin'],
  'GET /api/admin/audit/people': ['admin'],
  'POST /api/admin/audit/{id}/undo': ['admin'],
  'GET /api/admin/dashboard': ['admin', 'read'],
  'GET /api/admin/scheduler-status': ['admin', 'read'],
  'GET /api/admin/nightly-backup': ['admin', 'read'],
  'DELETE /api/admin/demo': ['admin'],
  'POST /api/admin/recalculate-leaderboard': ['admin'],
  'GET /api/admin/recalculate-leaderboard/rehearsal': ['admin', 'read'],
  'GET /api/admin/bonus-types': ['admin', 'read'],
  'GET /api/admin/player-bonuses': ['admin', 'read'],
  'POST /api/admin/player-bonuses': ['admin'],
  'DELETE /api/admin/player-bonuses/{id}': ['admin'],
  'GET /api/admin/bonus-blocks': ['admin', 'read'],
  'POST /api/admin/bonus-blocks/lift': ['admin'],
  'GET /api/admin/players': ['admin', 'entries', 'read'],
  'POST /api/admin/players': ['admin'],
  'POST /api/admin/players/bulk': ['admin'],
  'PUT /api/admin/players/{id}': ['admin'],
  'DELETE /api/admin/players/{id}': ['admin'],
  'PUT /api/admin/players/{id}/archive': ['admin'],
  'POST /api/admin/players/{id}/anonymise': ['admin'],
  'GET /api/admin/players/{id}/entry-dates': ['admin', 'entries', 'read'],
  'GET /api/admin/disqualifications': ['admin', 'read'],
  'PUT /api/admin/players/{id}/disqualification': ['admin'],
  'GET /api/admin/entries': ['admin', 'entries', 'read'],
  'GET /api/admin/entries/usual': ['admin', 'entries', 'read'],
  'POST /api/admin/entries': ['admin', 'entries'],
  'POST /api/admin/entries/bulk': ['admin', 'entries'],
  'DELETE /api/admin/entries/{id}': ['admin', 'entries'],
  'GET /api/admin/sources': ['admin', 'read'],
  'POST /api/admin/sources': ['admin'],
  'PUT /api/admin/sources/{id}': ['admin'],
  'DELETE /api/admin/sources/{id}': ['admin'],
  'POST /api/admin/sources/{id}/run': ['admin'],
  'POST /api/admin/sources/{id}/sheet': ['admin'],
  'GET /api/admin/source-differences': ['admin', 'entries', 'read'],
  'POST /api/admin/sources/{id}/keep': ['admin'],
  'POST /api/intake/events': ['admin', 'entries', 'events'],
  'GET /api/admin/senders': ['admin', 'read'],
  'PUT /api/admin/senders/{source}': ['admin'],
  'DELETE /api/admin/senders/{source}/events': ['admin'],
  'GET /api/admin/identities': ['admin', 'entries', 'read'],
  'PUT /api/admin/identities': ['admin'],
  'GET /api/admin/counted-kinds': ['admin', 'entries', 'read'],
  'PUT /api/admin/counted-kinds': ['admin'],
  'GET /api/admin/differences/unusual': ['admin', 'entries', 'read'],
  'GET /api/admin/differences': ['admin', 'entries', 'read'],
  'POST /api/admin/differences/keep': ['admin'],
  'GET /api/admin/imports/people': ['admin', 'entries', 'read'],
  'POST /api/admin/imports': ['admin', 'entries'],
  'GET /api/admin/exports/entries.csv': ['admin', 'read'],
  'GET /api/admin/exports/standings.csv': ['admin', 'read'],
  'GET /api/admin/exports/entries.xlsx': ['admin', 'read'],
  'GET /api/admin/exports/players/{id}': ['admin'],
  'GET /api/admin/exports/standings.xlsx': ['admin', 'read'],
  'GET /api/admin/scoring-config': ['admin', 'read'],
  'GET /api/admin/scoring-config/rehearsal': ['admin', 'read'],
  'PUT /api/admin/scoring-config': ['admin'],
  'GET /api/admin/prizes': ['admin', 'read'],
  'POST /api/admin/prizes': ['admin'],
  'PUT /api/admin/prizes/{id}': ['admin'],
  'DELETE /api/admin/prizes/{id}': ['admin'],
  // It asks other servers: a read of ours it is not.
  'GET /api/admin/outside-media': ['admin'],
  'GET /api/admin/content': ['admin', 'read'],
  'POST /api/admin/content': ['admin'],
  'PUT /api/admin/content/{key}': ['admin'],
  'DELETE /api/admin/content/{key}': ['admin'],
  'GET /api/admin/rules': ['admin', 'read'],
  'POST /api/admin/rules': ['admin'],
  'PUT /api/admin/rules/{id}': ['admin'],
  'DELETE /api/admin/rules/{id}': ['admin'],
  'GET /api/admin/settings': ['admin', 'read'],
  'PUT /api/admin/settings': ['admin'],
  'GET /api/admin/contests': ['admin', 'read'],
  'GET /api/admin/months': ['admin', 'read'],
  'GET /api/admin/months/{month}/late-entries': ['admin', 'read'],
  'GET /api/admin/months/{month}/rehearsal': ['admin', 'read'],
  'POST /api/admin/months/{month}/rebuild': ['admin'],
  'GET /api/admin/months/{month}/prizes': ['admin', 'read'],
  'PUT /api/admin/months/{month}/prizes/{id}/handover': ['admin'],
  'POST /api/admin/draws/{id}/void': ['admin'],
  'POST /api/admin/plugins': ['admin', 'publish', 'publish:trial'],
  'GET /api/admin/plugins/{name}/{hash}': ['admin', 'publish', 'publish:trial', 'read'],
  'PUT /api/admin/plugins/{name}': ['admin'],
  'DELETE /api/admin/plugins/{name}/builds/{hash}': ['admin', 'publish', 'publish:trial'],
  'GET /api/admin/plugin-calls': ['admin', 'read'],
  'GET /api/admin/generations': ['admin', 'publish', 'publish:trial', 'read'],
  'POST /api/admin/generations': ['admin', 'publish', 'publish:trial'],
  'POST /api/admin/generations/{number}/extend': ['admin', 'publish'],
  'POST /api/admin/generations/back': ['admin', 'publish', 'publish:trial'],
  // Who tries a build on a screen must know what the screens are called.
  'GET /api/admin/screens': ['admin', 'publish', 'publish:trial', 'read'],
  'PUT /api/admin/screens/{id}': ['admin'],
  'DELETE /api/admin/screens/{id}': ['admin'],
  'POST /api/admin/screens/{id}/commands': ['admin'],
  'GET /api/admin/screens/{id}/commands/{command}': ['admin', 'read'],
  'GET /api/admin/channels': ['admin', 'read'],
  'POST /api/admin/channels': ['admin'],
  'PUT /api/admin/channels/{id}': ['admin'],
  'DELETE /api/admin/channels/{id}': ['admin'],
  'POST /api/admin/channels/{id}/test': ['admin'],
  'GET /api/admin/channels/{id}/deliveries': ['admin', 'read'],
  'POST /api/admin/channels/deliveries/{id}/resend': ['admin'],
  'GET /api/admin/notices': ['admin', 'read'],
  'POST /api/admin/notices': ['admin'],
  'DELETE /api/admin/notices/{id}': ['admin'],
  'POST /api/admin/upload': ['admin'],
} as const satisfies Readonly<Record<KeyedCall, readonly Scope[]>>;

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

/** A call that an admin may approve for a guest. */
export type ApprovableCall = Exclude<KeyedCall, Unapprovable>;

const approvable: ReadonlySet<string> = new Set(
  Object.entries(table).flatMap(([call, scopes]) =>
    scopes.length === 0 || UNAPPROVABLE.test(call) ? [] : [call],
  ),
);

/** Whether an admin may approve a call for a guest. Letter by letter: a text that names a call in another way could lead elsewhere. */
export const isApprovable = (call: string): call is ApprovableCall => approvable.has(call);

const scopesByCall: ReadonlyMap<string, readonly Scope[]> = new Map(Object.entries(table));

/** Returns the scopes that open a call of admins; none for a call that is not in the table. */
export const scopesOf = ({
  method,
  path,
}: {
  readonly method: string;
  readonly path: string;
}): readonly Scope[] => scopesByCall.get(`${method} ${path}`) ?? [];
