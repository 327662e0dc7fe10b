import type { Column } from './columns.ts';

/** Returns the id of the element of a cell, or of a row's note. */
export const cellId = (playerId: string, column: Column | 'note'): string => `cella-${column}-${playerId}`;
