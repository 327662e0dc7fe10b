import type { PublishedPlugin } from '@vetta/contract/plugins-json';
import { Component, type ComponentType, lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { needsReload, PluginFailure } from './failure.ts';
import { loadModule } from './load-module.ts';
import { reloadWhenServed } from './reload-when-served.ts';

interface ErrorBoundaryProps {
  readonly fallback: (failure: PluginFailure) => ReactNode;
  readonly children: ReactNode;
}

class ErrorBoundary extends Component<ErrorBoundaryProps, { failure: PluginFailure | null }> {
  override state = { failure: null };

  static getDerivedStateFromError(thrown: unknown) {
    const failure =
      thrown instanceof PluginFailure ? thrown : new PluginFailure('render', String(thrown), thrown);
    return { failure };
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure) : this.props.children;
  }
}

interface PluginBoundaryProps<Props> {
  readonly plugin: PublishedPlugin;
  readonly module: string;
  /** Renders the loaded component. */
  readonly children: (Loaded: ComponentType<Props>) => ReactNode;
  /** Shown while the module loads. */
  readonly loading: ReactNode;
  /** Renders a failure. `retry` loads the module again, or reloads the page where only that helps. */
  readonly fallback: (failure: PluginFailure, retry: () => Promise<void>) => ReactNode;
}

/** Loads a plugin's module and contains its failures: while loading, and later while rendering. */
export function PluginBoundary<Props>({
  plugin,
  module,
  children,
  loading,
  fallback,
}: PluginBoundaryProps<Props>) {
  const [attempt, setAttempt] = useState(0);
  const key = `${plugin.name} ${plugin.hash} ${module} ${attempt}`;
  // React caches a lazy component's rejection, so each attempt needs a new one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the plugin, the module and the attempt
  const Loaded = useMemo(() => lazy(() => loadModule<Props>(plugin, module)), [key]);
  const retry = async (failure: PluginFailure) => {
    if (needsReload(failure.kind)) return reloadWhenServed();
    setAttempt((count) => count + 1);
  };
  return (
    <ErrorBoundary key={key} fallback={(failure) => fallback(failure, () => retry(failure))}>
      <Suspense fallback={loading}>{children(Loaded)}</Suspense>
    </ErrorBoundary>
  );
}
