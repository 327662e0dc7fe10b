import { isVideo } from '@vetta/contract/media-kind';
import type { FilmProps } from '@vetta/design-system/film';

type Media = Pick<FilmProps, 'sources' | 'poster'>;

/** Returns what stands at an address that an admin gave: a film by the ending of its name, else a picture. */
export const mediaOf = (address: string): Media =>
  isVideo(address) ? { sources: [{ src: address }] } : { sources: [], poster: address };
