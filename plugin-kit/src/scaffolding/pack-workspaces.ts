import { execFile } from 'node:child_process';
import { createWriteStream, globSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import { packedManifest } from './packed-manifest.ts';

const run = promisify(execFile);
const checkout = fileURLToPath(new URL('../../../', import.meta.url));

/** What a plugin outside the checkout needs of it. No registry has these packages. */
const workspaces = ['contract', 'design-system', 'plugin-kit'] as const;

/**
 * Writes the packages that a plugin outside the checkout needs into `folder`, as npm packs them: `contract.tgz`, … Node runs
 * no TypeScript from a package, so that they hold what the compiler makes of the sources, with their types.
 */
export async function packWorkspaces(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  // The design system is used as it is built.
  await run('turbo', ['run', 'build', '--filter=@vetta/design-system'], { cwd: checkout });
  const room = await mkdtemp(join(tmpdir(), 'vetta-pack-'));
  try {
    for (const workspace of workspaces) {
      const packed = join(room, workspace);
      await compile(workspace, room);
      await copyOthers(join(checkout, workspace), packed);
      const manifest = await packedManifest(join(checkout, workspace));
      await writeFile(join(packed, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
      await writeArchive(packed, join(folder, `${workspace}.tgz`));
    }
  } finally {
    await rm(room, { recursive: true });
  }
}

/** Compiles a workspace's sources, and those that they import, to JavaScript and declarations in the same folders. */
async function compile(workspace: string, room: string): Promise<void> {
  const options = ['--noEmit', 'false', '--declaration', '--rewriteRelativeImportExtensions'];
  await run('tsc', ['-p', workspace, '--rootDir', '.', '--outDir', room, ...options], { cwd: checkout });
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
