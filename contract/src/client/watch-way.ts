/** How long the browser takes at most to tell the page what a frame has added to the way back, in milliseconds. */
const TOLD_WITHIN_MS = 200;

/** Returns a function that takes away what frames have added to the person's way back since the page itself last changed it. */
export function watchWay(signal: AbortSignal): () => void {
  const { navigation } = globalThis;
  let before = history.length;
  const look = () => {
    before = history.length;
  };
  navigation?.addEventListener('currententrychange', look, { signal });
  return () => {
    const place = navigation?.currentEntry?.key;
    setTimeout(() => {
      const isThere = place !== undefined && navigation.currentEntry?.key === place;
      if (isThere && history.length > before) history.go(before - history.length);
    }, TOLD_WITHIN_MS);
  };
}
