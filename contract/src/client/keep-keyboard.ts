/** How long after a key the keyboard may move by it, in milliseconds. */
const FOLLOWS_MS = 1_000;

const WRITTEN_IN = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** The last key that was pressed in the page. A guest's own keys do not arrive here. */
let lastKey = { at: Number.NEGATIVE_INFINITY, writes: false };
let isListening = false;

function listen(): void {
  if (isListening) return;
  isListening = true;
  addEventListener(
    'keydown',
    ({ key, ctrlKey, metaKey, timeStamp }) => {
      lastKey = { at: timeStamp, writes: (key.length === 1 && !ctrlKey && !metaKey) || key === 'Backspace' };
    },
    true,
  );
}

/** Whether the person may have moved the keyboard: by Tab or another key that writes nothing, or by a press, in the page or in a guest. */
function mayHaveMoved(): boolean {
  if (performance.now() - lastKey.at < FOLLOWS_MS) return !lastKey.writes;
  return navigator.userActivation?.isActive ?? false;
}

/**
 * Until `signal` aborts, gives the keyboard back to the page's field that has it when a guest takes it by itself: no policy keeps a
 * frame from that, and what somebody types would go to the guest.
 */
export function keepKeyboard(frame: HTMLIFrameElement, signal: AbortSignal): void {
  listen();
  let field = document.activeElement;
  addEventListener(
    'focusin',
    ({ target }) => {
      if (target !== frame) field = target instanceof Element ? target : null;
    },
    { signal },
  );
  addEventListener(
    'blur',
    () => {
      const left = field instanceof HTMLElement && field.matches(WRITTEN_IN) ? field : null;
      if (!left?.isConnected || document.activeElement !== frame || mayHaveMoved()) field = null;
      // Later: within the event the browser would still send the keys to the frame.
      else setTimeout(() => left.focus());
    },
    { signal },
  );
}
