/**
 * Calls `then` once the transitions and animations of an element are over, those included that its last change begins. It
 * asks them and no clock: on a busy computer they begin late, and what leaves would be gone before the next scene is seen.
 * The call comes before the frame in which the element is invisible: what `then` removes at once is in no frame.
 * Returns a function that cancels.
 */
export function onceFaded(element: Element, then: () => void): () => void {
  let isCancelled = false;
  // One that is cancelled is over, too.
  void Promise.allSettled(element.getAnimations().map(({ finished }) => finished)).then(() => {
    if (!isCancelled) then();
  });
  return () => {
    isCancelled = true;
  };
}
