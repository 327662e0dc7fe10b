import type { PluginContext } from '@vetta/contract/plugin';
import type { SiteTexts } from '@vetta/contract/site-texts';
import type { ReactNode } from 'react';
import { useSectionQuery } from '../page/first-data.ts';
import { Section } from '../page/section.tsx';
import { Bans } from './bans.tsx';
import { Faq } from './faq.tsx';
import { Program } from './program.tsx';
import * as styles from './rules.css.ts';

interface RulesProps extends Pick<PluginContext, 'queries' | 'now'> {
  readonly texts: SiteTexts;
}

/** The rules: the month's programme, the questions, and what leads to a disqualification. */
export function Rules({ queries, now, texts }: RulesProps) {
  const { data, isFetched, isFetching, refetch } = useSectionQuery(queries.site);
  const prizes = useSectionQuery({ ...queries.leaderboard, retryOnMount: false }).data?.prizes;
  return (
    <RulesFrame title={texts['rules.title']}>
      <Program contest={data?.contest} prizes={prizes} today={now()} texts={texts} />
      <Faq
        title={texts['rules.faqTitle']}
        rules={data?.rules}
        isLoading={!isFetched}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
      <Bans texts={texts} />
    </RulesFrame>
  );
}

interface RulesFrameProps {
  readonly title: string;
  readonly children: ReactNode;
}

export const RulesFrame = ({ title, children }: RulesFrameProps) => (
  <Section id="rules" title={title}>
    <div className={styles.card}>{children}</div>
  </Section>
);
