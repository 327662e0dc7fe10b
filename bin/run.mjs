// Runs the command that the arguments name, in this process: services/server/src/commands/<command>.ts for the operator,
// plugin-kit/src/commands/<command>.ts for authors of plugins, tools/src/commands/<command>.ts for developers. It needs the
// pinned Node and installed dependencies; vetta.mjs sees to both. The container image has both, so it runs this file.

import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
// The compiled sources are kept, so that the next command starts sooner; where the folder is not writable, nothing is kept.
enableCompileCache(join(root, 'node_modules/.cache/node'));
const [command = '', ...args] = process.argv.slice(2);
const file = ['services/server', 'plugin-kit', 'tools']
  .map((workspace) => join(root, workspace, 'src/commands', `${command}.ts`))
  .find((path) => existsSync(path));
if (!/^[a-z]+$/.test(command) || !file) {
  console.error(`There is no command "${command}".`);
  process.exit(1);
}
// Imported by path, because bin/ is no package and has no dependencies of its own.
const { runCommand } = await import(join(root, 'services/server/src/run-command.ts'));
await runCommand((await import(file)).default, args);
