/** How long a press lets a page open something, in milliseconds: browsers take five seconds at most. */
const ACTIVE_MS = 5_000;
/** How late the page hears at most of a press in a guest: it has lost the keyboard before. */
const HEARD_WITHIN_MS = 1_000;

/** What the person did last in the page itself. What they press in a guest does not arrive here. */
const last = { at: Number.NEGATIVE_INFINITY, isTab: false };
let isListening = false;
const take = (isTab: boolean) => {
  Object.assign(last, { at: performance.now(), isTab });
  // A Tab moves the keyboard at once, or not at all.
  if (isTab) setTimeout(() => Object.assign(last, { isTab: false }));
};

/** Begins to tell what the person does in the page from what they do in its frames. */
function listen(): void {
  if (isListening) return;
  isListening = true;
  addEventListener('pointerdown', () => take(false), true);
  addEventListener('keydown', ({ key }) => take(key === 'Tab'), true);
  // The keyboard is in the page: what the person did to lead it here is over.
  addEventListener('focus', ({ target }) => !(target instanceof HTMLIFrameElement) && take(false), true);
}

/** Whose the keyboard is: the page's, or that of the guest in a frame. */
export interface Keyboard {
  /** The person has pressed something in the guest. Its lockdown script says so: the guest itself cannot. */
  pressed(): void;
  /** They have pressed something in it, or a key there. */
  used(): void;
  /** Whether they have just done so, and nothing in the page since. */
  isUsed(): boolean;
  /** A script has led the keyboard there: gives it back, and returns whether it was not the page's own. */
  isTakenBack(): boolean;
  /** They leave it by a key: what had the keyboard in the page gets it. */
  leave(): void;
}

/**
 * Until `signal` aborts, gives the keyboard back to what had it in the page when a guest takes it by itself, since what somebody
 * types would go to the guest. No policy keeps a frame from it, not even `inert`, and the lockdown script cannot take every way. It
 * may have it by Tab, by a press in it, and where the page itself leads it there.
 */
export function keepKeyboard(frame: HTMLIFrameElement, signal: AbortSignal): Keyboard {
  listen();
  const never = Number.NEGATIVE_INFINITY;
  let [pressedAt, usedAt, ledAt, givenBackAt] = [never, never, never, never];
  const { activeElement } = document;
  let had = activeElement instanceof HTMLElement ? activeElement : null;
  const isTaken = () => {
    if (last.isTab) ledAt = performance.now();
    if (last.isTab || Math.max(pressedAt, ledAt) > last.at) return false;
    // Someone who reads the screen by its contents leads the keyboard without a press: the browser knows that it was a person.
    return !navigator.userActivation?.isActive || performance.now() - last.at < ACTIVE_MS;
  };
  const lead = () => HTMLElement.prototype.focus.call(frame, { preventScroll: true });
  // Defined, not assigned: where a tool has put a setter on the prototype, an assignment would replace every element's.
  Object.defineProperty(frame, 'focus', {
    value: () => {
      ledAt = performance.now();
      lead();
    },
  });
  addEventListener(
    'focusin',
    ({ target }) => {
      if (target !== frame) had = target instanceof HTMLElement ? target : null;
    },
    { signal },
  );
  const giveBack = () => {
    if (document.activeElement !== frame || !isTaken()) return;
    givenBackAt = performance.now();
    if (had?.isConnected) had.focus({ preventScroll: true });
    // From the body, or from what has gone.
    if (document.activeElement === frame) frame.blur();
  };
  let isByTab = false;
  // No `:focus` matches a frame that has the keyboard inside, and nothing tells of a Tab that leads from there out of the window.
  const looking = setInterval(
    () => frame.toggleAttribute('data-by-tab', isByTab && document.activeElement === frame),
    200,
  );
  addEventListener(
    'blur',
    ({ target }) => {
      if (target !== window || document.activeElement !== frame) return;
      isByTab = last.isTab;
      // Later: within the event the browser would still send the keys to the frame.
      if (isTaken()) setTimeout(giveBack);
    },
    { signal },
  );
  // A guest that is removed for what it did leaves the keyboard where it was, too.
  signal.addEventListener('abort', () => {
    clearInterval(looking);
    giveBack();
  });
  const used = () => {
    usedAt = performance.now();
  };
  return {
    used,
    pressed() {
      used();
      pressedAt = usedAt;
      isByTab = false;
      if (usedAt - givenBackAt < HEARD_WITHIN_MS) lead();
      givenBackAt = never;
    },
    isTakenBack() {
      if (performance.now() - Math.max(ledAt, usedAt) < HEARD_WITHIN_MS) return false;
      giveBack();
      return true;
    },
    leave() {
      take(false);
      giveBack();
    },
    isUsed: () =>
      document.activeElement === frame && usedAt > last.at && performance.now() - usedAt < ACTIVE_MS,
  };
}
