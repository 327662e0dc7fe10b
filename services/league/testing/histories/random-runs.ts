/**
 * Returns the seed and the number of histories of a random test, and prints them. FC_SEED plays the histories of an earlier
 * run again; FC_RUNS asks for more of them than one, and the deep list for three.
 */
export function randomRuns(title: string): { seed: number; numRuns: number } {
  const seed = Number(process.env.FC_SEED ?? Math.trunc(Math.random() * 2 ** 31));
  const numRuns = Number(process.env.FC_RUNS ?? (process.env.TEST_LIST === 'deep' ? 3 : 1));
  console.info(`${title}: FC_SEED=${seed} FC_RUNS=${numRuns}`);
  return { seed, numRuns };
}
