import { useQuery } from '@tanstack/react-query';
import { closeRehearsal } from '@vetta/contract/client/month-queries';
import type { CloseRehearsal } from '@vetta/contract/standings';
import { Notice } from '@vetta/design-system/notice';
import { orderInWords } from './order-in-words.ts';

/** What tonight's close will add by its own evaluation, and who rises by it; nothing while it would change nothing. */
export function Tonight() {
  const { data } = useQuery(closeRehearsal);
  if (!data || (data.awards.length === 0 && data.withdrawn === 0)) return null;
  const { awards, withdrawn, before, after } = data;
  const order = orderInWords(before, after);
  return (
    <Notice tone="info" title={titleOf(awards.length)}>
      {awards.length > 0 && `Con i numeri di adesso: ${byBonus(awards)}. `}
      {withdrawn > 0 &&
        (withdrawn === 1
          ? 'Un bonus che i dati non danno più viene tolto. '
          : `${withdrawn} bonus che i dati non danno più vengono tolti. `)}
      {order === '' ? 'L’ordine della classifica resta questo.' : `La classifica cambierà: ${order}.`}
    </Notice>
  );
}

const titleOf = (count: number): string => {
  if (count === 0) return 'Alle 23:59 i bonus cambiano';
  return count === 1 ? 'Alle 23:59 entra un bonus' : `Alle 23:59 entrano ${count} bonus`;
};

/** Returns `Call Beast per Anna Neri (×2), Bruno Sala; First Timer per …`: a person has one of each week that is evaluated. */
function byBonus(awards: CloseRehearsal['awards']): string {
  const counts = new Map<string, Map<string, number>>();
  for (const { bonus, name } of awards) {
    const people = counts.get(bonus) ?? new Map<string, number>();
    counts.set(bonus, people.set(name, (people.get(name) ?? 0) + 1));
  }
  const inWords = ([name, count]: [string, number]) => (count > 1 ? `${name} (×${count})` : name);
  return [...counts]
    .map(([bonus, people]) => `${bonus} per ${[...people].map(inWords).join(', ')}`)
    .join('; ');
}
