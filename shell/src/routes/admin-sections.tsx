import type { Generation, PublishedPlugin } from '@vetta/contract/generation';
import type { AdminSectionProps, MountedSection } from '@vetta/contract/plugin';
import { usePlace } from '../place/use-place.ts';
import { FailureNotice } from '../plugins/failure-notice.tsx';
import { Fence } from '../plugins/fence.tsx';
import { Waiting } from './waiting.tsx';

interface FencedSectionProps {
  readonly plugin: PublishedPlugin;
  readonly section: PublishedPlugin['adminSections'][number];
  readonly adminKey: string;
}

function FencedSection({ plugin, section, adminKey }: FencedSectionProps) {
  const place = usePlace(plugin.name, 'dark');
  return (
    <Fence<AdminSectionProps>
      plugin={plugin}
      module={section.module}
      waiting={<Waiting />}
      failed={(failure, retry) => <FailureNotice part={section.title} failure={failure} retry={retry} />}
    >
      {(Section) => <Section place={place} adminKey={adminKey} />}
    </Fence>
  );
}

/** The admin sections of all plugins, each ready to be mounted in a fence of its own. */
export const mountedSections = ({ plugins }: Generation): readonly MountedSection[] =>
  plugins.flatMap((plugin) =>
    plugin.adminSections.map((section) => ({
      plugin: plugin.name,
      path: section.path,
      title: section.title,
      mount: (adminKey) => <FencedSection plugin={plugin} section={section} adminKey={adminKey} />,
    })),
  );
