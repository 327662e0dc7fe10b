import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { patchedFiles, patchOf, type Sources } from './patch.ts';
import { turnableColours, turnableNumbers, turnablePurposes } from './turnable.ts';
import { type Changes, sheetOf, turned } from './turned.ts';

const repository = join(import.meta.dirname, '../../..');
const sources: Sources = Object.fromEntries(
  await Promise.all(
    patchedFiles.map(async (file) => [file, await readFile(join(repository, file), 'utf8')] as const),
  ),
);

const everything = [...turnableColours, ...turnableNumbers('dark'), ...turnableNumbers('kiosk')];
/** Another value of the same kind. */
const other = (value: string) => (value.startsWith('#') ? '#123456' : value.replace(/^[\d.]+/, '7'));

/** Applies a patch to a copy of the sources as a developer would, and returns what they hold then. */
async function apply(patch: string): Promise<Sources> {
  const folder = await mkdtemp(join(tmpdir(), 'vetta-patch-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const [file, text] of Object.entries(sources)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  execFileSync('git', ['apply', '-'], { cwd: folder, input: patch });
  const read = patchedFiles.map(async (file) => [file, await readFile(join(folder, file), 'utf8')] as const);
  return Object.fromEntries(await Promise.all(read));
}

test('git applies the patch of every value that can be turned, and the sources then hold exactly those', async () => {
  const changes: Changes = Object.fromEntries(everything.map(({ name, value }) => [name, other(value)]));
  const after = await apply(patchOf(changes, sources));
  for (const file of patchedFiles) {
    const [old, now] = [sources[file]?.split('\n') ?? [], after[file]?.split('\n') ?? []];
    expect(now.length).toBe(old.length);
  }
  const text = Object.values(after).join('\n');
  for (const { value } of turnableColours) expect(text).not.toContain(`'${value}'`);
  expect(text.match(/'#123456'/g)?.length).toBe(turnableColours.length);
  expect(text.match(/'7(rem|vmin|ms)'/g)?.length).toBe(everything.length - turnableColours.length);
});

test('one turned value changes one line', async () => {
  const patch = patchOf({ 'dark.row.grid': '2rem' }, sources);
  expect(patch.match(/^[+-][^+-].*/gm)).toEqual([
    expect.stringContaining("grid: '2.25rem'"),
    expect.stringContaining("grid: '2rem'"),
  ]);
  const after = await apply(patch);
  expect(after['design-system/src/theme/dark.ts']).toContain("grid: '2rem'");
  expect(after['design-system/src/theme/kiosk.ts']).toBe(sources['design-system/src/theme/kiosk.ts']);
});

test('a purpose that takes another colour changes one line, and what is made of it in both themes', async () => {
  const changes: Changes = { 'purpose.glow.start': 'coral' };
  for (const theme of ['dark', 'kiosk'] as const)
    expect(turned(theme, changes).glow).toMatchObject({
      start: '#ff7a70',
      gradient: 'linear-gradient(100deg, #ff7a70, #ff7a70 55%, #ffb86b)',
      halo: '#ff7a7059',
    });
  const after = await apply(patchOf(changes, sources));
  expect(after['design-system/src/theme/purposes.ts']).toContain("glow: { start: 'coral', middle: 'coral'");
});

test('every purpose can be patched', () => {
  for (const { name } of turnablePurposes)
    expect(patchOf({ [name]: 'other' }, sources).match(/^\+[^+].*/gm), name).toEqual([
      expect.stringContaining("'other'"),
    ]);
});

test('a value that a source does not write itself cannot be patched', () => {
  expect(() => patchOf({ 'kiosk.motion.ease': 'linear' }, sources)).toThrow('kiosk.motion.ease');
});

test('a turned colour changes every token that is made of it, with its opacity, in both themes', () => {
  for (const theme of ['dark', 'kiosk'] as const) {
    const { glow } = turned(theme, { 'palette.violet': '#00ff00' });
    expect(glow).toMatchObject({ start: '#00ff00', halo: '#00ff0059', middle: '#ff7a70' });
    expect(glow?.gradient).toBe('linear-gradient(100deg, #00ff00, #ff7a70 55%, #ffb86b)');
  }
});

test('a number of one theme leaves the other as it is', () => {
  expect(sheetOf({ 'dark.space.md': '2rem' })).toBe(
    ":root, [data-theme='dark'] { --vetta-space-md: 2rem; }\n[data-theme='kiosk'] { --vetta-space-md: 2.2vmin; }",
  );
});
