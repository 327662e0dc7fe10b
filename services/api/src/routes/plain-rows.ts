import { content } from '@vetta/contract/content';
import { rules } from '@vetta/contract/rules';
import { content as contentRows, rules as ruleRows } from '@vetta/league/content/content';
import { rowRoutes } from '../serve/row-routes.ts';

/** Rows that follow no rule of the game: no final month changes with them. */
export const plainRowRoutes = [...rowRoutes(content, contentRows), ...rowRoutes(rules, ruleRows)];
