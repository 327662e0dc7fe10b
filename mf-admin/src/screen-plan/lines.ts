/** Returns the items of a list with their places. A line of a plan has no other name. */
export const withPlaces = <Item>(items: readonly Item[]): { readonly place: number; readonly item: Item }[] =>
  items.map((item, place) => ({ place, item }));

/** Returns a list with the item at a place replaced. */
export const replaced = <Item>(items: readonly Item[], place: number, item: Item): Item[] =>
  items.map((other, at) => (at === place ? item : other));

export const without = <Item>(items: readonly Item[], place: number): Item[] =>
  items.filter((_, at) => at !== place);

/** Returns a list with the item at a place moved by one, up (−1) or down (1). */
export function moved<Item>(items: readonly Item[], place: number, by: -1 | 1): Item[] {
  const [item, other] = [items[place], items[place + by]];
  if (item === undefined || other === undefined) return [...items];
  return replaced(replaced(items, place, other), place + by, item);
}
