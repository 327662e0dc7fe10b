import { palette } from './tokens.ts';
import { turnableColours, turnableNumbers, turnablePurposes } from './turnable.ts';
import type { Changes } from './turned.ts';

/**
 * Returns changes as a text for Storybook's address, which keeps letters, digits, hyphens and underscores alone:
 * `palette-violet_9a6bff__dark-space-md_1-25rem`.
 */
export const toAddress = (changes: Changes): string =>
  Object.entries(changes)
    .map(([name, value]) => `${name.replaceAll('.', '-')}_${value.replace('#', '').replaceAll('.', '-')}`)
    .join('__');

/** Returns the changes that an address holds. A name that no token has, or a value of another kind, is left out. */
export function fromAddress(text: string): Changes {
  const changes = text.split('__').flatMap((part): [string, string][] => {
    const [address = '', written = ''] = part.split('_');
    const before = turnables.get(address.replaceAll('-', '.'));
    if (!before) return [];
    const value = before.value.startsWith('#') ? `#${written}` : written.replaceAll('-', '.');
    if (before.group === 'purpose') return value in palette ? [[before.name, value]] : [];
    return unitOf(value) === unitOf(before.value) ? [[before.name, value]] : [];
  });
  return Object.fromEntries(changes);
}

const turnables = new Map(
  [...turnableColours, ...turnablePurposes, ...turnableNumbers('dark'), ...turnableNumbers('kiosk')].map(
    (turnable) => [turnable.name, turnable],
  ),
);

/** Returns `#` for a colour, `rem`, `vmin` or `ms` for a number, and undefined for what is neither. */
const unitOf = (value: string) =>
  /^(#)[\da-f]{6}$|^\d*\.?\d+(rem|vmin|ms)$/.exec(value)?.slice(1).find(Boolean);
