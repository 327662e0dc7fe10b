import type { EndpointDefinition } from '@vetta/contract/endpoint';
import { endpoints } from '@vetta/contract/endpoints';

const calls: readonly EndpointDefinition[] = endpoints;

/** What is no call has its words here. */
const labels: Readonly<Record<string, string | undefined>> = {
  ...Object.fromEntries(calls.map(({ name, label }) => [name, label])),
  'wrong-keys': 'Cinque chiavi sbagliate in dieci minuti',
  source: 'Foglio importato da una fonte',
  import: 'File importato',
  key: 'Chiave di amministrazione rinnovata',
  seed: 'Dati dimostrativi aggiunti',
  backup: 'Backup creato',
  restore: 'Backup ripristinato',
};

/** Returns the Italian label of an action of the audit, «Entry registrata»; the action itself if it has none. */
export const actionLabel = (action: string): string => labels[action] ?? action;
