import { Unstyled } from '@storybook/addon-docs/blocks';
import { Badge } from '@vetta/design-system/badge';
import { guideOf } from '@vetta/design-system/guides';
import * as styles from './guide-of.css.ts';

const statuses = {
  ready: { tone: 'success', words: 'in uso' },
  trial: { tone: 'info', words: 'in prova' },
  outdated: { tone: 'warning', words: 'superato' },
} as const;

/** Whether screens use the component, since when it exists, and the words that find it. */
export const AgeOf = ({ storyFile }: { storyFile: string }) => {
  const guide = guideOf(storyFile);
  if (!guide) return null;
  const { tone, words } = statuses[guide.status];
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
