import { useQuery } from '@tanstack/react-query';
import { capital, formatMonth, withArticle } from '@vetta/contract/client/formats';
import { adminMonths } from '@vetta/contract/client/month-queries';
import { lastDayOfGrace } from '@vetta/contract/grace';
import { monthName } from '@vetta/contract/month-name';
import { addDays, monthOf } from '@vetta/contract/rome-time';
import { Notice } from '@vetta/design-system/notice';
import { SectionLink } from '../layout/section-link.tsx';

/** On a month's last day what comes at midnight; on the next one's first days until when the old one moves. */
export function TurnOfMonth({ today }: { readonly today: string }) {
  const grace = useQuery(adminMonths).data?.find(({ state, imported }) => state === 'grace' && !imported);
  return (
    <>
      {addDays(today, 1).endsWith('-01') && <LastDay today={today} />}
      {grace && (
        <Notice
          tone="info"
          title={finalFrom(grace.month)}
          action={<SectionLink href={`/admin/months/${grace.month}`}>Apri {nameOf(grace.month)}</SectionLink>}
        >
          I dati in ritardo contano ancora. Poi si consegnano i premi.
        </Notice>
      )}
    </>
  );
}

const nameOf = (month: string): string => monthName(formatMonth(month));

const LastDay = ({ today }: { readonly today: string }) => (
  <Notice tone="info" title={`Oggi è l’ultimo giorno di ${nameOf(monthOf(today))}`}>
    Alle 23:59 la classifica si chiude, e dalle 00:00 gli schermi rivelano com’è finita.{' '}
    {capital(nameOf(monthOf(addDays(today, 1))))} parte da zero.
  </Notice>
);

/** Returns «Novembre sarà definitivo dalle 23:59 del 2 dicembre». */
const finalFrom = (month: string): string =>
  `${capital(nameOf(month))} sarà definitivo dalle 23:59 ${withArticle('del', lastDayOfGrace(month))}`;
