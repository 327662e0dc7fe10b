import { toPlace } from '@vetta/contract/italian-article';
import type { Standing } from '@vetta/contract/standings';

type Row = Pick<Standing, 'playerId' | 'name' | 'position'>;

const MOST = 3;

/** Returns who rises from one order to another, the highest first: `Anna Neri sale al 1° posto`; `''` if nobody does. */
export function orderInWords(before: readonly Row[], after: readonly Row[]): string {
  const was = new Map(before.map(({ playerId, position }) => [playerId, position]));
  const rising = after.filter(({ playerId, position }) => position < (was.get(playerId) ?? 0));
  const told = rising.slice(0, MOST).map(({ name, position }) => `${name} sale ${toPlace(position)}`);
  const more = rising.length - told.length;
  if (more > 0) told.push(more === 1 ? 'sale anche un’altra persona' : `salgono anche altre ${more} persone`);
  return told.join(', ');
}
