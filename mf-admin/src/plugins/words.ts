import type { GenerationRecord, PluginVersion } from '@vetta/contract/generations';
import { SHELL } from '@vetta/contract/published-build';
import type { BuildChange } from './generation-changes.ts';

/** Returns the beginning of a hash, by which people tell builds apart. */
export const shortHash = (hash: string): string => hash.slice(0, 8);

/** Whether it is the shell or a front end of the product's own, without which Vetta shows nothing. A guest's name never begins so. */
export const isOfTheHouse = (name: string): boolean => name === SHELL || name.startsWith('mf-');

/** Returns what a plugin is called; its name if no known version has a title. */
export const titleOf = (name: string, versions: readonly PluginVersion[]): string =>
  versions.find((version) => version.name === name)?.title ?? name;

/** Returns «Pagina pubblica: 1a2b3c4d → 5e6f7a8b». */
export function changeInWords({ name, before, after }: BuildChange, versions: readonly PluginVersion[]) {
  const title = titleOf(name, versions);
  if (before === null) return `${title} arriva: ${shortHash(after ?? '')}`;
  if (after === null) return `${title} va via`;
  return `${title}: ${shortHash(before)} → ${shortHash(after)}`;
}

/** How a generation's state is called, and the tone of its badge; undefined if nothing is to be said. */
export function stateOf({ isCurrent, canary }: GenerationRecord) {
  if (isCurrent) return { label: 'corrente', tone: 'success' } as const;
  if (canary?.state === 'open') return { label: `in prova su ${canary.screen}`, tone: 'info' } as const;
  if (canary?.state === 'ended') return { label: 'prova fermata', tone: 'warning' } as const;
  return undefined;
}

type Canary = NonNullable<GenerationRecord['canary']>;

/** Returns how an open canary fares on its screen, and what follows: «va bene da 6 minuti». */
export function healthInWords({ health, extendsWhenHealthy }: Canary): string {
  if (health === null || health.state === 'waiting') return 'lo schermo non la mostra ancora';
  const minutes = Math.floor(health.seconds / 60);
  const well =
    minutes === 0
      ? 'va bene da meno di un minuto'
      : `va bene da ${minutes === 1 ? 'un minuto' : `${minutes} minuti`}`;
  if (health.state === 'healthy') return `${well}: si può estendere`;
  return extendsWhenHealthy ? `${well}, a quindici si estende da sola` : well;
}

const italian = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 1, useGrouping: 'always' });

/** Returns a file's size as `812 byte`, `14,2 kB` or `1,3 MB`. */
export function sizeInWords(bytes: number): string {
  if (bytes < 1000) return bytes === 1 ? '1 byte' : `${bytes} byte`;
  if (bytes < 1_000_000) return `${italian.format(bytes / 1000)} kB`;
  return `${italian.format(bytes / 1_000_000)} MB`;
}
