import { once } from 'node:events';
import { execa } from 'execa';
import type { Film } from './films.ts';

/** The addresses and quality of one film's files. */
interface Encoding {
  readonly film: Film;
  /** The frames as they were painted, without loss. */
  readonly frames: string;
  /** The path of the files to write, without an extension. */
  readonly into: string;
}

const ffmpeg = (args: readonly string[]) => execa('ffmpeg', ['-v', 'error', '-y', ...args]);

// Browsers assume other colours where a film does not say which it has.
const colours = [
  '-colorspace',
  'bt709',
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
  '-color_range',
  'tv',
];
const toVideo = (format: string) => [
  '-vf',
  `scale=out_color_matrix=bt709:out_range=tv,format=${format}`,
  ...colours,
];

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Stores painted frames without loss, scaled from the size they have to the one they get. */
export function storeFrames(painted: Size, stored: Size, fps: number, path: string) {
  const raw = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgba',
    '-s',
    `${painted.width}x${painted.height}`,
    '-r',
    String(fps),
  ];
  const scale = `vflip,scale=${stored.width}:${stored.height}:flags=area`;
  const process = execa(
    'ffmpeg',
    ['-v', 'error', '-y', ...raw, '-i', '-', '-vf', scale, '-c:v', 'ffv1', '-pix_fmt', 'bgr0', path],
    { stdin: 'pipe' },
  );
  return {
    /** Waits while the encoder is behind: frames are large. */
    async add(frame: Buffer): Promise<void> {
      if (!process.stdin.write(frame)) await once(process.stdin, 'drain');
    },
    async end(): Promise<void> {
      process.stdin.end();
      await process;
    },
  };
}

/** AV1 with ten bits: the dark skies have no bands. Every supported browser but Safari plays it. */
export const encodeWebm = ({ film, frames, into }: Encoding) =>
  ffmpeg([
    ...['-i', frames, '-an', '-c:v', 'libsvtav1', '-preset', '4', '-crf', String(film.crf.av1)],
    ...['-g', String(film.seconds * film.fps), ...toVideo('yuv420p10le'), `${into}.webm`],
  ]);

/** H.264 for the rest. */
export const encodeMp4 = ({ film, frames, into }: Encoding) =>
  ffmpeg([
    ...['-i', frames, '-an', '-c:v', 'libx264', '-preset', 'veryslow', '-profile:v', 'high'],
    // Spends its bits on dark and even areas, where bands would be seen.
    ...['-crf', String(film.crf.h264), '-aq-mode', '3', '-aq-strength', '1.2', '-x264-params', 'deblock=1,1'],
    ...[
      '-g',
      String(film.seconds * film.fps),
      ...toVideo('yuv420p'),
      '-movflags',
      '+faststart',
      `${into}.mp4`,
    ],
  ]);

export const encodePoster = ({ film, frames, into }: Encoding) =>
  film.posterAt === undefined
    ? undefined
    : ffmpeg([
        ...['-ss', String(film.posterAt), '-i', frames, '-frames:v', '1'],
        ...['-c:v', 'libwebp', '-quality', '72', `${into}.webp`],
      ]);

export const writePictures = (frames: string, into: string) => ffmpeg(['-i', frames, `${into}-%d.png`]);
