import { Component, type ReactNode, useEffect } from 'react';
import { reloadWhenServed } from '../plugins/reload-when-served.ts';

/** Often enough for a wall, and too seldom for a page that fails at each start to burden the server. */
const RETRY_MS = 60_000;

/**
 * Contains what fails outside the plugins: a wall whose own scripts do not arrive, or throw. The page is loaded again until it
 * starts, and the board that the document brought stays on screen meanwhile.
 */
export class WallBoundary extends Component<
  { readonly children: ReactNode },
  { readonly hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override render() {
    return this.state.hasFailed ? <Reloading /> : this.props.children;
  }
}

function Reloading() {
  useEffect(() => {
    const reload = () => void reloadWhenServed().catch(() => {});
    // A wall that has run has no such board any more, so that its place is empty.
    if (performance.now() > RETRY_MS) reload();
    const timer = setInterval(reload, RETRY_MS);
    return () => clearInterval(timer);
  }, []);
  return null;
}
