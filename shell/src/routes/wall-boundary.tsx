import { Component, type ReactNode, useEffect } from 'react';
import { reloadWhenServed } from '../plugins/reload-when-served.ts';

/** Often enough for a wall, and too seldom for a page that fails at each start to burden the server. */
const RETRY_MS = 60_000;

/**
 * Contains what fails outside the plugins: a wall whose own scripts do not arrive, or throw. The board that the document brought
 * stays on screen, and the page is loaded again until it starts.
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
    const timer = setInterval(() => void reloadWhenServed().catch(() => {}), RETRY_MS);
    return () => clearInterval(timer);
  }, []);
  return null;
}
