/** Returns the items of a list with their places. A line of a plan has no other name. */
export const withPlaces = <Item>(items: readonly Item[]): { readonly place: number; readonly item: Item }[] =>
  items.map((item, place) => ({ place, item }));

/** Returns a list with the item at a place replaced. */
export const replaced = <Item>(items: readonly Item[], place: number, item: Item): Item[] =>
  items.map((other, at) => (at === place ? item : other));

export const without = <Item>(items: readonly Item[], place: number): Item[] =>
  items.filter((_, at) => at !== place);

/** Returns a list with the item at a place moved by one, up (−1) or down (1); beyond an end it comes in at the other. */
export function moved<Item>(items: readonly Item[], place: number, by: -1 | 1): Item[] {
  const to = (place + by + items.length) % items.length;
  return without(items, place).toSpliced(to, 0, ...items.slice(place, place + 1));
}
