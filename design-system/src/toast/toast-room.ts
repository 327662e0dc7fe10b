import { vars } from '../theme/tokens.css.ts';

const ROOM = '--toast-room';

/** Says how much room an open dialog leaves above it for this toast. A ref: returns its cleanup. */
export function tellRoom(toast: HTMLElement | null) {
  if (!toast) return;
  const { style } = document.documentElement;
  const watch = new ResizeObserver(() =>
    style.setProperty(
      ROOM,
      `calc(${toast.offsetHeight}px + max(${vars.space.md}, env(safe-area-inset-top)))`,
    ),
  );
  watch.observe(toast);
  return () => {
    watch.disconnect();
    // Nothing moves under the pointer when the toast leaves: an open dialog keeps its place.
    if (!document.querySelector('[data-dialog]')) style.removeProperty(ROOM);
  };
}

/** Gives the room back when the last dialog closes. A ref of its overlay: returns its cleanup. */
export const keepRoom = (overlay: HTMLElement | null) =>
  overlay
    ? () => {
        const others = [...document.querySelectorAll('[data-dialog]')].some((one) => one !== overlay);
        if (!others && !document.querySelector('[data-toast]'))
          document.documentElement.style.removeProperty(ROOM);
      }
    : undefined;
