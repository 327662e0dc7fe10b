import { run } from '@vetta/server/processes/run';

/** Copies a data folder with its owners: PostgreSQL's files belong to a system user if the tests run as root. */
export async function copyData(from: string, to: string): Promise<void> {
  const { code, output } = await run('cp', ['-a', `${from}/.`, to]);
  if (code !== 0) throw new Error(`The data could not be copied: ${output}`);
}
