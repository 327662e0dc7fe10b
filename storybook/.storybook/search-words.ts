import { existsSync, readFileSync } from 'node:fs';
import type { StorybookConfig } from '@storybook/react-vite';
import { readGuide } from '@vetta/design-system/guide';

type Generator = NonNullable<StorybookConfig['storyIndexGenerator']>;
type StoryIndex = Awaited<ReturnType<Generator['getIndex']>>;

/**
 * Gives Storybook's index the search words of each component's guide. Its search looks at names, at paths, and at the headings
 * (`anchors`) of the index: each word becomes a heading of the component's first entry, which is its documentation page. That
 * keeps the words out of titles, which ids and links are made of.
 */
export async function withSearchWords(found: Generator | Promise<Generator>): Promise<Generator> {
  const generator = await found;
  // Storybook asks for it once for each of its parts, and always gets the same.
  if (Object.hasOwn(generator, 'getIndexAndStats')) return generator;
  const getIndexAndStats = generator.getIndexAndStats.bind(generator);
  generator.getIndexAndStats = async () => {
    const indexed = await getIndexAndStats();
    addWords(indexed.storyIndex);
    return indexed;
  };
  return generator;
}

function addWords({ entries }: StoryIndex): void {
  const firstByFile = new Map(
    Object.values(entries)
      .toReversed()
      .map((entry) => [entry.importPath, entry]),
  );
  for (const [path, entry] of firstByFile) {
    const guide = new URL(`../${path}`.replace(/stories\.tsx$/, 'md'), import.meta.url);
    if (!guide.pathname.endsWith('.md') || !existsSync(guide)) continue;
    const { search } = readGuide(readFileSync(guide, 'utf8'));
    Object.assign(entry, { anchors: search.map((title) => ({ id: entry.id, title })) });
  }
}
