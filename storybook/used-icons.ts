import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const id = 'virtual:used-icons';
const repository = join(import.meta.dirname, '..');

/** Provides the module `virtual:used-icons`: the icons of Lucide that the front ends import. */
export const usedIcons = (): Plugin => ({
  name: 'vetta:used-icons',
  resolveId: (name) => (name === id ? `\0${id}` : undefined),
  load(name) {
    if (name !== `\0${id}`) return undefined;
    const icons = Object.entries(iconsOfSources()).sort(([one], [other]) => one.localeCompare(other));
    const names = icons.map(([icon]) => icon).join(', ');
    const list = icons.map(
      ([icon, files]) => `{ name: '${icon}', Icon: ${icon}, files: ${JSON.stringify(files)} }`,
    );
    return `import { ${names} } from 'lucide-react';\nexport const icons = [${list.join(', ')}];`;
  },
});

/** Returns the names of the imported icons with the files that import them. */
function iconsOfSources(): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  const files = globSync('{design-system,shell,mf-*}/src/**/*.tsx', {
    cwd: repository,
    exclude: ['**/*.stories.tsx', '**/*.test.tsx'],
  });
  for (const file of files.sort()) {
    const source = readFileSync(join(repository, file), 'utf8');
    for (const [, names = ''] of source.matchAll(/^import \{([^}]*)\} from 'lucide-react';/gm)) {
      for (const icon of names.split(',').map((each) => each.trim())) {
        if (icon && !icon.startsWith('type ')) found[icon] = [...(found[icon] ?? []), file];
      }
    }
  }
  return found;
}
