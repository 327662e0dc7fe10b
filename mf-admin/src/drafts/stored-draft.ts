import { DRAFT_HOURS } from '@vetta/contract/draft-life';

const PREFIX = 'vetta-draft/';
/** How long a draft of a closed tab is kept. */
const KEPT_MS = DRAFT_HOURS * 60 * 60 * 1000;

/** What was typed into a form: the fields that differ from what the form showed. */
export type Draft = Readonly<Record<string, unknown>>;

interface StoredDraft {
  readonly at: number;
  readonly draft: Draft;
}

/** Returns the draft of a form: this tab's, else the one that any tab wrote last, unless it is older than a day. */
export function readDraft(key: string, now = Date.now()): Draft | undefined {
  const own = parsed(sessionStorage.getItem(PREFIX + key));
  const shared = parsed(localStorage.getItem(PREFIX + key));
  const stored = own ?? shared;
  return stored && now - stored.at < KEPT_MS ? stored.draft : undefined;
}

/** Keeps a draft; an empty one is removed. */
export function storeDraft(key: string, draft: Draft, now = Date.now()): void {
  if (Object.keys(draft).length === 0) {
    removeDraft(key);
    return;
  }
  const text = JSON.stringify({ at: now, draft } satisfies StoredDraft);
  for (const storage of [sessionStorage, localStorage]) {
    try {
      storage.setItem(PREFIX + key, text);
    } catch {
      // The storage is full or switched off: typing must go on without a draft.
    }
  }
}

export function removeDraft(key: string): void {
  sessionStorage.removeItem(PREFIX + key);
  localStorage.removeItem(PREFIX + key);
}

export const hasDraft = (key: string): boolean => readDraft(key) !== undefined;

/** Returns whether anything was typed into a form of this tab that is not saved. */
export const hasFormDraftsInTab = (): boolean => draftsOf(sessionStorage).length > 0;

/** Returns whether this device keeps anything that was typed and is not saved. */
export const hasDrafts = (now = Date.now()): boolean =>
  [sessionStorage, localStorage].some((storage) =>
    draftsOf(storage).some((name) => {
      const stored = parsed(storage.getItem(name));
      return stored !== undefined && now - stored.at < KEPT_MS;
    }),
  );

/** Removes every draft from this device. */
export function removeAllDrafts(): void {
  for (const storage of [sessionStorage, localStorage]) {
    for (const name of draftsOf(storage)) storage.removeItem(name);
  }
}

/** Removes the drafts that are older than a day. */
export function removeOldDrafts(now = Date.now()): void {
  for (const name of draftsOf(localStorage)) {
    const stored = parsed(localStorage.getItem(name));
    if (!stored || now - stored.at >= KEPT_MS) localStorage.removeItem(name);
  }
}

const draftsOf = (storage: Storage): string[] =>
  Object.keys(storage).filter((name) => name.startsWith(PREFIX));

/** Returns a stored draft; undefined if there is none, or none of this form. */
function parsed(text: string | null): StoredDraft | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    return isStoredDraft(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

const isStoredDraft = (value: unknown): value is StoredDraft =>
  typeof value === 'object' &&
  value !== null &&
  'at' in value &&
  typeof value.at === 'number' &&
  'draft' in value &&
  typeof value.draft === 'object' &&
  value.draft !== null;
