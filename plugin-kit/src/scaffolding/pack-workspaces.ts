import { execFile } from 'node:child_process';
import { createWriteStream, globSync, readFileSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { join, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createGzip } from 'node:zlib';
import { PLUGIN_CONTRACT } from '@vetta/contract/plugin';
import { pack } from 'tar-stream';
import { z } from 'zod';
import { CommandError } from '../publishing/command-error.ts';

const Target = z.union([z.string(), z.object({ types: z.string(), default: z.string() })]);

const Manifest = z.object({
  name: z.string(),
  type: z.literal('module'),
  sideEffects: z.array(z.string()).optional(),
  exports: z.record(z.string(), Target),
  dependencies: z.record(z.string(), z.string()),
});

/** Returns the package.json of a packed workspace: its exports compiled, and its dependencies as they are installed here. */
async function packedManifest(workspace: string): Promise<object> {
  const file = join(workspace, 'package.json');
  const { dependencies, exports, ...manifest } = Manifest.parse(JSON.parse(await readFile(file, 'utf8')));
  const pinned = await Promise.all(
    Object.keys(dependencies).map(async (name) => [name, await versionOf(name, file)] as const),
  );
  return {
    ...manifest,
    version: PLUGIN_CONTRACT,
    exports: Object.fromEntries(Object.entries(exports).map(([key, target]) => [key, compiled(target)])),
    ...(manifest.name === '@vetta/plugin-kit' && { bin: { 'vetta-plugin': './src/bin.js' } }),
    dependencies: Object.fromEntries(pinned),
  };
}

const script = (path: string): string => path.replace(/\.tsx?$/, '.js');
const types = (path: string): string => path.replace(/\.tsx?$/, '.d.ts');

function compiled(target: z.output<typeof Target>): z.output<typeof Target> {
  if (typeof target !== 'string') return { types: types(target.types), default: target.default };
  return /\.tsx?$/.test(target) ? { types: types(target), default: script(target) } : target;
}

async function versionOf(name: string, file: string): Promise<string> {
  if (name.startsWith('@vetta/')) return PLUGIN_CONTRACT;
  const found = findPackageJSON(name, file);
  if (found === undefined) throw new Error(`${name} is not installed.`);
  return z.object({ version: z.string() }).parse(JSON.parse(await readFile(found, 'utf8'))).version;
}

const execute = promisify(execFile);
const checkout = fileURLToPath(new URL('../../../', import.meta.url));

/** What a plugin outside the checkout needs of it. No registry has these packages. */
const workspaces = ['contract', 'design-system', 'plugin-kit'] as const;

interface Packing {
  /** A folder for what is thrown away. */
  readonly room: string;
  /** Ends the programs that run; its reason is thrown. */
  readonly signal: AbortSignal;
  /** Hears each step as it begins. */
  readonly tell: (step: string) => void;
}

/**
 * Writes the packages that a plugin outside the checkout needs into `folder`, as npm packs them: `contract.tgz`, … Node runs
 * no TypeScript from a package, so that they hold what the compiler makes of the sources, with their types. Throws CommandError if
 * the checkout cannot be compiled.
 */
export async function packWorkspaces(folder: string, { room, signal, tell }: Packing): Promise<void> {
  await mkdir(folder, { recursive: true });
  // The design system is used as it is built.
  tell('Building the design system, which takes a minute the first time');
  await run('turbo', ['run', 'build', '--filter=@vetta/design-system'], signal);
  const compiled = join(room, 'compiled');
  for (const workspace of workspaces) {
    tell(`Packing @vetta/${workspace}`);
    const packed = join(compiled, workspace);
    // Compiles its sources, and those that they import, to JavaScript and declarations in the same folders.
    const options = ['--noEmit', 'false', '--declaration', '--rewriteRelativeImportExtensions'];
    await run('tsc', ['-p', workspace, '--rootDir', '.', '--outDir', compiled, ...options], signal);
    await copyOthers(join(checkout, workspace), packed);
    const manifest = await packedManifest(join(checkout, workspace));
    await writeFile(join(packed, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    await writeArchive(packed, join(folder, `${workspace}.tgz`));
    signal.throwIfAborted();
  }
}

/** Runs a program of the checkout in it. Throws CommandError with what it said if it fails. */
async function run(program: string, args: readonly string[], signal: AbortSignal): Promise<void> {
  try {
    await execute(program, args, { cwd: checkout, signal });
  } catch (cause) {
    signal.throwIfAborted();
    const { stdout = '', stderr = '' } = cause as { stdout?: string; stderr?: string };
    const said = `${stdout}${stderr}`.trim().split('\n').slice(-20).join('\n') || String(cause);
    throw new CommandError(`"${program} ${args[0]} ${args[1]}" failed in ${checkout}:\n${said}`, { cause });
  }
}

/** Copies what the compiler leaves: the design system's build, and the stage's pages and sheet. */
async function copyOthers(workspace: string, packed: string): Promise<void> {
  for (const path of globSync(['dist/**/*.*', 'stage/*.{html,css}'], { cwd: workspace })) {
    await cp(join(workspace, path), join(packed, path), { recursive: true });
    if (!path.endsWith('.html')) continue;
    const html = await readFile(join(packed, path), 'utf8');
    await writeFile(join(packed, path), html.replace(/(src="[^"]+)\.tsx?"/, '$1.js"'));
  }
}

const notPacked = /\.(test|stories)\.(js|d\.ts)$/;

async function writeArchive(packed: string, file: string): Promise<void> {
  const tar = pack();
  const written = pipeline(tar, createGzip({ level: 9 }), createWriteStream(file));
  const paths = globSync('**/*', { cwd: packed, withFileTypes: true })
    .filter((entry) => entry.isFile() && !notPacked.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const path of paths) {
    const name = `package/${path
      .slice(packed.length + 1)
      .split(sep)
      .join('/')}`;
    const mode = name.endsWith('/bin.js') ? 0o755 : 0o644;
    tar.entry({ name, mode, mtime: new Date(0) }, readFileSync(path));
  }
  tar.finalize();
  await written;
}
