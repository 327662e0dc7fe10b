import type { CallName, Reply } from './call-types.ts';

type FieldsOf<R> = R extends readonly (infer Row)[]
  ? readonly [readonly (keyof Row)[]]
  : readonly (keyof R)[];

/**
 * Fields by which a page knows the reply to a call; of a list, those of its rows. By hand, since the schemas stay out of the
 * browsers' bundles: a test compares them.
 */
export const replyFields = {
  'GET /api/leaderboard': ['entries', 'month'],
  'GET /api/scoring-config': ['ringPoints', 'appointmentSetPoints', 'appointmentDonePoints'],
  'GET /api/site': ['texts', 'rules', 'bonusTypes', 'contest', 'now'],
  'GET /api/months': [['month', 'label', 'podium']],
  'GET /api/months/{month}': ['entries', 'prizes', 'finalisedAt', 'prizePool'],
  'GET /api/players/{id}/receipt': ['lines', 'bonuses', 'adjustments', 'total'],
  'GET /api/players/{id}/last-month': ['month', 'points'],
  'GET /api/draws/{month}': ['pending', 'replaced', 'draws'],
  'POST /api/screens/beat': ['id', 'code', 'name', 'plan', 'command'],
  'POST /api/admin/upload': ['url'],
  'GET /api/screens/notices': [['id', 'text', 'tone', 'endsAt']],
  'GET /api/admin/channels': [['id', 'kind', 'events', 'host']],
  'GET /api/admin/channels/{id}/deliveries': [['id', 'event', 'state', 'attempts']],
  'GET /api/admin/notices': [['id', 'tone', 'shown']],
  'GET /api/admin/dashboard': ['playersCount', 'entriesCount', 'prizesCount', 'lastUpdate'],
  'GET /api/admin/scheduler-status': ['nextRun', 'isActive', 'missedDays'],
  'GET /api/admin/nightly-backup': ['madeAt', 'failures', 'isLate'],
  'GET /api/admin/exports/players/{id}': ['id', 'names', 'tables', 'changes'],
  'GET /api/admin/prizes': [['id', 'position', 'isActive']],
  'GET /api/admin/bonus-types': [['id', 'name', 'points']],
  'GET /api/admin/player-bonuses': [['id', 'bonusTypeId', 'dateEarned']],
  'GET /api/admin/bonus-blocks': [['playerId', 'bonusTypeId']],
  'GET /api/admin/players': [['id', 'name', 'score', 'position']],
  'GET /api/admin/disqualifications': [['playerId', 'reason']],
  'GET /api/admin/entries': [['playerId', 'date', 'alignment']],
  'GET /api/admin/entry-authors': [['playerId', 'by']],
  'GET /api/admin/entries/usual': [['playerId', 'days', 'rings']],
  'GET /api/admin/sources': [['id', 'host', 'everyMinutes', 'problem']],
  'GET /api/admin/senders': [['source', 'isClaimed', 'brought']],
  'GET /api/admin/source-differences': [['sourceId', 'playerId', 'sheet', 'stored']],
  'GET /api/admin/identities': [['source', 'who', 'waiting', 'proposal']],
  'GET /api/admin/counted-kinds': ['kinds', 'twice'],
  'GET /api/admin/differences/unusual': [['playerId', 'value', 'usual']],
  'GET /api/admin/differences': [['playerId', 'typed', 'counted']],
  'GET /api/admin/remembered-names': [['nameHash', 'playerId', 'decidedAt']],
  'GET /api/admin/scoring-config': ['ringPoints', 'bonusMultiplier', 'updatedAt'],
  'GET /api/admin/outside-media': ['src'],
  'GET /api/admin/content': [['key', 'value', 'description']],
  'GET /api/admin/rules': [['id', 'title', 'content', 'order']],
  'GET /api/admin/settings': [['key', 'value']],
  'GET /api/admin/contests': [['month', 'start', 'end']],
  'GET /api/admin/months': [['month', 'finalisedAt', 'rebuilds']],
  'GET /api/admin/months/{month}/late-entries': [['id', 'name', 'recordedAt']],
  'GET /api/admin/months/{month}/rehearsal': ['before', 'after', 'changedValues'],
  'GET /api/admin/months/{month}/prizes': [['position', 'title']],
  'GET /api/admin/audit': ['changes', 'next'],
  'GET /api/admin/audit/people': [['id', 'name', 'state']],
  'GET /api/admin/plugins/{name}/{hash}': ['hash', 'files'],
  'GET /api/admin/generations': ['generations', 'versions'],
  'GET /api/admin/keys': [['id', 'name', 'scopes', 'madeBy']],
  'POST /api/admin/keys': ['key', 'scopes'],
  'GET /api/admin/screens': [['id', 'code']],
  'GET /api/admin/screens/{id}/commands/{command}': ['kind', 'state', 'sentAt'],
} as const satisfies { readonly [Name in CallName]?: FieldsOf<Reply<Name>> };

/** Lists of texts, whose rows have no fields: a calendar that took an object for its days would take its whole section away. */
const textLists: readonly CallName[] = ['GET /api/admin/players/{id}/entry-dates'];

const hasFields = (value: unknown, fields: readonly string[]): boolean =>
  typeof value === 'object' && value !== null && fields.every((field) => field in value);

/** Returns whether a value can be the reply to a call, by its fields; of a list, by those of its first row. */
export function isReplyTo(name: CallName, value: unknown): boolean {
  if (textLists.includes(name))
    return Array.isArray(value) && value.every((text) => typeof text === 'string');
  const expected: readonly (string | readonly string[])[] | undefined =
    replyFields[name as keyof typeof replyFields];
  if (expected === undefined) return true;
  const [first] = expected;
  if (first === undefined || typeof first === 'string')
    return hasFields(value, expected as readonly string[]);
  return Array.isArray(value) && (value.length === 0 || hasFields(value[0], first));
}
