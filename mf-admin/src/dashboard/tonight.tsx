import { useQuery } from '@tanstack/react-query';
import { schedulerStatus } from '@vetta/contract/client/admin-queries';
import { formatMonth } from '@vetta/contract/client/formats';
import { closeRehearsal } from '@vetta/contract/client/month-queries';
import { toPerson } from '@vetta/contract/italian-article';
import { monthName } from '@vetta/contract/month-name';
import type { CloseRehearsal } from '@vetta/contract/standings';
import { Disclosure } from '@vetta/design-system/disclosure';
import { Notice } from '@vetta/design-system/notice';
import { orderInWords } from './words.ts';

/** With more of them people are counted, and named behind a press. */
const NAMED = 6;

/** What tonight's close will add by its own evaluation, and who rises by it; nothing while it would change nothing. */
export function Tonight() {
  const { data: status, isPending } = useQuery(schedulerStatus);
  const { data } = useQuery({ ...closeRehearsal(status?.lastClosedDay ?? null), enabled: !isPending });
  if (!data) return null;
  const { grace } = data;
  return (
    <>
      <ChangeOfMonth {...data} />
      {grace && <ChangeOfMonth {...grace} />}
    </>
  );
}

/** It names the month: late numbers of a final one earn bonuses of this one. */
function ChangeOfMonth({ month, awards, withdrawn, before, after }: Omit<CloseRehearsal, 'grace'>) {
  if (awards.length === 0 && withdrawn === 0) return null;
  const order = orderInWords(before, after);
  const isLong = awards.length > NAMED;
  return (
    <Notice tone="info" title={`${titleOf(awards.length)} in ${monthName(formatMonth(month))}`}>
      {awards.length > 0 && `Con i numeri di adesso: ${isLong ? counted(awards) : named(awards)}. `}
      {withdrawn > 0 &&
        (withdrawn === 1
          ? 'Un bonus che i dati non danno più viene tolto. '
          : `${withdrawn} bonus che i dati non danno più vengono tolti. `)}
      {order === '' ? 'L’ordine della classifica resta questo.' : `La classifica cambierà: ${order}.`}
      {isLong && <Disclosure title="A chi vanno">{named(awards)}.</Disclosure>}
    </Notice>
  );
}

const titleOf = (count: number): string => {
  if (count === 0) return 'Alle 23:59 i bonus cambiano';
  return count === 1 ? 'Alle 23:59 entra un bonus' : `Alle 23:59 entrano ${count} bonus`;
};

type Awards = CloseRehearsal['awards'];

/** Returns `Call Beast a 12 persone (20 volte), First Timer ad Anna Neri`. */
const counted = (awards: Awards): string =>
  [...byBonus(awards)]
    .map(([bonus, people]) => {
      const times = [...people.values()].reduce((sum, count) => sum + count, 0);
      if (people.size === 1) return `${bonus} ${[...people].map(withTimes).map(toPerson).join()}`;
      return `${bonus} a ${people.size} persone${times > people.size ? ` (${times} volte)` : ''}`;
    })
    .join(', ');

/** Returns `Call Beast per Anna Neri (×2), Bruno Sala; First Timer per …`: a person has one of each week that is evaluated. */
const named = (awards: Awards): string =>
  [...byBonus(awards)]
    .map(([bonus, people]) => `${bonus} per ${[...people].map(withTimes).join(', ')}`)
    .join('; ');

const withTimes = ([name, count]: [string, number]): string => (count > 1 ? `${name} (×${count})` : name);

/** Returns how often each person gets each bonus. */
function byBonus(awards: Awards): Map<string, Map<string, number>> {
  const counts = new Map<string, Map<string, number>>();
  for (const { bonus, name } of awards) {
    const people = counts.get(bonus) ?? new Map<string, number>();
    counts.set(bonus, people.set(name, (people.get(name) ?? 0) + 1));
  }
  return counts;
}
