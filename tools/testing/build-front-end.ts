import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const vite = fileURLToPath(import.meta.resolve('vite/package.json')).replace('package.json', 'bin/vite.js');

/**
 * Builds a workspace or a plugin of this folder as `npm run build` does, in a process of its own: under a test runner
 * federation leaves itself out. `variables` reach the sources as `import.meta.env`.
 */
export async function build(
  folder: URL,
  outDir: string,
  variables: Record<string, string> = {},
): Promise<string> {
  const { VITEST: _, ...environment } = process.env;
  await promisify(execFile)(process.execPath, [vite, 'build', '--outDir', outDir, '--emptyOutDir'], {
    cwd: fileURLToPath(folder),
    env: { ...environment, ...variables, NODE_ENV: 'production' },
  });
  return outDir;
}
