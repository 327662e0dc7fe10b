import type { ReactNode } from 'react';
import type { leaderboard, publicScoring, site } from './client/public-queries.ts';

/** The version of this contract. A plugin names the range it was written for; the shell compares. */
export const PLUGIN_CONTRACT = '1.0.0';

/** A screen of its own: `path` may end in `/*` to own everything beneath it. */
export interface RouteDeclaration {
  readonly path: string;
  readonly title: string;
  /** The source file whose default export is a `Route`, relative to `plugin.ts`. It renders one `<main id="contenuto">`. */
  readonly module: `./${string}`;
  /**
   * The source file whose default export is a component without props: what the HTML shows of this route before any
   * script has run. Rendered once, at build time, with slots for a `FirstView` (`{{total}}`, `{{#entries}}…{{/entries}}`).
   */
  readonly first?: `./${string}`;
}

/** A page in the back office, beneath `/admin`. */
export interface AdminSectionDeclaration {
  readonly path: `/${string}`;
  readonly title: string;
  /** The source file whose default export is an `AdminSection`. */
  readonly module: `./${string}`;
}

/** A full-screen part of the walls' rotation. */
export interface SceneDeclaration {
  /** The name by which plans and addresses call it: `/kiosk?scenes=classifica`. */
  readonly name: string;
  readonly title: string;
  /** The source file whose default export is a `Scene`. */
  readonly module: `./${string}`;
}

/** What a plugin says of itself in `plugin.ts`. */
export interface PluginDeclaration {
  /** Lower-case letters, digits and hyphens; part of its address. */
  readonly name: string;
  readonly title: string;
  /** The semver range of this contract that it needs, e.g. `^1.0`. */
  readonly contract: string;
  readonly routes?: readonly RouteDeclaration[];
  readonly adminSections?: readonly AdminSectionDeclaration[];
  readonly scenes?: readonly SceneDeclaration[];
}

export const definePlugin = (declaration: PluginDeclaration): PluginDeclaration => declaration;

/** Timers and listeners that end with the place they were made for. */
export interface Scope {
  every(milliseconds: number, run: () => void): void;
  on(target: EventTarget, type: string, listener: (event: Event) => void): void;
  /** Server-sent events of an address of this origin. */
  stream(path: string, message: (data: string) => void): void;
}

export type ThemeName = 'dark' | 'kiosk';

/** The queries of the public calls, to be used with this page's one QueryClient. */
export interface PublicQueries {
  readonly leaderboard: typeof leaderboard;
  readonly publicScoring: typeof publicScoring;
  readonly site: typeof site;
}

/** What every place of a plugin is given. */
export interface Place {
  readonly queries: PublicQueries;
  readonly scope: Scope;
  readonly theme: ThemeName;
}

/** An admin section of another plugin, ready to be mounted: fenced and loaded by the shell. */
export interface MountedSection {
  readonly plugin: string;
  readonly path: `/${string}`;
  readonly title: string;
  /** The section as an element; the key is the admin's, for calls in their name. */
  readonly mount: (adminKey: string) => ReactNode;
}

export interface RouteProps {
  readonly place: Place & { readonly adminSections: readonly MountedSection[] };
}

export interface AdminSectionProps {
  readonly place: Place;
  readonly adminKey: string;
}

export interface SceneProps {
  readonly place: Place & {
    /** The frame in CSS pixels, without the margin for screens that crop. */
    readonly frame: { readonly width: number; readonly height: number };
    /** How long the rotation stays on this scene at the least, in milliseconds. */
    readonly turn: number;
    /** Said once when all of the scene was shown long enough to read; the rotation goes on then. */
    readonly done: () => void;
  };
}
