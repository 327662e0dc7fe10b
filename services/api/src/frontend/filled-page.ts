import type { PrerenderData } from '@vetta/contract/prerender';
import { romeDay } from '@vetta/league/time/rome';
import { inlineJson } from './escape-html.ts';
import { prerenderClock } from './prerender-below.ts';
import { momentLabel, type PageData, prerenderData } from './prerender-data.ts';

/** What a page has of the state: its markup and its data as JSON, without the braces. */
interface FilledPage {
  readonly markup: string;
  readonly json: string;
}

// No text of a site has these: they are no characters.
const mark = (slot: string) => `\uFDD0${slot}\uFDD0`;
const marks = /\uFDD0(\w+)\uFDD0/g;
const markedClock = {
  known: mark('known'),
  hours: mark('hours'),
  minutes: mark('minutes'),
  seconds: mark('seconds'),
  passed: mark('passed'),
};

/**
 * Returns a function that fills a template. It does so once for each state, day and side of the launch; a request only gets
 * the day's clock written into it.
 */
export function fillerOfPages(fill: (data: PrerenderData) => string) {
  let kept: { readonly of: PageData; readonly moment: string; readonly page: FilledPage } | undefined;

  const filled = (data: PageData, now: Temporal.Instant): FilledPage => {
    const isAhead = Temporal.Instant.compare(now, data.site.contest.launchAt) < 0;
    const moment = `${romeDay(now)} ${isAhead}`;
    if (kept && kept.moment === moment && isSame(kept.of, data)) return kept.page;
    const page = { markup: fill(prerenderData(data, now, markedClock)), json: jsonOf(data) };
    kept = { of: data, moment, page };
    return page;
  };

  return (data: PageData, now: Temporal.Instant): FilledPage => {
    const { markup, json } = filled(data, now);
    const known = momentLabel(now.subtract({ seconds: Math.round(data.age) }), now);
    const clock: Readonly<Record<string, string>> = { known, ...prerenderClock(now) };
    return { markup: markup.replace(marks, (whole, slot: string) => clock[slot] ?? whole), json };
  };
}

/** Whether two are of one state, whose parts are the same objects. */
const isSame = (one: PageData, other: PageData): boolean =>
  one.leaderboard === other.leaderboard &&
  one.site === other.site &&
  one.scoring === other.scoring &&
  one.more === other.more;

const jsonOf = ({ leaderboard, site, scoring, more }: PageData): string =>
  inlineJson({ leaderboard, site, scoring, ...(more && { more }) }).slice(1, -1);
