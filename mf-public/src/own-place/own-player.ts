import { deviceStorage, jsonOfStored } from '@vetta/contract/client/device-storage';
import { useSyncExternalStore } from 'react';

const STORAGE_KEY = 'vetta.io';

/** Who said on this device «Sono io». The name says who is meant when the player is not on the board. */
export interface OwnPlayer {
  readonly playerId: string;
  readonly name: string;
}

let text = deviceStorage.get(STORAGE_KEY);
let parsed = parse(text);
const listeners = new Set<() => void>();

function parse(stored: string | null): OwnPlayer | null {
  const value = jsonOfStored(stored);
  if (typeof value !== 'object' || value === null) return null;
  const { playerId, name } = value as Partial<Record<keyof OwnPlayer, unknown>>;
  return typeof playerId === 'string' && typeof name === 'string' ? { playerId, name } : null;
}

function change(to: string | null): void {
  if (to === text) return;
  text = to;
  parsed = parse(to);
  // As the document's script sets it: a place is kept for the own card.
  document.documentElement.toggleAttribute('data-own', parsed !== null);
  for (const listener of listeners) listener();
}

function store(to: string | null): void {
  change(to);
  deviceStorage.set(STORAGE_KEY, to);
}

// Another tab of this device may have changed it.
const onStorage = ({ key, newValue }: StorageEvent) => key === STORAGE_KEY && change(newValue);

/** Calls back when somebody says here «Sono io», or «Non sono io». */
export function onOwnPlayer(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', onStorage);
  };
}

/** Returns who uses this device; null if nobody said so, and for the first render of prerendered markup. */
export const useOwnPlayer = (): OwnPlayer | null =>
  useSyncExternalStore(
    onOwnPlayer,
    () => parsed,
    () => null,
  );

export const rememberOwnPlayer = ({ playerId, name }: OwnPlayer): void =>
  store(JSON.stringify({ playerId, name }));

export const forgetOwnPlayer = (): void => store(null);
