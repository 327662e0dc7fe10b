/** How often one key is checked although its address has failed too often, in milliseconds. */
const EVERY = 5_000;
/** After this time without a refusal the next one begins anew, in milliseconds. */
const FORGOTTEN_AFTER = 60_000;

/**
 * Returns a function that says, of a key whose address has failed too often, whether it is checked all the same: one every
 * five seconds for all addresses together, the first five seconds after the first refusal. So an admin behind a proxy that
 * is not trusted, whose address is everybody's, can log in while another client there guesses.
 */
export function spareChecks(now: () => number = () => performance.now()): () => boolean {
  let lastRefused = Number.NEGATIVE_INFINITY;
  let next = 0;
  return () => {
    const at = now();
    if (at - lastRefused > FORGOTTEN_AFTER) next = at + EVERY;
    const isChecked = at >= next;
    if (isChecked) next = at + EVERY;
    lastRefused = at;
    return isChecked;
  };
}
