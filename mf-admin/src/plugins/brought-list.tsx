import type { PluginBuild } from '@vetta/contract/generations';
import { Stack } from '@vetta/design-system/stack';
import { Text } from '@vetta/design-system/text';
import { callsInWords } from './call-words.ts';
import * as styles from './plugins.css.ts';

/** What a build brings, its pages, sections of the back office and scenes, and the calls that it may make. */
export function BroughtList({
  build: { name, routes, adminSections, scenes, calls },
}: {
  readonly build: PluginBuild;
}) {
  const groups = [
    { label: routes.length === 1 ? 'Pagina' : 'Pagine', items: routes.map(({ title }) => title) },
    {
      label: adminSections.length === 1 ? 'Sezione' : 'Sezioni',
      items: adminSections.map(({ title }) => title),
    },
    { label: scenes.length === 1 ? 'Scena' : 'Scene', items: scenes.map(({ title }) => title) },
    { label: 'Con la chiave di chi lo usa', items: callsInWords(calls) },
  ].filter(({ items }) => items.length > 0);
  if (groups.length === 0)
    return (
      <Text size="sm" tone="muted">
        {name === 'shell'
          ? 'La cornice che carica i plugin e li mostra'
          : 'Non porta pagine, sezioni o scene'}
      </Text>
    );
  return (
    <Stack as="dl" gap="xs">
      {groups.map(({ label, items }) => (
        <div key={label} className={styles.brought}>
          <dt className={styles.broughtKind}>{label}</dt>
          {items.map((item) => (
            <dd key={item} className={styles.broughtThing}>
              {item}
            </dd>
          ))}
        </div>
      ))}
    </Stack>
  );
}
