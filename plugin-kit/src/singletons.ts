import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { z } from 'zod';

const here = createRequire(import.meta.url);

// The packages that a page must load only once, for all builds. The design system is not one of them: each plugin bundles
// the parts that it uses.
const packages = ['react', 'react-dom', '@tanstack/react-query'] as const;

const Package = z.object({
  version: z.string().optional(),
  dependencies: z.record(z.string(), z.string()).default({}),
});
const readPackage = (file: string) => Package.parse(JSON.parse(readFileSync(file, 'utf8')));

/** Returns the installed version of a package. Every build is made for this version. */
export const installedVersion = (name: string): string =>
  readPackage(here.resolve(`${name}/package.json`)).version ?? '';

const shared = (name: string, ownCopy: boolean) => ({
  singleton: true,
  version: installedVersion(name),
  // Unchecked: federation would only warn, and its check of the versions takes time in the first load. The shell checks
  // each plugin's ranges itself.
  requiredVersion: false as const,
  // At once: one file for all, and nothing that waits for a choice among versions.
  ...(ownCopy ? { eager: true as const } : { import: false as const }),
});

// `react/` matches React's other entry points, such as the JSX runtime.
const share = (names: readonly string[], ownCopy: boolean) => ({
  ...Object.fromEntries(names.map((name) => [name, shared(name, ownCopy)])),
  'react/': shared('react', ownCopy),
});

/** Returns federation's `shared` option of the shell, which bundles all singletons. */
export const providedSingletons = () => share(packages, true);

/** Returns federation's `shared` option of a plugin: the shell's copies of these singletons. */
export const consumedSingletons = (names: readonly string[]) => share(names, false);

/**
 * Returns the singletons that a plugin uses: those in its package.json, and React, which the packages that it bundles need.
 * Throws if the file is not a package.json.
 */
export function singletonsOf(packageJson: string): string[] {
  const { dependencies } = readPackage(packageJson);
  return packages.filter((name) => name.startsWith('react') || name in dependencies);
}

/**
 * Returns two Vite plugins to put before and after federation's. The first adds an import of every export of each singleton,
 * the second removes it. Without them a build fails at times on a busy machine: federation collects the used exports while
 * the build runs, and stops collecting after a pause of 10 ms.
 */
export function importWholeSingletons(names: readonly string[]): { before: Plugin; after: Plugin } {
  const imports = [...names, 'react/jsx-runtime']
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
    before: step('add', (code) => imports + code),
    after: step('remove', (code) => code.replace(imports, '')),
  };
}
