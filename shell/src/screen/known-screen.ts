import { deviceStorage, jsonOfStored } from '@vetta/contract/client/device-storage';
import type { ScreenPlan } from '@vetta/contract/screen-plan';

const STORAGE_KEY = 'vetta.screen';

/** What a device knows of itself as a wall screen: the server's last answer. */
export interface KnownScreen {
  readonly id: string;
  /** The letters to be shown; null once it has a name. */
  readonly code: string | null;
  readonly name: string | null;
  /** Null: no plan of its own. */
  readonly plan: ScreenPlan | null;
  /** How often its page has been loaded. */
  readonly loads: number;
}

/** Returns what the device knows of itself, and counts this load of the page. At first contact it makes an id. */
export function loadKnownScreen(): KnownScreen {
  const screen = readKnownScreen() ?? { id: newId(), code: null, name: null, plan: null, loads: 0 };
  const loaded = { ...screen, loads: screen.loads + 1 };
  storeKnownScreen(loaded);
  return loaded;
}

export const storeKnownScreen = (screen: KnownScreen): void =>
  deviceStorage.set(STORAGE_KEY, JSON.stringify(screen));

function readKnownScreen(): KnownScreen | null {
  // `storeKnownScreen` writes it.
  const known = jsonOfStored(deviceStorage.get(STORAGE_KEY)) as Partial<KnownScreen> | null | undefined;
  if (typeof known?.id !== 'string') return null;
  const { id, code = null, name = null, plan = null, loads = 0 } = known;
  return { id, code, name, plan, loads };
}

/** Returns a random UUID. Not by randomUUID, which plain http in an office network does not have. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, at) => {
    // Version 4, variant 1.
    const marked = at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
