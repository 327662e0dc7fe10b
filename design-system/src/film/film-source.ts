export interface FilmSource {
  readonly src: string;
  /** `video/webm`; with codecs, `video/webm; codecs="av01.0.05M.10"`, browsers do not download what they cannot play. */
  readonly type?: string;
}
