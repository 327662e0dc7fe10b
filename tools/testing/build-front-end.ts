import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const vite = fileURLToPath(import.meta.resolve('vite/package.json')).replace('package.json', 'bin/vite.js');

/**
 * Builds the front end in `folder` as `npm run build` does, and returns `outDir`. Vite runs without Vitest's variable: if it
 * is set, federation disables itself. The sources read `variables` from `import.meta.env`; `options` are those of the command
 * line. Throws if the build fails.
 */
export async function build(
  folder: URL,
  outDir: string,
  variables: Record<string, string> = {},
  options: readonly string[] = [],
): Promise<string> {
  const { VITEST: _, ...environment } = process.env;
  await promisify(execFile)(
    process.execPath,
    [vite, 'build', '--outDir', outDir, '--emptyOutDir', ...options],
    {
      cwd: fileURLToPath(folder),
      env: { ...environment, ...variables, NODE_ENV: 'production' },
    },
  );
  return outDir;
}
