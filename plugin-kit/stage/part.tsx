import { openScope } from '@vetta/contract/client/scope';
import type { Scope } from '@vetta/contract/front-end';
import type { PublicQueries } from '@vetta/contract/plugin';
import { Component, type ComponentType, type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';

/** What the stage gives to a scene or a route of a front end beside its scope. */
export interface PartContext {
  readonly queries: PublicQueries;
  readonly theme: 'dark' | 'kiosk';
  readonly now: () => Date;
  readonly frame: { readonly width: number; readonly height: number };
  readonly minDurationMs: number;
  readonly publicUrl: string | null;
  readonly adminSections: readonly never[];
  readonly done: () => void;
  readonly skip: () => void;
}

export type PartComponent = ComponentType<{
  readonly context: PartContext & { readonly scope: Scope };
}>;

interface PartProps {
  readonly Part: PartComponent;
  readonly context: PartContext;
}

/** A scene or a route, with a scope that ends when it unmounts. */
export function MountedPart({ Part, context }: PartProps) {
  const opened = useRef<Scope | null>(null);
  useLayoutEffect(() => {
    const scope = openScope('in prova');
    opened.current = scope;
    return () => scope.end();
  }, []);
  const whole = useMemo(() => {
    const scope = () => {
      if (opened.current) return opened.current;
      throw new Error('The plugin uses its scope while rendering; use it in an effect');
    };
    return {
      ...context,
      scope: {
        every: (milliseconds, run) => scope().every(milliseconds, run),
        on: (target, type, listener) => scope().on(target, type, listener),
        stream: (path, message) => scope().stream(path, message),
      } satisfies Scope,
    };
  }, [context]);
  return <Part context={whole} />;
}

interface BoundaryProps {
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Renders nothing in place of what throws. */
export class Boundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
