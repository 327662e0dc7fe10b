import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readGuide } from './guide/guide.ts';

// The folders that vite.config.ts makes entries of, so that other workspaces can import them.
const components = readdirSync(import.meta.dirname).filter((name) =>
  existsSync(`${import.meta.dirname}/${name}/${name}.tsx`),
);
const fileOf = (name: string, kind: string) => `${import.meta.dirname}/${name}/${name}.${kind}`;

/** Returns a component's guide, which must be there. */
const guideOf = (name: string) => readGuide(readFileSync(fileOf(name, 'md'), 'utf8'));

const repository = `${import.meta.dirname}/../..`;
const frontEnds = globSync('{shell,mf-*}/**/*.tsx', {
  cwd: repository,
  exclude: ['**/node_modules/**', '**/*.stories.tsx'],
}).map((file) => readFileSync(`${repository}/${file}`, 'utf8'));

/** Draws nothing itself; the preview wraps every story in it. */
const withoutStory = ['provider'];

test.each(components.filter((name) => !withoutStory.includes(name)))('%s has a story', (name) => {
  expect(existsSync(fileOf(name, 'stories.tsx')), `design-system/src/${name}/${name}.stories.tsx`).toBe(true);
  expect(readFileSync(fileOf(name, 'stories.tsx'), 'utf8')).toMatch(/^export const \w+: Story/m);
});

test.each(components.filter((name) => !withoutStory.includes(name)))(
  '%s’s documentation describes its own props, not those of an example around it',
  (name) => {
    const stories = readFileSync(fileOf(name, 'stories.tsx'), 'utf8');
    const shown = /component: (\w+)/.exec(stories)?.[1] ?? 'nothing';
    expect(readFileSync(fileOf(name, 'tsx'), 'utf8')).toMatch(
      new RegExp(`export (const|function) ${shown}\\b`),
    );
  },
);

test.each(components)(
  '%s has a guide: when to use it, the words that find it, its age, and its keys if it takes the focus',
  (name) => {
    const { parts, ...guide } = guideOf(name);
    expect(parts.Sì).not.toEqual([]);
    expect(parts.No).not.toEqual([]);
    const written = readFileSync(fileOf(name, 'md'), 'utf8');
    expect(Object.values(parts).flat(), 'a line in no known part').toEqual(
      [...written.matchAll(/^- (.+)/gm)].map(([, line]) => line),
    );
    expect(guide.status, 'an unknown status').toBe(/^status: (.+)/m.exec(written)?.[1]);
    expect(guide.search.length).toBeGreaterThanOrEqual(3);
    expect(guide.since).toMatch(/^\d{4}-\d\d-\d\d$/);
    const takesFocus = /from 'react-aria-components\/(?!I18n|ProgressBar|Label)|<button|<a |<summary/.test(
      readFileSync(fileOf(name, 'tsx'), 'utf8'),
    );
    if (takesFocus) expect(parts.Tastiera, `${name} takes the focus`).not.toEqual([]);
  },
);

test.each(components)('%s is «in uso» exactly if a front end uses it', (name) => {
  const guide = guideOf(name);
  const isUsed = frontEnds.some((text) => text.includes(`'@vetta/design-system/${name}'`));
  expect(isUsed ? [undefined, 'outdated'] : ['trial', 'outdated']).toContain(guide.status);
});

// Storybook reads props from the source, and shows «unknown» for a type that it would have to compute and for `readonly A[]`.
test.each(components)('%s writes out the choices of its props', (name) => {
  expect(readFileSync(fileOf(name, 'tsx'), 'utf8')).not.toMatch(/keyof typeof|: readonly .*\[\];/);
});

// What a designer wants, in her own words, and what she should find.
test.each([
  ['conferma', 'confirm-dialog'],
  ['modale', 'dialog'],
  ['avviso', 'notice'],
  ['tendina', 'select'],
  ['campo', 'text-field'],
  ['elenco', 'table'],
  ['data', 'date-picker'],
  ['caricamento', 'skeleton'],
  ['vuoto', 'empty-state'],
  ['errore', 'notice'],
  ['chart', 'altitude-line'],
  ['delete', 'confirm-dialog'],
  ['dropdown', 'select'],
  ['list', 'table'],
  ['loader', 'spinner'],
  ['notification', 'toast'],
  ['search', 'command-menu'],
])('«%s» finds %s', (word, component) => {
  expect(guideOf(component).search).toContain(word);
});

const groups = [
  'Azioni',
  'Campi',
  'Messaggi e conferme',
  'Attese',
  'Dati e podio',
  'Testo',
  'Disposizione',
  'Immagini',
];
const titles = globSync('{design-system,storybook}/src/**/*.{stories.tsx,mdx}', { cwd: repository }).flatMap(
  (file) =>
    /title[:=] ?['"](Design system\/[^'"]+)['"]/.exec(readFileSync(`${repository}/${file}`, 'utf8'))?.[1] ??
    [],
);

test('every component stands in one of the groups that the documentation names', () => {
  const own = titles.map((title) => title.split('/')[1]).filter((group) => !groups.includes(group ?? ''));
  expect(own).toEqual([]);
});

test.each(groups)('the group %s shows what to do beside what not to do', (group) => {
  expect(titles).toContain(`Design system/${group}/Sì e no`);
});

test('every story stands in one of the parts that the documentation names', () => {
  const parts = ['Fondamenti', 'Design system', 'Pagina pubblica', 'Schermo', 'Amministrazione', 'Pagine'];
  const files = globSync('{design-system,storybook,shell,mf-*}/src/**/*.stories.tsx', { cwd: repository });
  const shown = files.map(
    (file) => /^ {2}title: '([^/']+)\//m.exec(readFileSync(`${repository}/${file}`, 'utf8'))?.[1],
  );
  expect(shown.filter((part) => part !== undefined && !parts.includes(part))).toEqual([]);
});
