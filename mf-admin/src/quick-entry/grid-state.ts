import type { PeopleChoices } from '@vetta/contract/people-choices';
import { type Column, columns } from './columns.ts';
import {
  afterSave,
  type CellChange,
  type DraftRow,
  type Drafts,
  type Entries,
  restored,
  takenBack,
  typed,
  withMine,
  withTheirs,
} from './drafts.ts';
import { changesOf, type Leftover } from './place-pasted.ts';

/** What a step changes, and «undo» brings back. */
type Step = Pick<GridState, 'drafts' | 'leftovers' | 'leftOut' | 'people'>;

/** What was typed into the grid of a day. */
export interface GridState {
  readonly drafts: Drafts;
  /** Pasted rows for which there was no place. */
  readonly leftovers: readonly Leftover[];
  /** What of the last pasted text was not needed. */
  readonly leftOut: readonly string[];
  /** Whom names of pasted rows mean, as was decided here: the next save stores it. */
  readonly people: PeopleChoices;
  readonly past: readonly Step[];
  readonly future: readonly Step[];
  /** The cell of the last step if it was typed: further letters belong to the same step. */
  readonly typing: string | null;
  /** What the server said is wrong, by player. */
  readonly refused: ReadonlyMap<string, string>;
  /** The players whose rows were saved here. */
  readonly saved: ReadonlySet<string>;
}

export type GridAction =
  | { readonly type: 'type'; readonly change: CellChange; readonly entries: Entries }
  | {
      readonly type: 'paste';
      readonly changes: readonly CellChange[];
      readonly leftovers?: readonly Leftover[];
      readonly leftOut?: readonly string[];
      readonly entries: Entries;
    }
  | {
      /** The rows of a pasted name are a player's, or are left out. */
      readonly type: 'decide';
      readonly name: string;
      readonly choice: string | 'skip' | 'never';
      /** Whether the player was created for the name, which is that player's own from now on. */
      readonly isNew?: boolean;
      readonly entries: Entries;
    }
  | {
      readonly type: 'takeBack';
      readonly playerId: string;
      readonly column: Column;
      /** What the row had before something was typed into the cell. */
      readonly row: DraftRow;
    }
  | {
      readonly type: 'keepMine' | 'takeTheirs';
      readonly entries: Entries;
      readonly playerId?: string | undefined;
    }
  | { readonly type: 'discard' | 'undo' | 'redo' | 'forgetTold' }
  /** Brings back what was discarded; what was typed since stays. */
  | { readonly type: 'restore'; readonly drafts: Drafts; readonly leftovers?: readonly Leftover[] }
  | { readonly type: 'refused'; readonly reasons: ReadonlyMap<string, string> }
  | { readonly type: 'saved'; readonly saved: Entries };

/** More steps back than a person remembers. */
const MOST_STEPS = 200;

export const initialGrid = (
  stored: Pick<GridState, 'drafts' | 'leftovers' | 'people'> = {
    drafts: new Map(),
    leftovers: [],
    people: {},
  },
): GridState => ({
  ...stored,
  leftOut: [],
  past: [],
  future: [],
  typing: null,
  refused: new Map(),
  saved: new Set(),
});

export function changeGrid(state: GridState, action: GridAction): GridState {
  const { drafts, past, future } = state;
  switch (action.type) {
    case 'type':
      return typingStep(state, action.change, typed(drafts, [action.change], action.entries));
    case 'takeBack': {
      const { playerId, row } = action;
      const now = drafts.get(playerId);
      if (columns.every((one) => now?.[one]?.text === row[one]?.text)) return state;
      return typingStep(state, action, takenBack(drafts, playerId, row));
    }
    case 'paste': {
      const next = typed(drafts, action.changes, action.entries);
      const { leftovers: more = [], leftOut = state.leftOut } = action;
      // A name that is pasted again waits with its newer numbers alone.
      const again = new Set(more.map(({ person }) => person?.name));
      const waiting = state.leftovers.filter(({ person }) => !person || !again.has(person.name));
      const leftovers = [...waiting, ...more];
      const pasted = action.changes.map(({ playerId }) => playerId);
      return { ...step(withoutRefusal(state, pasted), next), leftovers, leftOut };
    }
    case 'decide': {
      const { name, choice, isNew = false, entries } = action;
      const isOfName = ({ person }: Leftover) => person?.name === name;
      const isLeftOut = choice === 'skip' || choice === 'never';
      const changes = isLeftOut
        ? []
        : state.leftovers.filter(isOfName).flatMap(({ person }) => changesOf(choice, person?.texts ?? {}));
      const pasted = changes.map(({ playerId }) => playerId);
      return {
        ...step(withoutRefusal(state, pasted), typed(drafts, changes, entries)),
        leftovers: state.leftovers.filter((leftover) => !isOfName(leftover)),
        // What is left out this time alone is not remembered.
        people: isNew || choice === 'skip' ? state.people : { ...state.people, [name]: choice },
      };
    }
    case 'keepMine':
      return step(state, withMine(drafts, action.entries, action.playerId));
    case 'takeTheirs':
      return step(state, withTheirs(drafts, action.entries, action.playerId));
    case 'discard':
      return { ...step(state, new Map()), refused: new Map() };
    case 'restore':
      return {
        ...step(state, restored(drafts, action.drafts)),
        leftovers: [...state.leftovers, ...(action.leftovers ?? [])],
      };
    case 'undo': {
      const [previous] = past.slice(-1);
      if (previous === undefined) return state;
      return {
        ...state,
        ...previous,
        past: past.slice(0, -1),
        future: [stepOf(state), ...future],
        typing: null,
      };
    }
    case 'redo': {
      const [next] = future;
      if (next === undefined) return state;
      return { ...state, ...next, past: [...past, stepOf(state)], future: future.slice(1), typing: null };
    }
    case 'forgetTold':
      return { ...withoutTold(state), past: past.map(withoutTold), future: future.map(withoutTold) };
    case 'refused':
      return { ...state, refused: action.reasons };
    case 'saved':
      // Steps back would lead behind what is saved: the toast's «Annulla» does that.
      return {
        ...initialGrid({ drafts: afterSave(drafts, action.saved), leftovers: state.leftovers, people: {} }),
        saved: new Set([...state.saved, ...action.saved.keys()]),
      };
  }
}

/** Rows about which somebody can decide stay: their numbers would be lost. */
const withoutTold = <S extends Pick<Step, 'leftovers' | 'leftOut'>>(state: S): S => ({
  ...state,
  leftovers: state.leftovers.filter(({ person }) => person !== undefined),
  leftOut: [],
});

const stepOf = ({ drafts, leftovers, leftOut, people }: GridState): Step => ({
  ...{ drafts, leftovers, leftOut, people },
});

const step = (state: GridState, drafts: Drafts): GridState => ({
  ...state,
  drafts,
  past: [...state.past, stepOf(state)].slice(-MOST_STEPS),
  future: [],
  typing: null,
});

/** What is typed into one cell, and taken back there, is one step. */
function typingStep(
  state: GridState,
  { playerId, column }: Pick<CellChange, 'playerId' | 'column'>,
  drafts: Drafts,
): GridState {
  const cell = `${playerId} ${column}`;
  const next = step(withoutRefusal(state, [playerId]), drafts);
  return { ...next, typing: cell, past: state.typing === cell ? state.past : next.past };
}

function withoutRefusal(state: GridState, playerIds: readonly string[]): GridState {
  if (state.refused.size === 0) return state;
  const refused = new Map(state.refused);
  for (const id of playerIds) refused.delete(id);
  return { ...state, refused };
}
