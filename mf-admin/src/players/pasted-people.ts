import type { PlayerRole } from '@vetta/contract/player-role';
import { fieldOfHeading, type TrackerField } from '@vetta/contract/tracker-fields';
import { readRole } from '@vetta/tables/read-role';

/** A person of a pasted list. */
export interface PastedPerson {
  readonly name: string;
  /** Left out where the list does not say it. */
  readonly role?: PlayerRole;
  readonly team?: string;
  /** What the list says in place of a role that we know. */
  readonly unknownRole?: string;
}

export interface PastedPeople {
  readonly people: readonly PastedPerson[];
  /** Whether the list has columns, of which somebody must see how they were read. */
  readonly hasColumns: boolean;
  /** The words of a column of roles that are no role, each once. */
  readonly unknownRoles: readonly string[];
}

/**
 * Returns the people of a pasted list, one a line. Of lines with several cells, as a spreadsheet has them: the columns that
 * headings name; without headings the cells with letters are the name, but for a column that holds roles.
 */
export function pastedPeople(text: string): PastedPeople {
  const rows = text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => line.split(/[\t;]/).map((cell) => cell.trim()))
    .filter((cells) => cells.some((cell) => cell !== ''));
  const roles = rolesIn(rows);
  // «Setter» is a heading of names too, and in a column of roles a role.
  const isRole = (cell: string, place: number) => place === roles && Boolean(readRole(cell));
  const fields =
    rows[0]?.map((cell, place) => (isRole(cell, place) ? undefined : fieldOfHeading(cell))) ?? [];
  const isTitled = fields.some((field) => field !== undefined && OF_PERSON.includes(field));
  const body = isTitled ? rows.slice(1) : rows;
  const titledRole = fields.indexOf('role');
  const role = titledRole === -1 ? roles : titledRole;
  const team = fields.indexOf('team');
  const names = (['name', 'firstName', 'lastName'] as const)
    .map((field) => fields.indexOf(field))
    .filter((place) => place !== -1);
  const nameOf = (cells: readonly string[]): string =>
    (names.length > 0
      ? names.map((place) => cells[place] ?? '')
      : cells.filter((cell, place) => place !== role && place !== team && /\p{L}/u.test(cell))
    )
      .filter((cell) => cell !== '')
      .join(' ');
  const roleCell = (cells: readonly string[]): string => cells[role] ?? '';
  return {
    people: body.flatMap((cells): PastedPerson[] => {
      const name = nameOf(cells);
      const cell = roleCell(cells);
      const known = readRole(cell);
      if (name === '') return [];
      return [
        {
          name,
          ...(known && { role: known }),
          ...(known === undefined && { unknownRole: cell }),
          ...(cells[team] && { team: cells[team] }),
        },
      ];
    }),
    hasColumns: rows.some((cells) => cells.filter(Boolean).length > 1),
    unknownRoles: [...new Set(body.map(roleCell).filter((cell) => readRole(cell) === undefined))],
  };
}

const OF_PERSON: readonly TrackerField[] = ['name', 'firstName', 'lastName', 'role', 'team'];

/** Returns the place of the column, beside others, of which half of the cells or more say a role; -1 if there is none. */
function rolesIn(rows: readonly (readonly string[])[]): number {
  const width = Math.max(0, ...rows.map(({ length }) => length));
  if (width < 2) return -1;
  return Array.from({ length: width }, (_, place) =>
    rows.map((cells) => cells[place] ?? '').filter((cell) => cell !== ''),
  ).findIndex((cells) => {
    const said = cells.filter((cell) => readRole(cell)).length;
    // One role above another word may be a heading.
    return said * 2 >= cells.length && said > (cells.length > 1 ? 1 : 0);
  });
}
