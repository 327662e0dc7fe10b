import { crc32, deflateSync } from 'node:zlib';
import { MAX_UPLOAD_BYTES } from '@vetta/contract/uploads';
import { mp4, mp4Of, phonePhoto, png } from './upload-files.ts';

/** `inert`: accepted, and served only as the image or video that it also is. */
export type Outcome = 'unsupported' | 'broken' | 'too large' | 'no file' | 'inert';

export interface HostileFile {
  readonly what: string;
  readonly bytes: Uint8Array<ArrayBuffer> | string;
  readonly name: string;
  readonly type: string;
  readonly field?: string;
  readonly outcome: Outcome;
}

const HTML = '<!doctype html><script>alert(document.domain)</script>';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';

/** Content of other kinds: HTML, programs, archives. */
const UNSUPPORTED_CONTENT: readonly (readonly [what: string, bytes: Uint8Array<ArrayBuffer> | string])[] = [
  ['HTML', HTML],
  ['HTML after a byte order mark', `\ufeff${HTML}`],
  ['a vector image with a script', SVG],
  ['a vector image as XML', `<?xml version="1.0"?>${SVG}`],
  ['a script', 'alert(1)'],
  ['a shell script', '#!/bin/sh\nrm -rf /'],
  ['a PHP script', '<?php system($_GET["c"]); ?>'],
  ['a PDF', '%PDF-1.7\n1 0 obj'],
  ['an archive', `PK\x03\x04${'\0'.repeat(60)}`],
  ['a Windows program', `MZ${'\0'.repeat(200)}`],
  ['a Linux program', `\x7fELF\x02\x01\x01${'\0'.repeat(60)}`],
  ['a GIF with a script', 'GIF89a/*<script>alert(1)</script>*/=1;'],
  ['a WebP', new Uint8Array(Buffer.from('RIFF\x24\0\0\0WEBPVP8 ', 'latin1'))],
  ['a QuickTime video', new Uint8Array(Buffer.from('\0\0\0\x14ftypqt  \0\0\0\0qt  ', 'latin1'))],
  ['nothing', ''],
  ['one zero', '\0'],
];

const NAMES = [
  ['a.html', 'text/html'],
  ['a.svg', 'image/svg+xml'],
  ['a.png', 'text/html'],
  ['a.png', 'image/svg+xml'],
  ['a.png', 'application/octet-stream'],
  ['a.html', 'image/png'],
  ['a.png.html', 'image/png'],
  ['a.php', 'image/png'],
  ['a.png\0.html', 'image/png'],
  ['a.png ', 'image/png'],
  ['png', 'image/png'],
  ['.htaccess', 'image/png'],
  ['a.gif', 'image/gif'],
  ['a.mov', 'video/quicktime'],
] as const;

const PATHS = [
  '../../../etc/passwd.png',
  '..\\..\\windows\\win.png',
  '/etc/cron.d/job.png',
  'C:\\a.png',
  'a.html.png',
  '%2e%2e%2fa.png',
  '<script>alert(1)</script>.png',
  `${'a'.repeat(2_000)}.png`,
  '😀 \u202egnp.exe.png',
] as const;

/** Returns more than fifty files that must do no harm. */
export async function hostileFiles(): Promise<readonly HostileFile[]> {
  const image = await png();
  const photo = await phonePhoto();
  const asPng = { name: 'a.png', type: 'image/png' } as const;
  const asVideo = { name: 'a.mp4', type: 'video/mp4' } as const;
  const video = mp4();
  const glued = (...parts: (Uint8Array | string)[]) =>
    new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part))));
  return [
    ...UNSUPPORTED_CONTENT.map(
      ([what, bytes]) => ({ what, bytes, ...asPng, outcome: 'unsupported' }) as const,
    ),
    ...NAMES.map(([name, type]) => {
      return { what: 'an image', bytes: image, name, type, outcome: 'unsupported' } as const;
    }),
    ...PATHS.map(
      (name) => ({ what: 'an image', bytes: image, name, type: 'image/png', outcome: 'inert' }) as const,
    ),
    { what: 'an image in another field', bytes: image, ...asPng, field: 'avatar', outcome: 'no file' },
    { what: 'half an image', bytes: image.slice(0, image.length / 2), ...asPng, outcome: 'broken' },
    { what: 'half a photo', bytes: photo.slice(0, photo.length / 2), ...asPng, outcome: 'broken' },
    {
      what: 'the head of an image before HTML',
      bytes: glued(image.slice(0, 8), HTML),
      ...asPng,
      outcome: 'unsupported',
    },
    { what: 'an image with HTML appended', bytes: glued(image, HTML), ...asPng, outcome: 'inert' },
    { what: 'a photo named as a video', bytes: photo, ...asVideo, outcome: 'inert' },
    { what: 'a video named as an image', bytes: video, ...asPng, outcome: 'inert' },
    { what: 'a video that contains HTML', bytes: mp4(HTML.repeat(50)), ...asVideo, outcome: 'inert' },
    { what: 'a video with HTML appended', bytes: glued(video, HTML), ...asVideo, outcome: 'broken' },
    { what: 'half a video', bytes: video.slice(0, video.length - 10), ...asVideo, outcome: 'broken' },
    {
      what: 'the head of a video before HTML',
      bytes: glued(video.slice(0, 28), HTML),
      ...asVideo,
      outcome: 'broken',
    },
    { what: 'an image of 2 500 million pixels', bytes: bomb(50_000), ...asPng, outcome: 'too large' },
    { what: 'an image of 51 million pixels', bytes: bomb(7_150), ...asPng, outcome: 'too large' },
    { what: '20 MB', bytes: mp4Of(2 * MAX_UPLOAD_BYTES), ...asVideo, outcome: 'too large' },
    { what: 'one byte above 10 MB', bytes: mp4Of(MAX_UPLOAD_BYTES + 1), ...asVideo, outcome: 'too large' },
  ];
}

/** Returns a small file that unpacks to a black image of `side` × `side` pixels. */
function bomb(side: number): Uint8Array<ArrayBuffer> {
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [head, tail] = [Buffer.alloc(4), Buffer.alloc(4)];
    head.writeUInt32BE(data.length);
    tail.writeUInt32BE(crc32(named));
    return Buffer.concat([head, named, tail]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // Eight bits of grey.
  header[8] = 8;
  // The file has fewer pixel rows than its header says: the size check must come before they are read.
  const rows = deflateSync(Buffer.alloc(10 * (side + 1)));
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const chunks = [chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))];
  return new Uint8Array(Buffer.concat([signature, ...chunks]));
}
