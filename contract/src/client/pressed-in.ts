/** How long a press lets a page open something, in milliseconds: browsers take five seconds at most. */
const ACTIVE_MS = 5_000;

/** When the person last pressed something in the page itself. What they press in a frame does not arrive here. */
let lastOutside = Number.NEGATIVE_INFINITY;
let isListening = false;

/** Begins to tell presses in the page from those in its frames. */
export function watchPresses(): void {
  if (isListening) return;
  isListening = true;
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(
      type,
      ({ timeStamp }) => {
        lastOutside = timeStamp;
      },
      true,
    );
}

/** Whether the person has just pressed something in this frame: a press in the page beside it is none of the guest's. */
export const isPressedIn = (frame: HTMLIFrameElement): boolean =>
  navigator.userActivation?.isActive !== false &&
  document.activeElement === frame &&
  performance.now() - lastOutside > ACTIVE_MS;
