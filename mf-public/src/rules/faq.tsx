import type { GameRule } from '@vetta/contract/site';
import { Disclosure } from '@vetta/design-system/disclosure';
import { Heading } from '@vetta/design-system/heading';
import { Notice } from '@vetta/design-system/notice';
import { Skeleton } from '@vetta/design-system/skeleton';
import type { ReactNode } from 'react';
import { PlainButton } from '../plain-button/plain-button.tsx';
import * as styles from './rules.css.ts';

interface FaqProps {
  readonly title: string;
  /** Undefined until they have come. */
  readonly rules: readonly GameRule[] | undefined;
  readonly isLoading: boolean;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** The questions; several can be open at once. Nothing if the league has none. */
export function Faq({ title, rules, isLoading, isRetrying, onRetry }: FaqProps) {
  if (rules?.length === 0) return null;
  return (
    <FaqFrame title={title}>
      {rules ? (
        <div>
          {rules.map((rule) => (
            <Question key={rule.id} title={rule.title} content={rule.content} />
          ))}
        </div>
      ) : (
        <Missing isLoading={isLoading} isRetrying={isRetrying} onRetry={onRetry} />
      )}
    </FaqFrame>
  );
}

export const FaqFrame = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div className={styles.block}>
    <Heading level={3}>{title}</Heading>
    {children}
  </div>
);

export const Question = ({ title, content }: Pick<GameRule, 'title' | 'content'>) => (
  <Disclosure title={title} level={4}>
    {content}
  </Disclosure>
);

const Missing = ({
  isLoading,
  isRetrying,
  onRetry,
}: Pick<FaqProps, 'isLoading' | 'isRetrying' | 'onRetry'>) =>
  isLoading ? (
    <div className={styles.faqSkeleton}>
      <Skeleton width="half" />
      <Skeleton width="most" />
      <Skeleton width="half" />
    </div>
  ) : (
    <Notice
      tone="error"
      title="Domande non raggiungibili"
      action={
        <PlainButton tone="bright" disabled={isRetrying} onClick={onRetry}>
          {isRetrying ? 'Un momento…' : 'Riprova'}
        </PlainButton>
      }
    />
  );
