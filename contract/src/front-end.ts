import type { ReactNode } from 'react';
import type { challenges, lastMonth } from './client/public-queries.ts';
import type {
  PluginContext as CommonContext,
  SceneProps as GuestSceneProps,
  PluginDeclaration,
  PublicQueries,
  RouteDeclaration,
  SceneDeclaration,
} from './plugin.ts';

/**
 * The version of the contract between the shell and the product's own front ends, which it loads into its own page by federation:
 * they may do what the page may. Plugins from elsewhere are guests (`plugin.ts`).
 */
export const FRONT_END_CONTRACT = '1.6.0';

/** What the `plugin.ts` of a front end declares. */
export interface FrontEndDeclaration
  extends Omit<PluginDeclaration, 'routes' | 'calls' | 'adminSections' | 'scenes'> {
  readonly routes?: readonly (RouteDeclaration & {
    /**
     * The source file whose default export is a component without props: the route's markup in the HTML, before any script
     * runs. The build renders it to a mustache template with the slots of `PrerenderData`.
     */
    readonly prerender?: `./${string}`;
  })[];
  readonly scenes?: readonly (Omit<SceneDeclaration, 'states'> & {
    /**
     * News: the wall offers it after each scene, before all others, until it has been shown. Then it has its turn as every other,
     * until it calls `skip`: what it has after that is news again.
     */
    readonly atOnce?: boolean;
  })[];
}

export const defineFrontEnd = (declaration: FrontEndDeclaration): FrontEndDeclaration => declaration;

/** Starts timers, listeners and streams that end when the part of the front end unmounts. Use it in effects. */
export interface Scope {
  every(milliseconds: number, run: () => void): void;
  on(target: EventTarget, type: string, listener: (event: Event) => void): void;
  /** Listens to server-sent events of a path of this origin. */
  stream(path: string, message: (data: string) => void): void;
}

/** The queries of a front end: those of every plugin, the sfide, and what the page shows to one person alone. */
export interface FrontEndQueries extends PublicQueries {
  readonly challenges: typeof challenges;
  readonly lastMonth: typeof lastMonth;
}

/** What the shell gives to every route and scene of a front end. */
export interface PluginContext extends CommonContext {
  readonly queries: FrontEndQueries;
  readonly scope: Scope;
}

/** An admin section of a guest. The shell shows its frame and contains its failures. */
export interface MountableSection {
  readonly plugin: string;
  readonly path: `/${string}`;
  readonly title: string;
  /** Returns the section as an element; the shell makes its approved calls with this admin key, which it never sees. */
  readonly mount: (adminKey: string) => ReactNode;
}

export interface RouteProps {
  readonly context: PluginContext & { readonly adminSections: readonly MountableSection[] };
}

export interface SceneProps {
  readonly context: PluginContext & Omit<GuestSceneProps['context'], 'call' | 'navigate'>;
}
