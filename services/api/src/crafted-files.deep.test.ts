import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { buffer } from 'node:stream/consumers';
import { MAX_BUILD_BYTES } from '@vetta/contract/generations';
import { MAX_TABLE_BYTES } from '@vetta/contract/imports';
import { MAX_UPLOAD_BYTES } from '@vetta/contract/uploads';
import { folderOfFile } from '@vetta/league/testing/test-folder';
import { readTableApart } from '@vetta/outbound/tables/read-table-apart';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { pack } from 'tar-stream';
import { afterAll, expect, test } from 'vitest';
import { guestBuild, shellBuild } from '../testing/builds.ts';
import { readBuild } from './publishing/read-build.ts';
import { inspectFile } from './uploads/inspect-file.ts';
import { makeImages } from './uploads/make-images.ts';

/** How long everybody else may wait for a file, in milliseconds, and the file's sender. */
const MOST_DELAY = 1_000;
const MOST_TIME = 75_000;

const folder = await folderOfFile();
afterAll(async () => {
  const [slow, still] = (['took', 'delay'] as const).map((of) =>
    measured.reduce((worst, one) => (one[of] > worst[of] ? one : worst)),
  );
  console.log(
    `${measured.length} crafted files. Longest: ${slow?.took.toFixed(0)} ms (${slow?.what}); this thread stood still ${still?.delay.toFixed(0)} ms at most (${still?.what})`,
  );
});
const measured: { what: string; took: number; delay: number }[] = [];

const number = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const box = (type: string, ...content: Buffer[]) => {
  const body = Buffer.concat(content);
  return Buffer.concat([number(8 + body.length), Buffer.from(type, 'latin1'), body]);
};
const FTYP = box('ftyp', Buffer.from('isom\0\0\x02\0isomiso2mp41'));
const repeated = (piece: Buffer, bytes: number) => Buffer.alloc(bytes - (bytes % piece.length), piece);
/** A track of places whose chunks stand at these offsets, each of so many bytes. */
const track = (offsets: Buffer, size: number) =>
  box(
    'trak',
    box(
      'mdia',
      box('hdlr', number(0), number(0), Buffer.from('meta'), Buffer.alloc(12)),
      box(
        'minf',
        box(
          'stbl',
          box('stsz', number(0), number(size), number(0xffffffff)),
          box('stsc', number(0), number(1), number(1), number(1), number(1)),
          box('stco', number(0), number(offsets.length / 4), offsets),
        ),
      ),
    ),
  );
const film = (half: number) => {
  const data = repeated(box('mdat'), half);
  const last = box('mdat', Buffer.alloc(1_000));
  const at = FTYP.length + data.length + 8;
  const offsets = repeated(number(at), MAX_UPLOAD_BYTES - half - 5_000);
  return Buffer.concat([FTYP, data, last, box('moov', track(offsets, 1))]);
};
const films: Readonly<Record<string, () => Buffer>> = {
  'a million empty boxes': () => Buffer.concat([FTYP, repeated(box('free'), MAX_UPLOAD_BYTES - 100)]),
  'a million empty data boxes, and a million chunks in the last': () => film(MAX_UPLOAD_BYTES / 2),
  'a million descriptions': () =>
    Buffer.concat([FTYP, box('mdat'), repeated(box('moov'), MAX_UPLOAD_BYTES - 100)]),
  'a million tracks': () =>
    Buffer.concat([FTYP, box('mdat'), box('moov', repeated(box('trak'), MAX_UPLOAD_BYTES - 100))]),
  'forty thousand tracks that name the same megabyte': () => {
    const data = box('mdat', Buffer.alloc(1_000_000));
    const tracks = repeated(track(number(FTYP.length + 8), 1_000_000), MAX_UPLOAD_BYTES - data.length - 100);
    return Buffer.concat([FTYP, data, box('moov', tracks)]);
  },
  'zeros alone': () => Buffer.concat([FTYP, Buffer.alloc(MAX_UPLOAD_BYTES - 100)]),
  'a picture of eight hundred thousand pieces': () =>
    Buffer.concat([
      Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      repeated(Buffer.concat([number(0), Buffer.from('teXt'), number(0)]), MAX_UPLOAD_BYTES - 100),
    ]),
  'noise that begins as a JPEG': () =>
    Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(MAX_UPLOAD_BYTES - 100)]),
};

const solid = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#444' }, limitInputPixels: false });
const pictures: Readonly<Record<string, () => Promise<Buffer>>> = {
  'a PNG of fifty million pixels': () => solid(7_000).png().toBuffer(),
  'a progressive JPEG of fifty million pixels': () => solid(7_000).jpeg({ progressive: true }).toBuffer(),
};

const ofText = (text: string) => Buffer.from(text.slice(0, MAX_TABLE_BYTES));
const workbook = (sheet: string, more: Record<string, string> = {}) => {
  const texts = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'xl/workbook.xml':
      '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${sheet}</sheetData></worksheet>`,
    ...more,
  };
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, Buffer.from(text)]))),
  );
};
const tables: Readonly<Record<string, () => Buffer>> = {
  'quotation marks alone': () => ofText('"'.repeat(MAX_TABLE_BYTES)),
  'separators alone': () => ofText(';'.repeat(MAX_TABLE_BYTES)),
  'line breaks alone': () => ofText('\n'.repeat(MAX_TABLE_BYTES)),
  'one cell': () => ofText('x'.repeat(MAX_TABLE_BYTES)),
  'spaces alone': () => ofText(`nome;chiamate\n${' '.repeat(MAX_TABLE_BYTES)}`),
  'a page of tables in tables': () => ofText(`<html>${'<table><tr><td>'.repeat(MAX_TABLE_BYTES / 15)}`),
  'a page that opens comments': () => ofText(`<html>${'<!--'.repeat(MAX_TABLE_BYTES / 4)}`),
  'Latin letters and UTF-16': () =>
    Buffer.concat([Buffer.from([0xff, 0xfe]), randomBytes(MAX_TABLE_BYTES - 2)]),
  'a workbook of rows that open and never end': () => workbook('<row><c><v>'.repeat(4_000_000)),
  'a workbook of cells far away': () =>
    workbook('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'.repeat(200_000)),
  'a workbook of entities': () =>
    workbook('<row><c t="inlineStr"><is><t>&lol;</t></is></c></row>'.repeat(100_000), {
      'xl/sharedStrings.xml': `<!DOCTYPE x [<!ENTITY a "x">${Array.from({ length: 20 }, (_, n) => `<!ENTITY ${'b'.repeat(n + 2)} "&a;&a;">`).join('')}]><sst/>`,
    }),
  'a workbook of zeros': () => workbook('\0'.repeat(45 * 1024 * 1024)),
  'zip headers alone': () => repeated(Buffer.from(`PK\x03\x04${'\0'.repeat(26)}`, 'latin1'), MAX_TABLE_BYTES),
  'a table document of repeated cells': () =>
    Buffer.from(
      zipSync({
        mimetype: Buffer.from('application/vnd.oasis.opendocument.spreadsheet'),
        'content.xml': Buffer.from(
          `<office:document-content><office:body><office:spreadsheet><table:table>${'<table:table-row table:number-rows-repeated="1048576"><table:table-cell table:number-columns-repeated="16384"><text:p>x</text:p></table:table-cell></table:table-row>'.repeat(1_000)}</table:table></office:spreadsheet></office:body></office:document-content>`,
        ),
      }),
    ),
};

type Entries = readonly (readonly [
  header: { name: string; type?: 'directory' | 'file' },
  content: string | Buffer,
])[];
const tar = (entries: Entries) => {
  const packed = pack();
  for (const [header, content] of entries) packed.entry(header, content);
  packed.finalize();
  return buffer(packed);
};
const withFile = (name: string, content: string) =>
  tar(
    [...guestBuild('meteo'), [name, content] as const].map(
      ([path, bytes]) => [{ name: path }, bytes] as const,
    ),
  );
const shellWith = (name: string, content: string) =>
  tar(
    [...new Map<string, string | Buffer>([...shellBuild(), [name, content]])].map(
      ([path, bytes]) => [{ name: path }, bytes] as const,
    ),
  );
const builds: Readonly<Record<string, () => Promise<Buffer>>> = {
  'forty thousand folders': () =>
    tar(Array.from({ length: 40_000 }, (_, n) => [{ name: `${n}/`, type: 'directory' }, ''] as const)),
  'forty thousand files for tools': () =>
    tar(Array.from({ length: 20_000 }, (_, n) => [{ name: `.vite/${n}`, type: 'file' }, 'x'] as const)),
  'a header of three million fields': async () => {
    const fields = repeated(Buffer.from('6 a=b\n'), MAX_BUILD_BYTES - 10_000);
    const whole = await tar([[{ name: 'PaxHeader' }, fields]]);
    whole.write('x', 156, 'latin1');
    // Its own check sum.
    whole.fill(' ', 148, 156);
    const sum = whole.subarray(0, 512).reduce((total, byte) => total + byte, 0);
    whole.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
    return whole;
  },
  'a declaration of twenty megabytes': () => withFile('plugin.json', '['.repeat(MAX_BUILD_BYTES - 10_000)),
  'a script of fifteen megabytes': () => withFile('page.js', '<'.repeat(15 * 1024 * 1024)),
  'a document of tags that never end': () => shellWith('index.html', '<script src="'.repeat(500_000 / 13)),
  'a template of half a megabyte': () => shellWith('frame.html', '{{#a}}'.repeat(500_000 / 6)),
};

/** Runs a parser, and says how long this thread stood still. */
async function heldUp(work: () => Promise<unknown>): Promise<{ delay: number; took: number; ended: string }> {
  const monitor = monitorEventLoopDelay({ resolution: 5 });
  monitor.enable();
  const begun = performance.now();
  const ended = await work().then(
    () => 'taken',
    (error: Error) => error.message,
  );
  const took = performance.now() - begun;
  monitor.disable();
  return { delay: monitor.max / 1e6, took, ended };
}

async function expectFree(what: string, work: () => Promise<unknown>): Promise<void> {
  const { delay, took, ended } = await heldUp(work);
  measured.push({ what, took, delay });
  expect(delay, ended).toBeLessThan(MOST_DELAY);
  expect(took, ended).toBeLessThan(MOST_TIME);
}

test.each(Object.keys(films))(
  'an upload of %s holds nobody up',
  async (what) => {
    const path = join(folder, 'upload');
    await writeFile(path, films[what]?.() ?? '');
    await expectFree(what, () => inspectFile(path));
  },
  120_000,
);

test.each(Object.keys(pictures))(
  '%s holds nobody up',
  async (what) => {
    const path = join(folder, 'picture');
    await writeFile(path, (await pictures[what]?.()) ?? '');
    await expectFree(what, () => makeImages(path, what.includes('PNG') ? 'image/png' : 'image/jpeg', folder));
  },
  120_000,
);

test.each(Object.keys(tables))(
  'a table of %s holds nobody up',
  async (what) => {
    const bytes = tables[what]?.() ?? Buffer.alloc(0);
    await expectFree(what, () => readTableApart(new Uint8Array(bytes)));
  },
  120_000,
);

test.each(Object.keys(builds))(
  'a build with %s holds nobody up',
  async (what) => {
    const archive = (await builds[what]?.()) ?? Buffer.alloc(0);
    await expectFree(what, () => readBuild(archive));
  },
  120_000,
);
