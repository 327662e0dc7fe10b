import { formatDayOfMonth, formatPoints } from '@vetta/contract/client/formats';
import type { PlayerRole } from '@vetta/contract/player-role';
import { NewPlayer, type Player, PlayerChange } from '@vetta/contract/players';
import { ROLE_NAMES } from '@vetta/contract/role-names';
import { Day } from '@vetta/contract/values';
import type { z } from 'zod';
import { type Fields, textField, valueField } from '../kit/fields/fields.ts';

const roleName = (role: PlayerRole | null): string | null => role && ROLE_NAMES[role];

/** The fields of a player that the dialog shows, in words. */
export const playerFields = {
  name: textField('Nome'),
  position: valueField('Posizione', formatPoints),
  score: valueField('Score', formatPoints),
  bonus: valueField('Bonus', formatPoints),
  total: valueField('Totale', formatPoints),
  joinedOn: valueField('In gara dal', formatDayOfMonth),
  role: {
    label: 'Ruolo',
    name: 'ruolo',
    show: roleName,
    tell: (role) => (role ? `Ruolo ${roleName(role)}` : 'senza ruolo'),
  },
  team: textField('Squadra'),
} satisfies Fields<Player>;

type Field = keyof typeof playerFields;
// The keys are those that it is written with.
const names = Object.keys(playerFields) as Field[];
type PlayerFields = Pick<Player, Field>;

const Form = NewPlayer.extend({ joinedOn: Day.nullable() });
const FormWithDay = Form.refine(({ joinedOn }) => joinedOn !== null, {
  path: ['joinedOn'],
  message: 'Campo obbligatorio',
});

/** Returns what the dialog checks. «In gara dal» may be empty only for a new player: the server then chooses the day. */
export const playerForm = (player: PlayerFields | null) => (player === null ? Form : FormWithDay);

/** The form's values; the day is null while it is empty. */
export type PlayerValues = z.input<typeof Form>;
export type PlayerOutput = z.output<typeof Form>;

/** Returns the form's initial values. A new player's numbers are empty, which counts as 0: a name is enough. */
export const playerValues = (player: PlayerFields | null): PlayerValues => ({
  name: player?.name ?? '',
  position: player?.position,
  score: player?.score,
  bonus: player?.bonus,
  total: player?.total,
  joinedOn: player?.joinedOn ?? null,
  role: player?.role,
  team: player?.team,
});

/** Returns the body of a new player. */
export const newPlayer = ({ joinedOn, ...fields }: PlayerOutput): NewPlayer => ({
  ...fields,
  joinedOn: joinedOn ?? undefined,
});

/**
 * Returns the body of an edited player: only the fields that differ from what the dialog showed. An unchanged number in the
 * body would overwrite points that have changed since.
 */
export const changedFields = (before: PlayerFields, after: PlayerOutput): PlayerChange =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = after[name];
      // A field that was emptied changes only what may be empty.
      const isChange = value !== undefined && PlayerChange.shape[name].safeParse(value).success;
      return isChange && value !== before[name] ? [[name, value]] : [];
    }),
  );

/** Returns the edited fields that differ between the player as it was seen and as it is now. */
export const contestedFields = (seen: PlayerFields, now: PlayerFields, change: PlayerChange): Field[] =>
  names.filter((name) => change[name] !== undefined && seen[name] !== now[name]);
