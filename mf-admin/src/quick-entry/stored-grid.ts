import { deviceStorage, jsonOfStored } from '@vetta/contract/client/device-storage';
import { DRAFT_HOURS } from '@vetta/contract/limits';
import { PeopleChoices } from '@vetta/contract/people-choices';
import { Day } from '@vetta/contract/values';
import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { isOwn, loginMark, ownerMark, ownerName } from '../kit/drafts/draft-owner.ts';
import { columns } from './columns.ts';
import { afterSave, type Entries } from './drafts.ts';
import type { GridState } from './grid-state.ts';

type Stored = Pick<GridState, 'drafts' | 'leftovers' | 'people'>;

const PREFIX = 'vetta-draft/quick-entry/';
/** How long the grid of a closed tab is kept. */
const KEPT_MS = DRAFT_HOURS * 60 * 60 * 1000;

const Cell = z.object({ text: z.string(), base: z.string() });
const Pasted = z.object({
  name: z.string(),
  candidates: z.array(z.object({ id: z.string(), name: z.string() })),
  texts: z.partialRecord(z.enum(columns), z.string()),
});
const StoredGrid = z.object({
  at: z.number(),
  draft: z.object({
    rows: z.record(
      z.string(),
      z.object({ rings: Cell, apptSet: Cell, apptDone: Cell, alignment: Cell }).partial(),
    ),
    leftovers: z.array(
      z.object({ cells: z.array(z.string()), reason: z.string(), person: Pasted.optional() }),
    ),
    people: PeopleChoices.default({}),
  }),
});

/** Where this admin's cells of a day are. */
const ownName = (day: string): string => PREFIX + day + ownerMark({ ofLogin: true });

/** Keeps this admin's unsaved cells of a day on this device; removes them if there are none. */
export function storeGrid(day: string, { drafts, leftovers, people }: Stored, now = Date.now()): void {
  // From before they said who they are.
  for (const mark of ['', loginMark()]) deviceStorage.set(PREFIX + day + mark, null);
  if (drafts.size === 0 && leftovers.length === 0) {
    deviceStorage.set(ownName(day), null);
    return;
  }
  const draft = { rows: Object.fromEntries(drafts), leftovers, people };
  deviceStorage.set(ownName(day), JSON.stringify({ at: now, draft }));
}

/** Returns the unsaved cells of a day that this admin typed, unless they are older than a day. */
export const readGrid = (day: string, now = Date.now()): Stored | undefined =>
  gridsOf(day, now).find(({ name }) => isOwn(name))?.grid;

/** Unsaved cells of another holder of this device. */
export interface OthersGrid {
  readonly name: string;
  /** Null for an admin without a name. */
  readonly by: string | null;
  readonly at: number;
  readonly grid: Stored;
}

/** Returns the unsaved cells of a day that others typed on this device. */
export const othersGrids = (day: string, now = Date.now()): OthersGrid[] =>
  gridsOf(day, now).filter(({ name }) => !isOwn(name));

/** Makes cells of another holder this admin's own, at their word. */
export function takeOver(day: string, { name, grid }: OthersGrid): void {
  deviceStorage.set(name, null);
  storeGrid(day, grid);
}

const gridsOf = (day: string, now: number): OthersGrid[] =>
  names()
    .filter((name) => dayOf(name) === day)
    .flatMap((name) => {
      const stored = StoredGrid.safeParse(jsonOfStored(deviceStorage.get(name))).data;
      return stored === undefined || now - stored.at >= KEPT_MS
        ? []
        : [{ name, by: ownerName(name), at: stored.at, grid: gridOf(stored) }];
    });

const names = (): string[] => deviceStorage.keys().filter((name) => name.startsWith(PREFIX));
const dayOf = (name: string): string => name.slice(PREFIX.length).split('@')[0] ?? '';

function gridOf(stored: z.output<typeof StoredGrid>): Stored {
  // A cell that is missing is undefined for zod, and absent for us.
  return {
    drafts: new Map(Object.entries(stored.draft.rows)) as Stored['drafts'],
    leftovers: stored.draft.leftovers,
    people: stored.draft.people,
  };
}

const listeners = new Set<() => void>();
let saveCount = 0;

/** Removes what was saved from a day's stored cells: its grid may have been left before the answer came. */
export function forgetSaved(day: string, saved: Entries): void {
  const stored = readGrid(day);
  if (stored) storeGrid(day, { ...stored, drafts: afterSave(stored.drafts, saved) });
  saveCount += 1;
  for (const listener of listeners) listener();
}

/** Returns how many times cells of a day have been saved. */
export const useSaveCount = (): number =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => saveCount,
  );

/** Returns the days with unsaved cells of this admin, oldest first. */
export const storedDays = (now = Date.now()): string[] =>
  [...new Set(names().map(dayOf))]
    .filter((day) => Day.safeParse(day).success && readGrid(day, now) !== undefined)
    .sort();

/** Whether anybody's cells wait on this device. */
export const hasStoredDays = (): boolean => names().length > 0;
