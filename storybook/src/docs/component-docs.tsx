import {
  Controls,
  Description,
  Primary,
  Stories,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';
import { Badge } from '@vetta/design-system/badge';
import { readGuide } from '@vetta/design-system/guide';
import type { ReactNode } from 'react';
import * as styles from './component-docs.css.ts';

const guides = import.meta.glob<string>('../../../design-system/src/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Returns the guide of the component whose stories are in a file; undefined for those of a screen, which has none. */
function guideOf(storyFile: string) {
  const [component] = /design-system\/src\/.+(?=\.stories\.tsx$)/.exec(storyFile) ?? [];
  const markdown = guides[`../../../${component}.md`];
  return markdown === undefined ? undefined : readGuide(markdown);
}

/** The documentation page of every component: what it is, whether it is in use and since when, its controls, how to use it, and all its states. */
export const ComponentDocs = () => {
  const { preparedMeta } = useOf('meta', ['meta']);
  const storyFile = String(preparedMeta.parameters.fileName);
  return (
    <>
      <Title />
      <AgeOf storyFile={storyFile} />
      <Description />
      <Primary />
      <Controls />
      <GuideOf storyFile={storyFile} />
      <Stories title="Stati" includePrimary={false} />
    </>
  );
};

const statuses = {
  inUse: { tone: 'success', words: 'in uso' },
  trial: { tone: 'info', words: 'in prova' },
  outdated: { tone: 'warning', words: 'superato' },
} as const;

/** Whether screens use the component, since when it exists, and the words that find it. */
const AgeOf = ({ storyFile }: { storyFile: string }) => {
  const guide = guideOf(storyFile);
  if (!guide) return null;
  const { tone, words } = statuses[guide.status ?? 'inUse'];
  return (
    <Unstyled>
      <p className={styles.age}>
        <Badge tone={tone}>{words}</Badge>
        <span>
          dal <time dateTime={guide.since}>{day.format(new Date(guide.since))}</time>
        </span>
        <span>si trova con: {guide.search.join(', ')}</span>
      </p>
    </Unstyled>
  );
};

const day = new Intl.DateTimeFormat('it-IT', { dateStyle: 'long', timeZone: 'UTC' });

/** How to use the component whose stories these are. Empty for a screen, which has no guide. */
const GuideOf = ({ storyFile }: { storyFile: string }) => {
  const guide = guideOf(storyFile);
  if (!guide) return null;
  return (
    <Unstyled>
      <div className={styles.guide}>
        <List title="Sì" className={styles.yes} items={guide.parts.Sì} />
        <List title="No" className={styles.no} items={guide.parts.No} />
        {guide.parts.Tastiera.length > 0 && (
          <Part title="Tastiera">
            <dl className={styles.keys}>
              {guide.parts.Tastiera.map((line) => line.split(/: (.+)/)).map(([keys, effect]) => (
                <div key={keys} className={styles.key}>
                  <dt>
                    <kbd className={styles.cap}>{keys}</kbd>
                  </dt>
                  <dd>{effect}</dd>
                </div>
              ))}
            </dl>
          </Part>
        )}
        <List title="Parole" className={styles.words} items={guide.parts.Parole} />
      </div>
    </Unstyled>
  );
};

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.part}>
    <h3 className={styles.title}>{title}</h3>
    {children}
  </section>
);

const List = ({ title, className, items }: { title: string; className: string; items: readonly string[] }) =>
  items.length > 0 && (
    <Part title={title}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item} className={className}>
            {item}
          </li>
        ))}
      </ul>
    </Part>
  );
