import { useQuery } from '@tanstack/react-query';
import { contests, dashboard, screens } from '@vetta/contract/client/admin-queries';
import { deviceStorage } from '@vetta/contract/client/device-storage';
import { useEffect, useState } from 'react';
import { opening } from '../address/use-dialog-from-address.ts';

/** A step of an office's first hour. */
export interface FirstStep {
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
export function useFirstSteps() {
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
