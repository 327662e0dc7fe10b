import {
  deviceStorage,
  jsonOfStored,
  type TextStorage,
  tabStorage,
} from '@vetta/contract/client/device-storage';
import { DRAFT_HOURS } from '@vetta/contract/limits';
import { z } from 'zod';
import { isOwn, ownerMark } from './draft-owner.ts';

const PREFIX = 'vetta-draft/';
/** How long a draft of a closed tab is kept. */
const KEPT_MS = DRAFT_HOURS * 60 * 60 * 1000;

const nameOf = (key: string): string => `${PREFIX}${key}${ownerMark()}`;

/** What was typed into a form: the fields that differ from what the form showed. */
export type Draft = Readonly<Record<string, unknown>>;

const StoredDraft = z.object({ at: z.number(), draft: z.record(z.string(), z.unknown()) });

/** Returns the draft of a form that this admin typed: this tab's, else the one that any tab wrote last, unless it is older than a day. */
export function readDraft(key: string, now = Date.now()): Draft | undefined {
  const own = parsed(tabStorage.get(nameOf(key)));
  const shared = parsed(deviceStorage.get(nameOf(key)));
  const stored = own ?? shared;
  return stored && now - stored.at < KEPT_MS ? stored.draft : undefined;
}

/** Keeps a draft; an empty one is removed. */
export function storeDraft(key: string, draft: Draft, now = Date.now()): void {
  if (Object.keys(draft).length === 0) {
    removeDraft(key);
    return;
  }
  const text = JSON.stringify({ at: now, draft });
  for (const storage of [tabStorage, deviceStorage]) storage.set(nameOf(key), text);
}

export function removeDraft(key: string): void {
  for (const storage of [tabStorage, deviceStorage]) storage.set(nameOf(key), null);
}

export const hasDraft = (key: string): boolean => readDraft(key) !== undefined;

/** Returns whether anything was typed into a form of this tab that is not saved. */
export const hasFormDraftsInTab = (): boolean => draftsOf(tabStorage).length > 0;

/** Returns whether this device keeps anything that this admin typed and is not saved. */
export const hasDrafts = (now = Date.now()): boolean =>
  [tabStorage, deviceStorage].some((storage) =>
    draftsOf(storage)
      .filter(isOwn)
      .some((name) => {
        const stored = parsed(storage.get(name));
        return stored !== undefined && now - stored.at < KEPT_MS;
      }),
  );

/** Removes this admin's drafts from this device. */
export function removeAllDrafts(): void {
  for (const storage of [tabStorage, deviceStorage]) {
    for (const name of draftsOf(storage).filter(isOwn)) storage.set(name, null);
  }
}

/** Removes the drafts that are older than a day. */
export function removeOldDrafts(now = Date.now()): void {
  for (const name of draftsOf(deviceStorage)) {
    const stored = parsed(deviceStorage.get(name));
    if (!stored || now - stored.at >= KEPT_MS) deviceStorage.set(name, null);
  }
}

const draftsOf = (storage: TextStorage): string[] => storage.keys().filter((name) => name.startsWith(PREFIX));

/** Returns a stored draft; undefined if there is none, or none of this form. */
const parsed = (text: string | null) => StoredDraft.safeParse(jsonOfStored(text)).data;
