// What every npm script runs first, on whatever Node the machine has (20.19 or newer) and with nothing installed:
// it installs the dependencies when they are missing or behind the lock file, then hands over to the pinned Node,
// which runs src/commands/<command>.ts. Plain JavaScript on Node's own modules, for that reason.

import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const pinned = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
const wanted = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).devDependencies.node.split(
  '.',
)[0];
const major = (/** @type {string} */ version) => version.split('.')[0];

// What commands call by name (turbo, vitest, vite) is found even when npm did not set the PATH.
process.env.PATH = join(root, 'node_modules', '.bin') + delimiter + process.env.PATH;

if (!isInstalled()) {
  const code = await install();
  if (code !== 0)
    end(`The dependencies could not be installed (npm ended with ${code}): see its message above.`);
}
if (major(process.versions.node) === wanted) await runHere();
else await handOver();

/** Whether every package of the lock file is there in its version (optional ones depend on the machine). */
function isInstalled() {
  const hidden = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(hidden) || !existsSync(pinned)) return false;
  const installed = JSON.parse(readFileSync(hidden, 'utf8')).packages;
  const locked = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(locked).every(
    ([path, { version, optional, link }]) =>
      !path.includes('node_modules/') || link || optional || installed[path]?.version === version,
  );
}

/**
 * Brings node_modules up to the lock file, which stays as it is. Not `npm ci`: that removes the Node we run on, and
 * refuses a lock file whose packages for other machines a registry does not carry.
 */
async function install() {
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  console.log('Installing the dependencies, about a minute the first time…');
  const began = Date.now();
  const ticker = setInterval(() => {
    if (!process.stdout.isTTY)
      console.log(`  still installing, ${Math.round((Date.now() - began) / 1000)} s`);
  }, 10_000);
  // npm tells its scripts where it lives: the one that was called is the one that works here.
  const npm = process.env.npm_execpath;
  const [program, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  const code = await run(program, [...first, ...args]);
  clearInterval(ticker);
  return code;
}

/** Runs this very file again, on the Node that npm installed. */
async function handOver() {
  const found = spawnSync(pinned, ['-p', 'process.versions.node'], { encoding: 'utf8' });
  if (found.status !== 0 || major(found.stdout) !== wanted) {
    end(
      `Vetta runs on Node ${wanted}, which comes with its dependencies, but ${found.stdout?.trim() || 'nothing'} is there: ` +
        'its install script was blocked. Run "npm rebuild node" (npm 12: "npm approve-scripts node" first), then try again.',
    );
  }
  process.exitCode = await run(pinned, process.argv.slice(1));
}

/** Runs a program on our terminal, passes signals on, and answers its exit code. */
function run(program, args) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: process.cwd(), stdio: 'inherit' });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
    child.on('error', (error) => {
      console.error(error.message);
      resolve(127);
    });
    child.on('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
}

async function runHere() {
  const [command = '', ...args] = process.argv.slice(2);
  const file = join(dirname(fileURLToPath(import.meta.url)), 'commands', `${command}.ts`);
  if (!/^[a-z]+$/.test(command) || !existsSync(file)) end(`There is no command "${command}".`);
  const { runCommand } = await import('./run-command.ts');
  await runCommand((await import(file)).default, args);
}

function end(sentence) {
  console.error(sentence);
  process.exit(1);
}
