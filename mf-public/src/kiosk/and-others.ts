/** Returns what follows the names of a wall's list that has no room for more. */
export const andOthers = (count: number): string =>
  count === 1 ? 'e un’altra persona' : `e altre ${count} persone`;
