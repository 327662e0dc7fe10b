import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { z } from 'zod';

const here = createRequire(import.meta.url);

// One list for all builds: what a page may hold only once. The design system is not among them, each plugin bundles
// what it uses of it.
const packages = ['react', 'react-dom', 'jotai', '@tanstack/react-query'] as const;

const Package = z.object({
  version: z.string().optional(),
  dependencies: z.record(z.string(), z.string()).default({}),
});
const readPackage = (file: string) => Package.parse(JSON.parse(readFileSync(file, 'utf8')));

/** The version that is installed, which is the version that every build is made for. */
export const installedVersion = (name: string): string =>
  readPackage(here.resolve(`${name}/package.json`)).version ?? '';

const shared = (name: string, ownCopy: boolean) => ({
  singleton: true,
  version: installedVersion(name),
  requiredVersion: `^${installedVersion(name)}`,
  ...(!ownCopy && { import: false as const }),
});

// `react/` stands for React's other entries, the JSX runtime among them.
const share = (names: readonly string[], ownCopy: boolean) => ({
  ...Object.fromEntries(names.map((name) => [name, shared(name, ownCopy)])),
  'react/': shared('react', ownCopy),
});

/** The shell brings them all. */
export const providedSingletons = () => share(packages, true);

/** A plugin has no copy of its own: it asks for those that its package.json names. */
export const askedSingletons = (asked: readonly string[]) => share(asked, false);

/**
 * Which singletons a plugin asks for: those that its package.json names. React is always among them, since what it bundles
 * of others needs it.
 */
export function singletonsOf(packageJson: string): string[] {
  const { dependencies } = readPackage(packageJson);
  return packages.filter((name) => name.startsWith('react') || name in dependencies);
}

/**
 * Stands around federation's plugin and lets it see each singleton being taken whole. It tells by watching the build which
 * of their exports are used, and believes it has seen all after a pause of 10 ms: on a busy machine it misses some, and the
 * build fails. The imports that it is shown are taken out again behind it.
 */
export function showWholeSingletons(asked: readonly string[]): { before: Plugin; after: Plugin } {
  const imports = [...asked, 'react/jsx-runtime']
    .map((name, index) => `import * as whole${index} from '${name}';`)
    .join('');
  const step = (name: string, change: (code: string) => string): Plugin => ({
    name: `vetta:whole-singletons-${name}`,
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      return this.getModuleInfo(id)?.isEntry ? { code: change(code), map: null } : undefined;
    },
  });
  return {
    before: step('shown', (code) => imports + code),
    after: step('hidden', (code) => code.replace(imports, '')),
  };
}
