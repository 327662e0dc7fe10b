import { Unstyled } from '@storybook/addon-docs/blocks';
import { guideOf } from '@vetta/design-system/guides';
import type { ReactNode } from 'react';
import * as styles from './guide-of.css.ts';

/** How to use the component whose stories these are. Empty for a screen, which has no guide. */
export const GuideOf = ({ storyFile }: { storyFile: string }) => {
  const guide = guideOf(storyFile);
  if (!guide) return null;
  return (
    <Unstyled>
      <div className={styles.guide}>
        <List title="Sì" className={styles.yes} items={guide.yes} />
        <List title="No" className={styles.no} items={guide.no} />
        {guide.keys.length > 0 && (
          <Part title="Tastiera">
            <dl className={styles.keys}>
              {guide.keys.map(([keys, effect]) => (
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
        <List title="Parole" className={styles.words} items={guide.words} />
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
