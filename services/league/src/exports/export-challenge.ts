import { COUNTED } from '@vetta/contract/challenge-view';
import type { Separator } from '@vetta/contract/exports';
import { getChallenge } from '../challenges/challenges.ts';
import type { Database } from '../store/database.ts';
import type { Now } from '../time/now.ts';
import { writeTable } from './write-table.ts';

/** Returns the sides of a sfida as CSV text in pieces, with the numbers that its card shows. @throws UnknownChallenge */
export async function* exportChallenge(
  db: Database,
  id: string,
  separator: Separator,
  now: Now,
): AsyncGenerator<string> {
  const { sides, per, counted } = await getChallenge(db, id, now);
  const [, , many] = COUNTED[counted];
  const counting = many.charAt(0).toUpperCase() + many.slice(1);
  const columns = [
    { key: 'place', heading: 'Posto' },
    { key: 'name', heading: 'Lato' },
    { key: 'people', heading: 'Persone' },
    { key: 'value', heading: per === 'mean' ? `${counting} a testa` : counting },
    { key: 'reachedOn', heading: 'Raggiunto il' },
  ] as const;
  const figure = (value: number) =>
    per === 'sum' ? value : String(value / 100).replace('.', separator === 'comma' ? '.' : ',');
  const lines = sides.map((side) => ({
    ...side,
    people: side.counting,
    value: side.value && figure(side.value),
  }));
  yield* writeTable(columns, separator, [lines]);
}
