import type { ChallengeView } from './challenge-view.ts';
import type { Group } from './groups.ts';
import type { Prize } from './prizes.ts';
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
  /** When the server last knew this to be current, in the same words: before now while its database is away. */
  readonly known: string;
  readonly state: Leaderboard['state'];
  /** Whether a row's points may still change tonight (`isProvisional`). */
  readonly isProvisional: 'yes' | '';
  /** Whether the contest's launch moment is still ahead. */
  readonly launch: 'ahead' | 'past';
  /** The first `COLLAPSED_ROWS` rows; none if no player has a point this month. */
  readonly entries: readonly PrerenderRow[];
  /** The rows after those, which a browser without scripts shows at once. */
  readonly others: readonly PrerenderRow[];
  /** How many players take part: `1.024`; `''` if no player has a point this month. */
  readonly count: string;
  /** How many rows follow those in `entries`: `19`; `''` if none. */
  readonly hidden: string;
  /** The groups by which the board can be filtered, and whether there are any, as pages that knew only roles call it. */
  readonly groups: readonly Pick<Group, 'label'>[];
  readonly roles: 'yes' | '';
  /** Every text of the site by its key, with values in place of its words in braces (`filledTexts`). */
  readonly texts: SiteTexts;
  /** How the month before ended, until this one has points: `{{before.note}}`. Absent afterwards, and on walls. */
  readonly before?: PrerenderMonthBefore;
  /** What stands below the board: `{{below.pool}}`, `{{#below.rules}}…{{/below.rules}}`. Absent on walls. */
  readonly below?: PrerenderBelow;
}

/** How a month ended, with which the page opens until the next one has points. */
export interface PrerenderMonthBefore {
  /** `2026-11` */
  readonly month: string;
  /** `novembre` */
  readonly monthName: string;
  /** `a novembre`, `ad agosto` */
  readonly inMonth: string;
  /** How many have points, and how many points they have together, as words. */
  readonly together: string;
  /** Who has the month's honours, each with the position of the row. */
  readonly podium: readonly {
    readonly place: string;
    readonly who: string;
    readonly points: string;
    readonly metal: string;
    /** The titles of the prizes that this player won; `''` without one. */
    readonly won: string;
    /** What decided that the row stands behind the one above, at equal points. */
    readonly tie: TieReason | '';
  }[];
  /**
   * What the podium does not show: how many above its last are disqualified, and where prizes went
   * by eligibility, where that is not who stands on their place; `''` if neither is so.
   */
  readonly prizes: string;
  /** Whether the standings are final, or until when late data count. */
  readonly note: string;
  /** Whether a prize is still to be drawn. */
  readonly isAwaited: 'yes' | '';
  /** The draws that hold. */
  readonly draws: readonly PrerenderDraw[];
}

/** The sections below the board. */
export interface PrerenderBelow {
  /** What is left of the day, two digits each, and how much of it has passed, in thousandths. */
  readonly hours: string;
  readonly minutes: string;
  readonly seconds: string;
  readonly passed: string;
  /** What each action is worth. */
  readonly steps: Readonly<Record<'ring' | 'appointmentSet' | 'appointmentDone' | 'presence', PrerenderStep>>;
  /** Whether there are rows in the lists of the same name: a section cannot stand in itself. */
  readonly has: Readonly<
    Record<
      'bonuses' | 'prizes' | 'lottery' | 'rules' | 'history' | 'lotterySection' | 'challenges',
      'yes' | ''
    >
  >;
  /** Whether the programme tells of the month's lottery (`isLotteryAnnounced`). */
  readonly programLottery: 'yes' | '';
  readonly bonuses: readonly PrerenderBonus[];
  /** How the prizes stand: one for each of the first three places is a podium. */
  readonly layout: 'podium' | 'list';
  /** Those without a lottery, by place. */
  readonly prizes: readonly PrerenderPrize[];
  readonly lottery: readonly PrerenderPrize[];
  /** The prize pool in points; `''` if there is none, or if it is not known. */
  readonly pool: string;
  /** Whether the lottery's commitments and draws are known, and the past months. */
  readonly drawsKnown: 'yes' | '';
  readonly hall: 'some' | 'empty' | 'loading';
  readonly pending: readonly PrerenderCommitment[];
  readonly draws: readonly PrerenderDraw[];
  readonly voided: readonly { readonly prize: string; readonly at: string; readonly reason: string }[];
  readonly replaced: readonly { readonly begins: string; readonly at: string }[];
  /** The past months, newest first. */
  readonly months: readonly PrerenderMonth[];
  readonly rules: readonly { readonly title: string; readonly content: string }[];
  /** The sfide that run, come within seven days, or ended within seven. */
  readonly challenges: readonly ChallengeView[];
}

export interface PrerenderStep {
  readonly points: string;
  /** The points in hundredths of the highest step's, with at most one decimal. */
  readonly share: string;
}

export interface PrerenderBonus {
  readonly bonusKey: string;
  readonly name: string;
  /** With its sign: `+100`. */
  readonly points: string;
  readonly description: string;
}

/** Each field of a prize as a text: `''` for null, yes or no as `'yes'` and `''`. */
export interface PrerenderPrize extends Readonly<Record<keyof Prize, string>> {
  /** The address of a picture or a film; `''` if there is none. */
  readonly image: string;
  /** Whether that is a film. */
  readonly isFilm: 'yes' | '';
}

/** The commitment of a draw to come. */
export interface PrerenderCommitment {
  /** Its first four letters. */
  readonly seal: string;
  /** `21/11/26, 18:42` */
  readonly since: string;
  /** The commitment in groups of at most sixteen letters. */
  readonly groups: readonly { readonly text: string; readonly isFirst: 'yes' | '' }[];
}

export interface PrerenderDraw {
  readonly id: string;
  readonly prize: string;
  readonly winner: string;
  /** `12 partecipanti` */
  readonly participants: string;
  readonly at: string;
}

export interface PrerenderMonth {
  /** `2026-10` */
  readonly month: string;
  /** `Ottobre 2026` */
  readonly label: string;
  /** How far away its mountain stands: 0 is the newest month, 3 and more are the same. */
  readonly distance: '0' | '1' | '2' | '3';
  /** Which of the two outlines it has. */
  readonly shape: '0' | '1';
  /** Its height, 0.45 to 1, and where its summit is in the picture, from the top. */
  readonly height: string;
  readonly summit: string;
  readonly mark: 'imported' | 'grace' | '';
  readonly podium: readonly {
    readonly place: string;
    readonly who: string;
    readonly points: string;
    readonly metal: string;
  }[];
}

/** One row of the board. Numbers are Italian and grouped: `1.200`. */
export interface PrerenderRow {
  readonly playerId: string;
  /** `4` */
  readonly position: string;
  readonly name: string;
  readonly total: string;
  readonly score: string;
  readonly bonus: string;
  /** How many points the next place takes: `1.639`; `''` for the month's first. */
  readonly gap: string;
  /** What a correction of the total itself adds to score and bonus, so that the row adds up: `+81`, `−40`; `''` without one. */
  readonly correction: string;
  /** The row's total in hundredths of the first row's, 0 to 100 with at most one decimal and a point: `41.7`. */
  readonly share: string;
  /** The podium's three places; `''` behind it. */
  readonly tier: 'gold' | 'silver' | 'bronze' | '';
  /** Whether this is the first row behind the podium, which is the fourth unless somebody above is disqualified. */
  readonly behind: 'yes' | '';
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
  /** What the player does in the office, and the team: `Team leader · Lupi`; `''` where nobody said. */
  readonly role: string;
}

/** How many rows the public board shows before it is expanded. */
export const COLLAPSED_ROWS = 5;

/** Returns whether tonight's close may still change a row: from it to the next numbers a board is nothing that waits. */
export const isProvisional = ({ entries }: Pick<Leaderboard, 'entries'>): 'yes' | '' =>
  entries.some(({ provisional }) => provisional) ? 'yes' : '';

/** Returns how much of a month has passed on a day, in whole hundredths: 70 on day 21 of 30. */
export const monthShare = (day: number, days: number): number => Math.round((day / days) * 100);

/** Whether any player has a point this month; if not, the board shows its empty state. */
export const hasPoints = ({
  entries,
}: {
  readonly entries: readonly { readonly total: number }[];
}): boolean => entries.some(({ total }) => total !== 0);
