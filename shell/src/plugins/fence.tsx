import type { PublishedPlugin } from '@vetta/contract/generation';
import { Component, type ComponentType, lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { needsReload, PluginFailure } from './failure.ts';
import { loadModule } from './load-module.ts';
import { reloadWhenServed } from './reload-when-served.ts';

interface BoundaryProps {
  readonly instead: (failure: PluginFailure) => ReactNode;
  readonly children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { failure: PluginFailure | null }> {
  override state = { failure: null };

  static getDerivedStateFromError(thrown: unknown) {
    const failure =
      thrown instanceof PluginFailure ? thrown : new PluginFailure('render', String(thrown), thrown);
    return { failure };
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.instead(failure) : this.props.children;
  }
}

interface FenceProps<Props> {
  readonly plugin: PublishedPlugin;
  readonly module: string;
  /** Mounts what was loaded. */
  readonly children: (Loaded: ComponentType<Props>) => ReactNode;
  /** Shown while it is on its way. */
  readonly waiting: ReactNode;
  /** Shown where it failed; `retry` tries again, in place where that can help. */
  readonly failed: (failure: PluginFailure, retry: () => Promise<void>) => ReactNode;
}

/** A plugin's place: whatever happens to the plugin happens in here. */
export function Fence<Props>({ plugin, module, children, waiting, failed }: FenceProps<Props>) {
  const [attempt, setAttempt] = useState(0);
  const key = `${plugin.name} ${plugin.hash} ${module} ${attempt}`;
  // React keeps a lazy component's rejection for ever, so that every attempt needs a new one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that makes another one
  const Loaded = useMemo(() => lazy(() => loadModule<Props>(plugin, module)), [key]);
  const retry = async (failure: PluginFailure) => {
    if (needsReload(failure.kind)) return reloadWhenServed();
    setAttempt((tried) => tried + 1);
  };
  return (
    <Boundary key={key} instead={(failure) => failed(failure, () => retry(failure))}>
      <Suspense fallback={waiting}>{children(Loaded)}</Suspense>
    </Boundary>
  );
}
