import { attach } from '../processes/attach.ts';

/** `npm run fix`: formats the code, sorts imports and applies the safe fixes of the linter. */
export default async function fix(): Promise<number> {
  return attach('biome', ['check', '--write', '.']);
}
