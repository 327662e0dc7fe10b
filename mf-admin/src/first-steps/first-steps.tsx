import { useQuery } from '@tanstack/react-query';
import { contests, dashboard, screens, settings } from '@vetta/contract/client/admin-queries';
import { deviceStorage } from '@vetta/contract/client/device-storage';
import { Button } from '@vetta/design-system/button';
import { Card } from '@vetta/design-system/card';
import { Heading } from '@vetta/design-system/heading';
import { Inline } from '@vetta/design-system/inline';
import { Stack } from '@vetta/design-system/stack';
import { Text } from '@vetta/design-system/text';
import { VisuallyHidden } from '@vetta/design-system/visually-hidden';
import { Check } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { settingOf, wholeMonth } from '../contest/contest-settings.ts';
import { useChangeSetting } from '../contest/setting-mutations.ts';
import { monthInWords } from '../day/in-words.ts';
import { opening } from '../kit/address/use-dialog-from-address.ts';
import { useKeepFocus } from '../kit/focus-content.ts';
import { SectionLink } from '../layout/section-link.tsx';
import * as styles from './first-steps.css.ts';

/** «Per cominciare»: what an empty office needs, each thing one press away. Gone when all is done. */
export function FirstSteps({ today }: { readonly today: string }) {
  const title = useId();
  const first = useFirstSteps();
  useKeepFocus(first !== undefined);
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
        <Inline gap="sm">
          <SectionLink href={step.href}>{step.action}</SectionLink>
          {step.isConfirmable && <WholeMonth today={today} />}
        </Inline>
      )}
    </Stack>
  </li>
);

/** «Tutto novembre»: confirms that the contest lasts the whole month. */
function WholeMonth({ today }: { readonly today: string }) {
  const { data } = useQuery(settings);
  const change = useChangeSetting();
  if (!data) return null;
  const confirm = () => {
    const { rowTag: ifMatch } = settingOf(data, 'contest');
    change.mutate({ body: { key: 'contest', value: wholeMonth(today) }, ifMatch });
  };
  return (
    <Button size="sm" isPending={change.isPending} onPress={confirm}>
      Tutto {monthInWords(today, today)}
    </Button>
  );
}

/** A step of an office's first hour. */
interface FirstStep {
  readonly title: string;
  readonly why: string;
  readonly isDone: boolean;
  readonly href: string;
  readonly action: string;
  /** Whether «Tutto novembre» does it without leaving. */
  readonly isConfirmable?: boolean;
}

/** The month that every installation has dates for from the beginning (docs/rules.md, «Eligibility»). */
const SEEDED = '2025-10';

/**
 * Returns the steps of an office's first hour; undefined when there is nothing to show. They come in an office without numbers,
 * and stay on this device until all are done or `hide` is called. They tick themselves by what the office has.
 */
function useFirstSteps() {
  const { data: office } = useQuery(dashboard);
  const isEmpty = office?.entriesCount === 0;
  const [isShown, setShown] = useState(areStepsShown);
  useEffect(() => {
    if (isEmpty && isShown === undefined) {
      showSteps();
      setShown(true);
    }
  }, [isEmpty, isShown]);
  const hide = () => {
    hideSteps();
    setShown(false);
  };
  const walls = useQuery({ ...screens, enabled: isShown === true });
  const months = useQuery({ ...contests, enabled: isShown === true });
  if (!office || !isShown || !walls.data || !months.data) return undefined;
  const steps: FirstStep[] = [
    {
      title: 'Le persone in gara',
      why: 'Basta il nome, uno dopo l’altro.',
      isDone: office.playersCount > 0,
      href: opening('/admin/players', 'partecipante'),
      action: 'Aggiungi le persone',
    },
    {
      title: 'I premi',
      why: 'Per i primi tre, e per la lotteria se c’è.',
      isDone: office.prizesCount > 0,
      href: opening('/admin/prizes', 'premio'),
      action: 'Aggiungi un premio',
    },
    {
      title: 'Le date della gara',
      why: 'Se non scegli altro, la gara dura tutto il mese.',
      isDone: months.data.some(({ month }) => month !== SEEDED),
      href: '/admin/contest',
      action: 'Scegli le date',
      isConfirmable: true,
    },
    {
      title: 'Un televisore',
      why: 'Apri /kiosk sul televisore, poi dagli un nome.',
      isDone: walls.data.some(({ name }) => name !== null),
      href: '/admin/screens',
      action: 'Collega un televisore',
    },
  ];
  return steps.every(({ isDone }) => isDone) ? undefined : { steps, hide };
}

const KEY = 'vetta-first-steps';

/** Returns whether this device shows the first steps; undefined while nothing decided that. */
function areStepsShown(): boolean | undefined {
  const stored = deviceStorage.get(KEY);
  return stored === null ? undefined : stored === 'shown';
}

const showSteps = (): void => deviceStorage.set(KEY, 'shown');
const hideSteps = (): void => deviceStorage.set(KEY, 'hidden');
