/** The endings of the files of each list: a file belongs to one by its name alone. */
const endings = {
  /** `npm test`: every promise once, at the cheapest layer that can break it. */
  short: { include: ['test'], exclude: ['deep.test', 'soak.test'] },
  /** `npm run test:deep`: what kills, waits, floods, fuzzes or upgrades, and the random tests of the short list with more seeds. */
  deep: { include: ['deep.test', 'seeds.test'], exclude: [] },
  /** `npm run soak`: the deep list with larger numbers, and what runs for hours. */
  soak: { include: ['deep.test', 'seeds.test', 'soak.test'], exclude: [] },
};

/** The run's list: the short one, but for TEST_LIST=deep or SOAK. */
export const list = process.env.SOAK ? 'soak' : process.env.TEST_LIST === 'deep' ? 'deep' : 'short';

/** Returns Vitest's patterns for the files of the run's list below these folders. */
export function filesOfList(...folders: string[]): { include: string[]; exclude: string[] } {
  const patterns = (names: string[]) =>
    folders.flatMap((folder) => names.map((name) => `${folder}/**/*.${name}.ts`));
  return { include: patterns(endings[list].include), exclude: patterns(endings[list].exclude) };
}

/** When a test of the run's list is given up, in milliseconds: long, as it uses real servers and processes, and the machine may be busy. */
export const testTimeout = list === 'short' ? 60_000 : 240_000;
