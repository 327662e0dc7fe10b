import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const here = createRequire(import.meta.url);

// One list for all builds: what a page may hold only once. The design system is not among them, each plugin bundles
// what it uses of it.
const packages = ['react', 'react-dom', 'jotai', '@tanstack/react-query'] as const;

/** The version that is installed, which is the version that every build is made for. */
export function installedVersion(name: string): string {
  const { version } = JSON.parse(readFileSync(here.resolve(`${name}/package.json`), 'utf8')) as {
    version: string;
  };
  return version;
}

/** The shell brings them; a plugin asks for them and has no copy of its own. */
export function singletons(role: 'shell' | 'plugin') {
  const shared = (name: string) => ({
    singleton: true,
    version: installedVersion(name),
    requiredVersion: `^${installedVersion(name)}`,
    ...(role === 'plugin' && { import: false as const }),
  });
  // `react/` stands for its other entries, the JSX runtime among them.
  return { ...Object.fromEntries(packages.map((name) => [name, shared(name)])), 'react/': shared('react') };
}
