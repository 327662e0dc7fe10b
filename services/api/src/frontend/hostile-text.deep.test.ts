import { owns } from '@vetta/contract/route-path';
import { expect, test } from 'vitest';
import { readSheetLinks } from './first-board.ts';
import { rebase } from './inline-sheets.ts';
import { inlineScripts, readShellTags } from './shell-document.ts';
import { filler } from './template.ts';

const board = (html: string) => readSheetLinks(html);
const tags = (html: string) => readShellTags(html, '/shell/0/');
const sheet = (css: string) => rebase(css, '/p/meteo/0/page.css');
/** A template that is refused has been read, too. */
const template = (text: string) => {
  try {
    filler(text)({});
  } catch {}
};

/** The shortest of five runs, in milliseconds of this thread: what else runs on the machine only makes one longer. */
function cost(work: () => unknown): number {
  const runs = Array.from({ length: 5 }, () => {
    const before = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...runs);
}

const SHORT = 1_000;
const TIMES = 64;

test.each([
  ['spaces before no tag', tags, ' '],
  ['spaces before a script', tags, `<script src="a.js"></script>${' '.repeat(8)}`],
  ['scripts that do not end', tags, '<script '],
  ['scripts that name no file', tags, '<script src="'],
  ['links that do not end', tags, '<link href="./'],
  ['inline scripts that do not end', inlineScripts, '<script>'],
  ['first boards whose links do not end', board, '<link rel="stylesheet" href="./'],
  ['addresses that do not end', sheet, 'url('],
  ['quoted addresses that do not end', sheet, 'url("'],
  ['addresses with other quotes', sheet, `url("a'url('b"`],
  ['tags of a template that do not end', template, '{{'],
  ['spaces in a tag of a template', (spaces: string) => template(`{{${spaces}x}}`), ' '],
  ['delimiters in a template', (spaces: string) => template(`{{=${spaces}`), ' '],
  ['sections of a template', template, '{{#a}}{{/a}}'],
  ['slashes at the end of an asked path', (path: string) => owns('/kiosk', `${path}x`), '/'],
] as const)('reading %s costs as much more as there is more of it', (_, read, part) => {
  const many = (count: number) => part.repeat(count);
  read(many(SHORT));
  // A search that begins again at each sign would cost the square: 4096 times.
  const [short, long] = [cost(() => read(many(SHORT))), cost(() => read(many(SHORT * TIMES)))];
  expect(long).toBeLessThan(8 * TIMES * Math.max(short, 0.5));
});
