import type { ReactNode } from 'react';
import type {
  AgedLeaderboard,
  draws,
  leaderboard,
  month,
  months,
  publicScoring,
  receipt,
  site,
} from './client/public-queries.ts';
import type { Draws } from './draws.ts';
import type { MonthDetail, MonthSummary } from './months.ts';
import type { Receipt } from './receipts.ts';
import type { PublicScoring } from './scoring.ts';
import type { Site } from './site.ts';

/** The version of this contract. A plugin declares the range that it needs; the shell compares. */
export const PLUGIN_CONTRACT = '1.4.0';

/** A page. `path` may end in `/*` to match everything below it. */
export interface RouteDeclaration {
  readonly path: string;
  readonly title: string;
  /** The source file whose default export takes `RouteProps`, relative to `plugin.ts`. It renders one `<main id="contenuto">`. */
  readonly module: `./${string}`;
  /**
   * The source file whose default export is a component without props: the route's markup in the HTML, before any script
   * runs. The build renders it to a mustache template with the slots of `PrerenderData`.
   */
  readonly prerender?: `./${string}`;
}

/** A page of the back office, below `/admin`. */
export interface AdminSectionDeclaration {
  readonly path: `/${string}`;
  readonly title: string;
  /** The source file whose default export takes `AdminSectionProps`. */
  readonly module: `./${string}`;
}

/** A full-screen part of the wall screens' rotation. */
export interface SceneDeclaration {
  /** The scene's name in plans and addresses: `/kiosk?scenes=classifica`. At most 60 letters, and no other scene of the plugin has it. */
  readonly name: string;
  readonly title: string;
  /** The source file whose default export takes `SceneProps`. */
  readonly module: `./${string}`;
  /**
   * Not part of the rotation: the wall offers it after each scene, and shows it at most once in ten minutes. It calls
   * `skip` unless there is something to celebrate. Since 1.4.
   */
  readonly celebration?: boolean;
  /**
   * The source file whose default export is `SceneStates`: what the scene is developed and checked with. It is no part of
   * what is published.
   */
  readonly states?: `./${string}`;
}

/** A moment in which a scene is shown to its author. */
export interface SceneState {
  /** The server's time, in ISO 8601. */
  readonly now: string;
  /** What each query answers. A query without an answer fails, as it does while the api is away. */
  readonly answers?: {
    readonly leaderboard?: AgedLeaderboard;
    readonly publicScoring?: PublicScoring;
    readonly site?: Site;
    readonly receipt?: Receipt;
    readonly months?: readonly MonthSummary[];
    readonly month?: MonthDetail;
    readonly draws?: Draws;
  };
  readonly publicUrl?: string | null;
  /** What the scene finds in the browser's session storage. */
  readonly session?: Readonly<Record<string, string>>;
}

/** A scene's states by their names. */
export type SceneStates = Readonly<Record<string, SceneState>>;

/** What `plugin.ts` declares. */
export interface PluginDeclaration {
  /** Lower-case letters, digits and hyphens; part of the plugin's address. */
  readonly name: string;
  readonly title: string;
  /** The semver range of this contract that the plugin needs: `^1.0`. */
  readonly contract: string;
  readonly routes?: readonly RouteDeclaration[];
  readonly adminSections?: readonly AdminSectionDeclaration[];
  readonly scenes?: readonly SceneDeclaration[];
}

export const definePlugin = (declaration: PluginDeclaration): PluginDeclaration => declaration;

/** Starts timers, listeners and streams that end when the part of the plugin unmounts. Use it in effects. */
export interface Scope {
  every(milliseconds: number, run: () => void): void;
  on(target: EventTarget, type: string, listener: (event: Event) => void): void;
  /** Listens to server-sent events of a path of this origin. */
  stream(path: string, message: (data: string) => void): void;
}

export type ThemeName = 'dark' | 'kiosk';

/** The queries of the public calls, for the page's one QueryClient. */
export interface PublicQueries {
  readonly leaderboard: typeof leaderboard;
  readonly publicScoring: typeof publicScoring;
  readonly site: typeof site;
  /** Since 1.2, as are the three below; of a month that is over since 1.3. */
  readonly receipt: typeof receipt;
  readonly months: typeof months;
  readonly month: typeof month;
  readonly draws: typeof draws;
}

/** What the shell gives to every route, admin section and scene. */
export interface PluginContext {
  readonly queries: PublicQueries;
  readonly scope: Scope;
  readonly theme: ThemeName;
  /** Returns the server's time: the device's clock may be wrong. Since 1.1. */
  readonly now: () => Date;
}

/** An admin section of another plugin. The shell loads it and contains its failures. */
export interface MountableSection {
  readonly plugin: string;
  readonly path: `/${string}`;
  readonly title: string;
  /** Returns the section as an element; it makes its calls with this admin key. */
  readonly mount: (adminKey: string) => ReactNode;
}

export interface RouteProps {
  readonly context: PluginContext & { readonly adminSections: readonly MountableSection[] };
}

export interface AdminSectionProps {
  readonly context: PluginContext;
  readonly adminKey: string;
}

export interface SceneProps {
  readonly context: PluginContext & {
    /** The scene's frame in CSS pixels, without the margin for screens that crop. */
    readonly frame: { readonly width: number; readonly height: number };
    /** How long the rotation shows this scene at least, in milliseconds. */
    readonly minDurationMs: number;
    /** Call it once everything in the scene has been shown long enough to read; the rotation may then go on. */
    readonly done: () => void;
    /**
     * Call it in an effect if the scene has nothing to show now: the rotation goes on without it, and offers it again on
     * its next turn. Until a scene knows its data it renders nothing: the scene before it stays on screen. Since 1.4.
     */
    readonly skip: () => void;
    /** The public page's address for other devices, without a slash at its end; null if only this one reaches it. Since 1.4. */
    readonly publicUrl: string | null;
  };
}
