// Every npm script runs this file first. It runs on any Node from 20.19 with nothing installed, so it is plain JavaScript
// on Node's own modules. It installs the dependencies when they are missing or older than the lock file, then runs the
// command on the pinned Node, with run.mjs.

import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const pinned = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
const wanted = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).devDependencies.node.split(
  '.',
)[0];
const major = (/** @type {string} */ version) => version.split('.')[0];

// Commands call turbo, vitest and vite by name, even where npm did not set the PATH.
process.env.PATH = join(root, 'node_modules', '.bin') + delimiter + process.env.PATH;

if (!isInstalled()) {
  const code = await install();
  if (code !== 0)
    exitWith(`The dependencies could not be installed (npm ended with ${code}): see its message above.`);
}
// A server that runs for weeks gives up 120 MB for a collection of young objects that comes a little more often. Node takes that
// only from its command line; `execve` puts it there without a second process.
const memory = process.argv[2] === 'start' ? ['--max-semi-space-size=2'] : [];
if (major(process.versions.node) !== wanted) await runOnPinnedNode();
else if (memory.length === 0 || process.execArgv.includes(memory[0]) || !canReplaceItself())
  await import('./run.mjs');
else
  process.execve(pinned, [pinned, ...memory, ...process.argv.slice(1)], {
    MALLOC_ARENA_MAX: '2',
    ...process.env,
  });

/** Is there while packages are installed: after a power cut halves of files are, which npm takes for whole. */
function unfinished() {
  return join(root, 'node_modules', '.vetta-installing');
}

/** Returns whether every package of the lock file is installed in its version, and each workspace linked. Optional ones depend on the machine. */
function isInstalled() {
  const hidden = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(hidden) || !existsSync(pinned) || existsSync(unfinished())) return false;
  const installed = JSON.parse(readFileSync(hidden, 'utf8')).packages;
  const locked = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(locked).every(
    ([path, { version, optional, link }]) =>
      !path.includes('node_modules/') ||
      optional ||
      (link ? existsSync(join(root, path)) : installed[path]?.version === version),
  );
}

/**
 * Installs what the lock file says and leaves that file alone. Not `npm ci`: it removes the Node that runs this, and it
 * refuses a lock file whose packages for other platforms a registry does not have.
 */
async function install() {
  // Those of development, too, whatever NODE_ENV says: the pinned Node and what builds the front ends are among them.
  const args = ['install', '--include=dev', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  console.log('Installing the dependencies, about a minute the first time…');
  if (existsSync(unfinished())) rmSync(join(root, 'node_modules'), { recursive: true });
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(unfinished(), '');
  const began = Date.now();
  const ticker = setInterval(() => {
    if (!process.stdout.isTTY)
      console.log(`  still installing, ${Math.round((Date.now() - began) / 1000)} s`);
  }, 10_000);
  // Uses the npm that runs this script: it works on this machine.
  // biome-ignore lint/suspicious/noUndeclaredEnvVars: this runs outside Turborepo
  const npm = process.env.npm_execpath;
  const [program, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  // npm takes more than a minute to end by itself.
  const code = await run(program, [...first, ...args], 'SIGKILL');
  clearInterval(ticker);
  if (code !== 128 + constants.signals.SIGKILL) rmSync(unfinished(), { force: true });
  return code;
}

/** Returns whether this process can become another: not on Windows, and not under a debugger or another preload of Node's. */
function canReplaceItself() {
  return process.platform !== 'win32' && process.execve !== undefined && process.execArgv.length === 0;
}

/** Runs this file again on the Node that npm installed. */
async function runOnPinnedNode() {
  const found = spawnSync(pinned, ['-p', 'process.versions.node'], { encoding: 'utf8' });
  if (found.status !== 0 || major(found.stdout) !== wanted) {
    exitWith(
      `Vetta runs on Node ${wanted}, which comes with its dependencies, but ${found.stdout?.trim() || 'nothing'} is there: ` +
        'its install script was blocked. Run "npm rebuild node" (npm 12: "npm approve-scripts node" first), then try again.',
    );
  }
  process.exitCode = await run(pinned, [...memory, ...process.argv.slice(1)]);
}

/** Runs a program on this terminal, forwards signals to it, or `end` for each, and returns its exit code. */
function run(program, args, end = undefined) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: process.cwd(), stdio: 'inherit' });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(end ?? signal));
    child.on('error', (error) => {
      console.error(error.message);
      resolve(127);
    });
    child.on('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
}

/** Prints why the command cannot run, and ends the process. */
function exitWith(sentence) {
  console.error(sentence);
  process.exit(1);
}
