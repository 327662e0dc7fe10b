import { call } from '@vetta/contract/client/call';
import { tabStorage } from '@vetta/contract/client/device-storage';
import type { Beat, BeatAnswer, Command } from '@vetta/contract/screens';
import { DEADLINE_MS } from '../plugins/deadline.ts';
import { serverNow } from '../server-time/server-clock.ts';
import { type KnownScreen, storeKnownScreen } from './known-screen.ts';
import { lastFailure, watchFailures } from './last-failure.ts';

const BEAT_MS = 30_000;
/** From the first beat, which comes before a scene has painted, to the second. */
const FIRST_BEAT_MS = 5_000;
/** After a beat that tells of a failure, the next failures wait for so long: of a loop of them the others are not to suffer. */
const FAILURE_BEAT_MS = 5_000;
const INT32_MAX = 2_147_483_647;

/** What the page says of itself at a beat. */
export type Told = Pick<
  Beat,
  'generation' | 'painted' | 'dark' | 'scene' | 'dataAge' | 'integrity' | 'notices'
>;

interface BeatOptions {
  readonly screen: KnownScreen;
  readonly tell: () => Told;
  /** Called with each answer. */
  readonly onAnswer: (answer: BeatAnswer) => void;
  /** Does what the server wants; resolves once it is done, or never for a reload. */
  readonly onCommand: (command: Command) => Promise<void>;
}

/**
 * Beats at once, after five seconds, then every thirty, and at once when there is a receipt for a command or a plugin has failed. A beat
 * that is refused or lost changes nothing on the wall. Returns a function that ends it, and one that beats at once.
 */
export function startBeating({ screen: known, tell, onAnswer, onCommand }: BeatOptions): {
  readonly end: () => void;
  readonly beatNow: () => void;
} {
  let isEnded = false;
  let screen = known;
  let timer: ReturnType<typeof setTimeout>;
  let obeyed: string | null = null;
  let isObeying = false;

  const obey = async ({ id, ...command }: NonNullable<BeatAnswer['command']>) => {
    // The server repeats it until it has the receipt, and the next one until this one is done.
    if (id === obeyed || isObeying) return;
    obeyed = id;
    isObeying = true;
    keepReceipt({ command: id, state: 'received' });
    await beat();
    // Before it is done: a reload ends this page.
    keepReceipt({ command: id, state: 'done' });
    try {
      await onCommand(command);
    } catch {
      // The server was away just now: the command expires.
      keepReceipt(null);
    }
    isObeying = false;
    await beat();
  };

  const beat = async (): Promise<void> => {
    const receipt = pendingReceipt();
    const answer = await send(screen, tell(), receipt);
    if (!answer || isEnded) return;
    if (receipt && sameReceipt(receipt, pendingReceipt())) keepReceipt(null);
    const { id, code, name, plan } = answer;
    screen = { ...screen, id, code, name, plan };
    storeKnownScreen(screen);
    onAnswer(answer);
    if (answer.command) await obey(answer.command);
  };

  const run = (next: number) => {
    timer = setTimeout(() => run(BEAT_MS), next);
    void beat();
  };
  run(FIRST_BEAT_MS);
  let toldAt = Number.NEGATIVE_INFINITY;
  const stopWatching = watchFailures(() => {
    if (performance.now() - toldAt < FAILURE_BEAT_MS) return;
    toldAt = performance.now();
    void beat();
  });
  return {
    end() {
      isEnded = true;
      stopWatching();
      clearTimeout(timer);
    },
    beatNow: () => void beat(),
  };
}

const sameReceipt = (one: Beat['receipt'], other: Beat['receipt']): boolean =>
  one?.command === other?.command && one?.state === other?.state;

/** Sends one beat. Returns null if the server does not answer, or refuses it. */
async function send(
  { id, loads }: KnownScreen,
  told: Told,
  receipt: Beat['receipt'],
): Promise<BeatAnswer | null> {
  const offset = serverNow().getTime() - Date.now();
  const body: Beat = {
    ...told,
    id,
    restarts: loads - 1,
    // A device whose clock has never been set is decades off.
    clockOffset: Math.max(-INT32_MAX, Math.min(INT32_MAX, Math.round(offset))),
    viewport: { width: innerWidth, height: innerHeight },
    heap: heapBytes(),
    failure: lastFailure(),
    receipt,
  };
  const signal = AbortSignal.timeout(DEADLINE_MS);
  return call('POST /api/screens/beat', { body }, { signal }).catch(() => null);
}

/** Only Chromium says it. */
const heapBytes = (): number | null =>
  (performance as { memory?: { usedJSHeapSize: number } }).memory?.usedJSHeapSize ?? null;

const STORAGE_KEY = 'vetta.receipt';

type Receipt = NonNullable<Beat['receipt']>;

/** Returns what the server does not know yet of a command: kept over a reload, which a command may ask for. */
function pendingReceipt(): Receipt | null {
  const [command, state] = tabStorage.get(STORAGE_KEY)?.split(' ') ?? [];
  return command && (state === 'received' || state === 'done') ? { command, state } : null;
}

const keepReceipt = (receipt: Receipt | null): void =>
  tabStorage.set(STORAGE_KEY, receipt && `${receipt.command} ${receipt.state}`);
