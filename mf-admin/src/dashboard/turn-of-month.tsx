import { useQuery } from '@tanstack/react-query';
import { capital, formatMonth, withArticle } from '@vetta/contract/client/formats';
import { adminMonths, monthPrizes } from '@vetta/contract/client/month-queries';
import { lastDayOfGrace } from '@vetta/contract/grace';
import { monthName } from '@vetta/contract/month-name';
import { addDays, daysInMonth, monthOf } from '@vetta/contract/rome-time';
import { Notice } from '@vetta/design-system/notice';
import { SectionLink } from '../layout/section-link.tsx';
import { isToHandOver } from '../months/to-hand-over.ts';

/** Until this day the months before are still work: the last data, the prizes. Mesi has them later too. */
const LAST_DAY = 10;

/** How many months back a prize that nobody has got yet is told. */
const MONTHS_BACK = 3;

/** On a month's last day what comes at midnight; on the next one's first days what is left to do of the old one. */
export function TurnOfMonth({ today }: { readonly today: string }) {
  const month = monthOf(today);
  const day = Number(today.slice(8));
  if (day === daysInMonth(month)) return <LastDay month={month} />;
  return day <= LAST_DAY && monthsBefore(month).map((one) => <MonthBefore key={one} month={one} />);
}

/** Returns the months before one, the newest first. */
function monthsBefore(month: string): string[] {
  const months = [month];
  while (months.length <= MONTHS_BACK) months.push(monthOf(addDays(`${months.at(-1)}-01`, -1)));
  return months.slice(1);
}

const nameOf = (month: string): string => monthName(formatMonth(month));

const LastDay = ({ month }: { readonly month: string }) => (
  <Notice tone="info" title={`Oggi è l’ultimo giorno di ${nameOf(month)}`}>
    Alle 23:59 la classifica si chiude, e dalle 00:00 gli schermi rivelano com’è finita.{' '}
    {capital(nameOf(monthOf(addDays(`${month}-${daysInMonth(month)}`, 1))))} parte da zero.
  </Notice>
);

function MonthBefore({ month }: { readonly month: string }) {
  const before = useQuery(adminMonths).data?.find((one) => one.month === month);
  const { data: prizes } = useQuery({ ...monthPrizes(month), enabled: before !== undefined });
  if (before === undefined || before.imported) return null;
  const open = (prizes ?? []).filter((prize) => isToHandOver(prize, before.state)).length;
  if (before.state === 'final' && open === 0) return null;
  const prizesToGive = `${open} ${open === 1 ? 'premio' : 'premi'}`;
  const isFinal = before.state === 'final';
  return (
    <Notice
      tone="info"
      title={isFinal ? `${prizesToGive} di ${nameOf(month)} da consegnare` : finalFrom(month)}
      action={<SectionLink href={`/admin/months/${month}`}>Apri {nameOf(month)}</SectionLink>}
    >
      {isFinal
        ? `${capital(nameOf(month))} è definitivo: segna quando ${open === 1 ? 'lo' : 'li'} consegni.`
        : `I dati in ritardo contano ancora.${open > 0 ? ` Poi ${open === 1 ? 'c’è' : 'ci sono'} ${prizesToGive} da consegnare.` : ''}`}
    </Notice>
  );
}

/** Returns «Novembre è definitivo dalle 23:59 del 2 dicembre». */
const finalFrom = (month: string): string =>
  `${capital(nameOf(month))} è definitivo dalle 23:59 ${withArticle('del', lastDayOfGrace(month))}`;
