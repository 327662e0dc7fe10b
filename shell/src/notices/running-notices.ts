import { deviceStorage, jsonOfStored } from '@vetta/contract/client/device-storage';
import { isReplyTo } from '@vetta/contract/client/is-reply-to';
import type { WallNotice } from '@vetta/contract/notices';

const STORAGE_KEY = 'vetta.notices';
/** Notices that take turns change so often. */
export const TURN_MS = 15_000;

/** Keeps the notices on the device: they outlive a reload without the server. */
export const storeNotices = (notices: readonly WallNotice[]): void =>
  deviceStorage.set(STORAGE_KEY, notices.length === 0 ? null : JSON.stringify(notices));

export function storedNotices(): WallNotice[] | undefined {
  const stored = jsonOfStored(deviceStorage.get(STORAGE_KEY));
  return isReplyTo('GET /api/screens/notices', stored) ? (stored as WallNotice[]) : undefined;
}

/** Returns those that have not ended. */
export const runningAt = (notices: readonly WallNotice[], now: Date): WallNotice[] =>
  notices.filter(({ endsAt }) => Date.parse(endsAt) > now.getTime());

/** Returns the urgent notice that is on a wall now: several take turns, on all walls at the same time. */
export function urgentAt(notices: readonly WallNotice[], now: Date): WallNotice | null {
  const urgent = runningAt(notices, now).filter(({ tone }) => tone === 'urgente');
  return urgent[Math.floor(now.getTime() / TURN_MS) % urgent.length] ?? null;
}
