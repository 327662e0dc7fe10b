import { PRERENDER_SLOT } from '@vetta/contract/published-build';
import { Suspense } from 'react';
import { PageFrame } from '../routes/page-frame.tsx';

/**
 * The shell's markup around a route's prerendered markup, as `Routes` renders it. The build renders it to a file. The
 * boundary is that of `PluginBoundary`: React keeps the markup in it until the plugin's module has come.
 */
export default function Frame() {
  return (
    <PageFrame>
      <Suspense>{PRERENDER_SLOT}</Suspense>
    </PageFrame>
  );
}
