import { content } from '@vetta/contract/content';
import { rules } from '@vetta/contract/rules';
import { content as contentRows, rules as ruleRows } from '@vetta/league/content/content';
import { rowRoutes } from '../serve/row-routes.ts';
import { serveChange } from '../serve/serve-change.ts';

/** Rows that follow no rule of the game: no final month changes with them. */
export const plainRowRoutes = [
  ...rowRoutes(serveChange, content, contentRows),
  ...rowRoutes(serveChange, rules, ruleRows),
];
