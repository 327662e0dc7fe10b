import type { SiteTexts } from './site-texts.ts';
import type { Leaderboard, TieReason } from './standings.ts';

/**
 * The prerender: the HTML of a route before any script runs.
 *
 * A plugin's build renders the route's `prerender` component to `prerender.html`, a mustache template that is part of
 * the build's hash. The api fills it with `PrerenderData` and writes it, inside the shell's own frame, into the document's
 * `#root`. React then hydrates it: it keeps these elements and adds what makes them live. So the first render of the
 * route must give the same elements, attributes and texts; in the production build React corrects no attribute.
 * - The first render has the data that the document carries, and `context.now()` is the document's time until then.
 * - What is not in the template must appear after an effect: also a `<Suspense>` with a lazy component.
 * - No `useId`, and so no component of react-aria: ids depend on the place in the tree. The build refuses them.
 *
 * All values are texts, ready to be shown; `''` means «none».
 * - `{{name}}` writes a value, escaped; `{{{name}}}` and `{{&name}}` are not allowed in a template.
 * - `{{texts.hero.title}}` writes the site's text with the key `hero.title`; keys have two parts.
 * - `{{#entries}}…{{/entries}}` repeats for each row. Inside, a slot that the row lacks is the page's.
 * - `{{#updated}}…{{/updated}}` shows its content unless the text is `''`; `{{^updated}}…{{/updated}}` shows it if it is.
 * - `{{#tie:rings}}…{{/tie:rings}}` shows its content where the text is exactly that word: for each text the view also
 *   has the true key `slot:value`, such as `tier:gold`, `state:open` or `position:4`. `{{^tie:rings}}` is the opposite.
 */
export interface PrerenderData {
  /** The board's month: `novembre 2026`. */
  readonly month: string;
  /** The running month, without its year: `novembre`. */
  readonly monthName: string;
  /** `2026` */
  readonly year: string;
  /** Today's day of the month: `21`. */
  readonly day: string;
  /** How many days the month has: `30`. */
  readonly days: string;
  /** The share of the month that has passed, in whole hundredths: `70` on the 21st of 30 days. */
  readonly monthShare: string;
  /** When a standing last changed: `alle 18:42`, with the day where it was not today; `''` if none ever changed. */
  readonly updated: string;
  readonly state: Leaderboard['state'];
  /** Whether the contest's launch moment is still ahead. */
  readonly launch: 'ahead' | 'past';
  /** The first `COLLAPSED_ROWS` rows; none if no player has a point this month. */
  readonly entries: readonly PrerenderRow[];
  /** How many players take part: `1.024`; `''` if no player has a point this month. */
  readonly count: string;
  /** How many rows follow those in `entries`: `19`; `''` if none. */
  readonly hidden: string;
  /** Every text of the site by its key. */
  readonly texts: SiteTexts;
}

/** One row of the board. Numbers are Italian and grouped: `1.200`. */
export interface PrerenderRow {
  readonly playerId: string;
  /** `4`; so `{{#position:4}}` stands before the first row behind the podium. */
  readonly position: string;
  readonly name: string;
  readonly total: string;
  readonly score: string;
  readonly bonus: string;
  /** What a correction of the total itself adds to score and bonus, so that the row adds up: `+81`, `−40`; `''` without one. */
  readonly correction: string;
  /** The row's total in hundredths of the first row's, 0 to 100 with at most one decimal and a point: `41.7`. */
  readonly share: string;
  /** The podium's three places; `''` behind it. */
  readonly tier: 'gold' | 'silver' | 'bronze' | '';
  /** Since the month's last close; `''` if there was none. */
  readonly movement: 'up' | 'down' | 'same' | '';
  /** How many places were gained or lost, without a sign: `2`; `0` for `same`, `''` without a close. */
  readonly places: string;
  /** What decided that the row stands behind the one above, at equal points. */
  readonly tie: TieReason | '';
  /** Why prizes and lottery are closed to this player. */
  readonly notEligible: 'late' | 'disqualified' | '';
  /** Whether tonight's close may still change these points. */
  readonly provisional: 'yes' | '';
}

/** How many rows the public board shows before it is expanded. */
export const COLLAPSED_ROWS = 5;

/** Returns how much of a month has passed on a day, in whole hundredths: 70 on day 21 of 30. */
export const monthShare = (day: number, days: number): number => Math.round((day / days) * 100);

/** Whether any player has a point this month; if not, the board shows its empty state. */
export const hasPoints = ({ entries }: Pick<Leaderboard, 'entries'>): boolean =>
  entries.some(({ total }) => total !== 0);
