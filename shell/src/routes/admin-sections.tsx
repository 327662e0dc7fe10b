import type { AdminSectionProps, MountableSection } from '@vetta/contract/front-end';
import type { Generation, PublishedPlugin } from '@vetta/contract/plugins-json';
import { lazy, Suspense } from 'react';
import { usePluginContext } from '../plugin-context/use-plugin-context.ts';
import { FailureNotice } from '../plugins/failure-notice.tsx';
import { PluginBoundary } from '../plugins/plugin-boundary.tsx';
import { Loading } from './loading.tsx';

const GuestPage = lazy(() => import('../guests/guest-page.tsx'));

interface LoadedSectionProps {
  readonly plugin: PublishedPlugin;
  readonly section: PublishedPlugin['adminSections'][number];
  readonly adminKey: string;
}

function LoadedSection({ plugin, section, adminKey }: LoadedSectionProps) {
  const context = usePluginContext(plugin.name, 'dark');
  return (
    <PluginBoundary<AdminSectionProps>
      plugin={plugin}
      module={section.module}
      loading={<Loading />}
      fallback={(failure, retry) => <FailureNotice part={section.title} failure={failure} retry={retry} />}
    >
      {(Section) => <Section context={context} adminKey={adminKey} />}
    </PluginBoundary>
  );
}

/** Returns the admin sections of all plugins, each with a function that mounts it in a boundary of its own. */
export const mountableSections = ({ plugins }: Generation): readonly MountableSection[] =>
  plugins.flatMap((plugin) =>
    plugin.adminSections.map((section) => ({
      plugin: plugin.name,
      path: section.path,
      title: section.title,
      mount: (adminKey) =>
        plugin.isolated ? (
          <Suspense fallback={<Loading />}>
            <GuestPage
              key={`${plugin.hash} ${section.module}`}
              plugin={plugin}
              declared={section}
              kind="section"
              adminKey={adminKey}
            />
          </Suspense>
        ) : (
          <LoadedSection plugin={plugin} section={section} adminKey={adminKey} />
        ),
    })),
  );
