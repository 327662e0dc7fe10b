import type { Challenge } from '@vetta/contract/challenges';
import type { Draws } from '@vetta/contract/draws';
import type { MonthDetail, MonthSummary } from '@vetta/contract/months';
import type { Generation } from '@vetta/contract/plugins-json';
import type { PublicScoring } from '@vetta/contract/scoring';
import type { Site } from '@vetta/contract/site';
import type { Leaderboard } from '@vetta/contract/standings';
import { INLINED_ID } from './own-document.ts';

/** The data that the server writes into this document as JSON. */
interface Inlined {
  readonly generation: Generation;
  /** The server's time when it sent this document, an ISO instant. */
  readonly now: string;
  /** What the prerendered markup shows; absent if the database was unreachable or the page has no prerender. */
  readonly leaderboard?: Leaderboard;
  readonly site?: Omit<Site, 'now'>;
  readonly scoring?: PublicScoring;
  /** What the sections below the board show besides; absent right after a start of the server. */
  readonly more?: {
    readonly months: MonthSummary[];
    readonly month: Omit<MonthDetail, keyof Leaderboard>;
    readonly draws: Draws;
    /** The month before, until the board's has points. */
    readonly before?: { readonly month: MonthDetail; readonly draws: Draws };
    /** The sfide on the page; absent without any. */
    readonly challenges?: Challenge[];
  };
  /** How old the two were, in seconds; absent unless the database was away. */
  readonly age?: number;
  /** Federation's manifests of the plugin that owns this route, by address: they save a request. */
  readonly manifests?: Readonly<Record<string, unknown>>;
}

function read(): Inlined {
  const text = document.getElementById(INLINED_ID)?.textContent;
  if (!text) throw new Error('This document was not sent by the api: it carries no generation.');
  // The api writes it and validates the generation before it does.
  return JSON.parse(text) as Inlined;
}

export const inlined: Inlined = read();
