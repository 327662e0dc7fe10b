/**
 * Replaces the page's timers by ones that are counted. Import it before anything that starts a timer. Returns how many
 * timers, animation frames included, have neither run out nor been cleared.
 */
export function countTimers(): () => number {
  const intervals = new Set<number>();
  const timeouts = new Set<number>();
  const frames = new Set<number>();
  const { setInterval, setTimeout, clearInterval, clearTimeout } = window;
  const { requestAnimationFrame, cancelAnimationFrame } = window;
  Object.assign(window, {
    setInterval(...args: Parameters<typeof setInterval>) {
      const id = setInterval(...args);
      intervals.add(id);
      return id;
    },
    setTimeout(handler: TimerHandler, timeout?: number, ...args: unknown[]) {
      const id = setTimeout(() => {
        timeouts.delete(id);
        if (typeof handler === 'function') handler(...args);
      }, timeout);
      timeouts.add(id);
      return id;
    },
    requestAnimationFrame(callback: FrameRequestCallback) {
      const id = requestAnimationFrame((time) => {
        frames.delete(id);
        callback(time);
      });
      frames.add(id);
      return id;
    },
    // Browsers keep intervals and timeouts in one list: each function clears both.
    clearInterval: (id: number) => clear(clearInterval, id),
    clearTimeout: (id: number) => clear(clearTimeout, id),
    cancelAnimationFrame(id: number) {
      frames.delete(id);
      cancelAnimationFrame(id);
    },
  });
  function clear(by: (id: number) => void, id: number): void {
    intervals.delete(id);
    timeouts.delete(id);
    by(id);
  }
  return () => intervals.size + timeouts.size + frames.size;
}
