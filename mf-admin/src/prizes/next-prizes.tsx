import { useQuery } from '@tanstack/react-query';
import { prizes as prizesQuery } from '@vetta/contract/client/admin-queries';
import { callWithStatus } from '@vetta/contract/client/call';
import { capital, formatMonth } from '@vetta/contract/client/formats';
import { inMonth, thePlace } from '@vetta/contract/italian-article';
import { monthName } from '@vetta/contract/month-name';
import { NewPrize, type Prize } from '@vetta/contract/prizes';
import { addDays, daysInMonth, monthOf } from '@vetta/contract/rome-time';
import { Button } from '@vetta/design-system/button';
import { Notice } from '@vetta/design-system/notice';
import type { ReactNode } from 'react';
import { enumerated } from '../audit/words/enumeration.ts';
import { useAdminMutation } from '../kit/use-admin-mutation.ts';
import { missingPrizes } from './missing-prizes.ts';

/** From this day on the next month's prizes are looked at. */
const FROM_DAY = 25;

/** From the 25th on, and on the 1st: which prizes the month that comes, or has begun, does not have. */
export function NextPrizes({ today, children }: NextPrizesProps) {
  const month = monthOf(today);
  const day = Number(today.slice(8));
  const next = monthOf(addDays(`${month}-${daysInMonth(month)}`, 1));
  if (day > 1 && day < FROM_DAY) return null;
  const [from, to] = day === 1 ? [monthOf(addDays(today, -1)), month] : [month, next];
  return (
    <MissingPrizes from={from} to={to}>
      {children}
    </MissingPrizes>
  );
}

interface NextPrizesProps {
  readonly today: string;
  /** Says where prizes are changed. */
  readonly children?: ReactNode;
}

const nameOf = (month: string): string => monthName(formatMonth(month));

interface MissingPrizesProps extends Pick<NextPrizesProps, 'children'> {
  readonly from: string;
  readonly to: string;
}

function MissingPrizes({ from, to, children }: MissingPrizesProps) {
  const { data: prizes = [] } = useQuery(prizesQuery);
  const copy = useCopyPrizes();
  const missing = missingPrizes(prizes, from, to);
  if (missing.length === 0) return null;
  const places = missing.map(({ isLottery, position }) => (isLottery ? 'la lotteria' : thePlace(position)));
  return (
    <Notice
      tone="warning"
      title={`${capital(inMonth(nameOf(to)))} ${missing.length === 1 ? 'manca il premio' : 'mancano i premi'} per ${enumerated(places)}`}
      action={
        <Button
          size="sm"
          isPending={copy.isPending}
          onPress={() => copy.mutate({ prizes: missing, month: to })}
        >
          {missing.length === 1 ? 'Copia quello' : 'Copia quelli'} di {nameOf(from)}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}

const useCopyPrizes = () =>
  useAdminMutation({
    run: async ({ prizes, month }: { readonly prizes: readonly Prize[]; readonly month: string }) => {
      for (const prize of prizes)
        await callWithStatus('POST /api/admin/prizes', { body: NewPrize.parse({ ...prize, month }) });
      return { status: 201, auditId: null };
    },
    done: (_, { prizes: { length } }) => ({
      title: length === 1 ? '1 premio copiato' : `${length} premi copiati`,
    }),
    failed: () => ({ title: 'Errore', description: 'Impossibile salvare il premio' }),
  });
