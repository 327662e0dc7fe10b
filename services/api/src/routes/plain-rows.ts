import { content } from '@vetta/contract/content';
import { plainRows } from '@vetta/contract/plain-rows';
import { content as contentRows } from '@vetta/league/content/content';
import { plainCommands } from '@vetta/league/plain-commands';
import { rowRoutes } from '../serve/row-routes.ts';
import { serveChange } from '../serve/serve-change.ts';

const tables = Object.keys(plainRows) as (keyof typeof plainRows)[]; // It has these keys.

/** Rows that follow no rule of the game: no final month changes with them. */
export const plainRowRoutes = [
  ...rowRoutes(serveChange, content, contentRows),
  ...tables.flatMap((table) => rowRoutes(serveChange, plainRows[table], plainCommands(table))),
];
