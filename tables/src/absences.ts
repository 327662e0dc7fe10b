import { nameKey } from '@vetta/contract/name-key';
import { headingKey } from '@vetta/contract/tracker-fields';
import { readYesNo } from './read-values.ts';

/** How sheets say that somebody was away, without case and accents. A number, a question mark or another day says less. */
const AWAY =
  /^(?:(?:in|per|di) )?(?:a|ass|assente|assenz[ae]|ferie|permess[oi]|perm|rol|malattia|malat[oa]|mal|mutua|infortunio|riposo|congedo|maternita|paternita|absent|absence|holidays?|vacation|sick(?: leave)?|leave|day off|off)\.?(?: (?:non )?(?:in)?(?:giustificat[oaie]|retribuit[oaie]|certificat[oa]|programmat[oaie]|estive|medico|studio|sindacale)| \([^\d?()]*\))?$/;

/** How a column of absences says of the others that they were there. */
const THERE =
  /^(?:presente|(?:in )?(?:sede|ufficio|turno|servizio|remoto)|smart ?working|sw|ok|no|n|0|falso|false|[-–—])$/;

/** Whether a cell says that its person was away: «assente», «ferie», «in malattia», «permesso», or «a» alone. */
export const saysAway = (cell: string): boolean => AWAY.test(nameKey(cell));

/** Whether a cell of a column of absences says so: a word for it, or «sì» below a heading that asks who was away. */
export const isMarkedAway = (cell: string, heading: string): boolean =>
  saysAway(cell) ||
  (/^(?:assen|ferie|malatt|permess)/.test(headingKey(heading)) &&
    readYesNo(cell) === true &&
    !THERE.test(nameKey(cell)));

/** Whether cells are a column's that says who was away, and nothing else. */
export function areAbsences(cells: Iterable<string>): boolean {
  let isThere = false;
  for (const cell of cells) {
    if (cell.trim() === '') continue;
    if (saysAway(cell)) isThere = true;
    else if (!THERE.test(nameKey(cell))) return false;
  }
  return isThere;
}
