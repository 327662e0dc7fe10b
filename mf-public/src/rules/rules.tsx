import { useQuery } from '@tanstack/react-query';
import type { PluginContext } from '@vetta/contract/plugin';
import type { SiteTexts } from '@vetta/contract/site-texts';
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
  const { data, isFetched, isFetching, refetch } = useQuery(queries.site);
  return (
    <Section id="rules" title={texts['rules.title']}>
      <div className={styles.card}>
        <Program contest={data?.contest} today={now()} texts={texts} />
        <Faq
          title={texts['rules.faqTitle']}
          rules={data?.rules}
          isLoading={!isFetched}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
        <Bans texts={texts} />
      </div>
    </Section>
  );
}
