import type { FilmProps } from '@vetta/design-system/film';

type Media = Pick<FilmProps, 'sources' | 'poster'>;

const filmEnding = /\.(mp4|m4v|webm|ogg|ogv|mov)$/i;

/** Returns what stands at an address that an admin gave: a film by the ending of its name, else a picture. */
export function mediaOf(address: string): Media {
  const [path = ''] = address.split(/[?#]/);
  return filmEnding.test(path) ? { sources: [{ src: address }] } : { sources: [], poster: address };
}
