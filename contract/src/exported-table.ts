import type { Separator } from './exports.ts';

const NAMES = {
  entries: { italian: 'vetta-numeri', plain: 'vetta-entries' },
  challenge: { italian: 'vetta-sfida', plain: 'vetta-challenge' },
  standings: { italian: 'vetta-classifica', plain: 'vetta-standings' },
} as const;

/** Returns the name of an exported file: in the language of its headings, which only a CSV with commas has in English. */
export function tableName(
  table: keyof typeof NAMES,
  kind: Separator | 'workbook',
  of: readonly (string | undefined)[],
): string {
  const name = NAMES[table][kind === 'comma' ? 'plain' : 'italian'];
  return `${[name, ...of].filter(Boolean).join('-')}.${kind === 'workbook' ? 'xlsx' : 'csv'}`;
}
