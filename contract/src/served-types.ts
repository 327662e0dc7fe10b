/** The content types of a published build's files by their endings. A file with another ending is never served. */
export const servedTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
};

/** The ending of a build's templates. The server reads them; no browser requests them. */
const TEMPLATE_ENDING = '.html';

/** Returns the ending of a path with its dot, as it is written; empty if it has none. */
export const endingOf = (path: string): string => /[^/](\.[^./]*)$/.exec(path)?.[1] ?? '';

/** Whether a file with this path may be of use in a build. */
export const isServable = (path: string): boolean =>
  endingOf(path) === TEMPLATE_ENDING || Object.hasOwn(servedTypes, endingOf(path));
