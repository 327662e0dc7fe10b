import { useQuery } from '@tanstack/react-query';
import { settings } from '@vetta/contract/client/admin-queries';
import { Button } from '@vetta/design-system/button';
import { Card } from '@vetta/design-system/card';
import { Heading } from '@vetta/design-system/heading';
import { Inline } from '@vetta/design-system/inline';
import { Stack } from '@vetta/design-system/stack';
import { Text } from '@vetta/design-system/text';
import { VisuallyHidden } from '@vetta/design-system/visually-hidden';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { contestSettings } from '../contest/contest-settings.ts';
import { useChangeSetting } from '../contest/setting-mutations.ts';
import { wholeMonth } from '../contest/whole-month.ts';
import { monthInWords } from '../day/month-in-words.ts';
import { useFocusWhenGone } from '../focus-content.ts';
import { SectionLink } from '../layout/section-link.tsx';
import * as styles from './first-steps.css.ts';
import { type FirstStep, useFirstSteps } from './use-first-steps.ts';

/** «Per cominciare»: what an empty office needs, each thing one press away. Gone when all is done. */
export function FirstSteps({ today }: { readonly today: string }) {
  const title = useId();
  const first = useFirstSteps();
  useFocusWhenGone(first !== undefined);
  if (!first) return null;
  const done = first.steps.filter(({ isDone }) => isDone).length;
  return (
    <Card as="section" aria-labelledby={title}>
      <Inline>
        <Heading level={3} id={title}>
          Per cominciare
        </Heading>
        <p className={styles.count}>
          {done} di {first.steps.length}
        </p>
        <Button size="sm" tone="quiet" onPress={first.hide}>
          Nascondi
        </Button>
      </Inline>
      <ol className={styles.steps}>
        {first.steps.map((step, index) => (
          <Step key={step.href} step={step} number={index + 1} today={today} />
        ))}
      </ol>
    </Card>
  );
}

interface StepProps {
  readonly step: FirstStep;
  readonly number: number;
  readonly today: string;
}

const Step = ({ step, number, today }: StepProps) => (
  <li className={styles.step}>
    <span className={step.isDone ? styles.done : styles.open}>
      {step.isDone ? <Check size={18} aria-hidden="true" /> : <span aria-hidden="true">{number}</span>}
      {step.isDone && <VisuallyHidden>Fatto:</VisuallyHidden>}
    </span>
    <Stack gap="xxs">
      <Text weight="strong">{step.title}</Text>
      <Text size="sm" tone="muted">
        {step.why}
      </Text>
      {!step.isDone && (
        <p className={styles.actions}>
          <SectionLink href={step.href}>{step.action}</SectionLink>
          {step.isConfirmable && <WholeMonth today={today} />}
        </p>
      )}
    </Stack>
  </li>
);

/** «Tutto novembre»: confirms that the contest lasts the whole month. */
function WholeMonth({ today }: { readonly today: string }) {
  const { data } = useQuery(settings);
  const change = useChangeSetting();
  const confirm = () => {
    if (!data) return;
    const { rowTag } = contestSettings(data).contest;
    change.mutate({ change: { key: 'contest', value: wholeMonth(today) }, rowTag });
  };
  return (
    <Button size="sm" isDisabled={!data} isPending={change.isPending} onPress={confirm}>
      Tutto {monthInWords(today, today)}
    </Button>
  );
}
