import type { CallName, Input, Reply } from './client/call-types.ts';
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

/**
 * The version of this contract, which is that of guests: plugins whose parts run in frames of their own and get everything by
 * messages. A plugin declares the range that it needs; the shell compares. The product's own front ends have a contract with the
 * shell of their own (`front-end.ts`).
 */
export const PLUGIN_CONTRACT = '2.0.0';

/** A page. */
export interface RouteDeclaration {
  /** Its address, `/meteo`. It may end in `/*` to match everything below it. */
  readonly path: string;
  readonly title: string;
  /** The source file whose default export takes `RouteProps`, relative to `plugin.ts`. It renders one `<main id="contenuto">`. */
  readonly module: `./${string}`;
}

/** A page of the back office. */
export interface AdminSectionDeclaration {
  /** Its address below `/admin`: `/meteo` is at `/admin/meteo`. */
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
   * `skip` unless there is something to celebrate.
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
  /** What each call of an admin section answers, if that is no file. A call without an answer fails. */
  readonly calls?: { readonly [Name in CallName as Reply<Name> extends Blob ? never : Name]?: Reply<Name> };
  readonly publicUrl?: string | null;
}

/** A scene's states by their names. */
export type SceneStates = Readonly<Record<string, SceneState>>;

/** What `plugin.ts` declares. */
export interface PluginDeclaration {
  /** Lower-case letters, digits and hyphens; part of the plugin's address. */
  readonly name: string;
  readonly title: string;
  /** The semver range of this contract that the plugin needs: `^2.0`. */
  readonly contract: string;
  readonly routes?: readonly RouteDeclaration[];
  readonly adminSections?: readonly AdminSectionDeclaration[];
  readonly scenes?: readonly SceneDeclaration[];
  /**
   * The calls that its admin sections make: `GET /api/admin/prizes`. An admin approves them with the build; the back office makes
   * them, with the key of who is logged in, which the plugin never gets. Any other call fails with 403.
   */
  readonly calls?: readonly CallName[];
}

export const definePlugin = (declaration: PluginDeclaration): PluginDeclaration => declaration;

export type ThemeName = 'dark' | 'kiosk';

/** The queries of the public calls, for `useQuery`. The shell asks the server, and pushes what changes. */
export interface PublicQueries {
  /** This month's standings with its prizes; `age` is seconds, above 0 while the database is away. */
  readonly leaderboard: typeof leaderboard;
  /** What a call, an appointment set and one done are worth, in points. */
  readonly publicScoring: typeof publicScoring;
  /** The public page's texts, rules, bonuses and contest. */
  readonly site: typeof site;
  /**
   * Where a person's points of a month (`2026-11`; by default this one) come from: sums, never single days.
   * @throws CallError: 404 for an unknown person.
   */
  readonly receipt: typeof receipt;
  /** The months since the first entry, the newest first. */
  readonly months: typeof months;
  /**
   * A month's standings (`2026-11`), with its scoring and its prize pool in points.
   * @throws CallError: 404 for a month without entries.
   */
  readonly month: typeof month;
  /** A month's lottery (`2026-11`): commitments and draws. */
  readonly draws: typeof draws;
}

/** What every route, admin section and scene gets, a guest's or the product's own. */
export interface PluginContext {
  readonly queries: PublicQueries;
  readonly theme: ThemeName;
  /** Returns the server's time: the device's clock may be wrong. */
  readonly now: () => Date;
}

/**
 * Makes one of the plugin's declared and approved `calls`, and returns its reply. `ifMatch` as in `client/call.ts`.
 * @throws CallError: 403 for a call that was not approved.
 */
export type ApprovedCall = <Name extends CallName>(
  name: Name,
  input: Input<Name>,
  options?: { readonly ifMatch?: string | null },
) => Promise<Reply<Name>>;

/** What a guest's part gets. */
export interface GuestContext extends PluginContext {
  /** The part's frame in CSS pixels; a scene's is without the margin for screens that crop. */
  readonly frame: { readonly width: number; readonly height: number };
  /** The public page's address for other devices, without a slash at its end; null if only this one reaches it. */
  readonly publicUrl: string | null;
  readonly call: ApprovedCall;
  /**
   * Opens an address: of Vetta in this tab, any other in a new one, about which the page asks first. It works right after a press or a
   * key in the guest, as links do.
   */
  readonly navigate: (href: string, options?: { readonly newTab?: boolean }) => void;
}

export interface RouteProps {
  readonly context: GuestContext;
}

export interface AdminSectionProps {
  readonly context: GuestContext;
}

export interface SceneProps {
  readonly context: GuestContext & {
    /** How long the rotation shows this scene at least, in milliseconds. */
    readonly minDurationMs: number;
    /** Call it once everything in the scene has been shown long enough to read; the rotation may then go on. */
    readonly done: () => void;
    /**
     * Call it in an effect if the scene has nothing to show now: the rotation goes on without it, and offers it again on
     * its next turn. Until a scene knows its data it renders nothing: the scene before it stays on screen.
     */
    readonly skip: () => void;
  };
}
