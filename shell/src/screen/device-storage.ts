/** Returns what the device stored under a key; null if there is nothing, or storage is forbidden. */
export function readStored(storage: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return globalThis[storage].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text on the device, or removes it. Ignores a full or forbidden storage: the wall must not fail because of it. */
export function store(storage: 'localStorage' | 'sessionStorage', key: string, text: string | null): void {
  try {
    if (text === null) globalThis[storage].removeItem(key);
    else globalThis[storage].setItem(key, text);
  } catch {
    // What was to be kept lasts as long as the page.
  }
}
