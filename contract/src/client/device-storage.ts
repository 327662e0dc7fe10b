/** Texts by their keys, kept on this device. */
export interface TextStorage {
  /** Returns a text; null if there is none. */
  readonly get: (key: string) => string | null;
  /** Keeps a text; null removes it. */
  readonly set: (key: string, text: string | null) => void;
  readonly keys: () => string[];
}

/** Returns a storage that never throws: where the browser refuses its own, or it is full, texts last as long as the page. */
export function keptStorage(open: () => Storage): TextStorage {
  const inMemory = new Map<string, string>();
  const attempt = <T>(use: (storage: Storage) => T, otherwise: T): T => {
    try {
      return use(open());
    } catch {
      return otherwise;
    }
  };
  return {
    get: (key) => inMemory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    set: (key, text) => {
      inMemory.delete(key);
      const isKept = attempt((storage) => {
        if (text === null) storage.removeItem(key);
        else storage.setItem(key, text);
        return true;
      }, false);
      if (isKept || text === null) return;
      // What is stored is older.
      attempt((storage) => storage.removeItem(key), undefined);
      inMemory.set(key, text);
    },
    keys: () => [...attempt((storage) => Object.keys(storage), []), ...inMemory.keys()],
  };
}

/** Returns what a stored text says in JSON; undefined without one, or if it is none. */
export function jsonOfStored(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Session storage: what it keeps survives a reload, not the tab, and another tab has its own. */
export const tabStorage: TextStorage = keptStorage(() => sessionStorage);

/** Local storage: all tabs of this browser see what it keeps. */
export const deviceStorage: TextStorage = keptStorage(() => localStorage);
