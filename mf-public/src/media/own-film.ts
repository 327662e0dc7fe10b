import { isVideo } from '@vetta/contract/media-kind';
import type { FilmProps, FilmSource } from '@vetta/design-system/film';

type Media = Pick<FilmProps, 'sources' | 'poster'>;

/** Returns what stands at an address that an admin gave: a film by the ending of its name, else a picture. */
export const mediaOf = (address: string): Media =>
  isVideo(address) ? { sources: [{ src: address }] } : { sources: [], poster: address };

/** The sources of a film of ours: AV1 where the browser has it, else H.264. Their shaders and encoder are in the history: `git show 0da0bf0f:tools/src/media`. */
export const ownSources = (webm: string, mp4: string): readonly FilmSource[] => [
  { src: webm, type: 'video/webm; codecs="av01.0.05M.10"' },
  { src: mp4, type: 'video/mp4' },
];

export interface ReplaceableProps {
  /** The address of a picture or film that an admin shows instead. */
  readonly replacement?: string | undefined;
}

/** Returns the admin's media, or our own if there are none. */
export const replaced = (replacement: string | undefined, own: Media): Media =>
  replacement ? mediaOf(replacement) : own;
