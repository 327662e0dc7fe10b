/** Returns the id in the page of a change's row. */
export const rowId = (change: string): string => `modifica-${change}`;
