import type { Page } from 'playwright';

/** The addresses of our film of the intro. */
export const INTRO_FILM = '**/intro-*.{webm,mp4}';

/** Leaves the requests for the intro's film without an answer: the intro lasts eight seconds. */
export async function withoutIntroFilm(page: Page): Promise<void> {
  await page.route(INTRO_FILM, () => {});
}
