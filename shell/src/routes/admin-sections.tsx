import type { MountableSection } from '@vetta/contract/front-end';
import { isOwnFrontEnd } from '@vetta/contract/own-front-ends';
import type { Generation } from '@vetta/contract/plugins-json';
import { lazy, Suspense } from 'react';
import { Loading } from './loading.tsx';

const GuestPage = lazy(() => import('../guests/guest-page.tsx'));

/** Returns the admin sections of all guests, each with a function that shows it in a frame of its own. */
export const mountableSections = ({ plugins }: Generation): readonly MountableSection[] =>
  plugins
    .filter(({ name }) => !isOwnFrontEnd(name))
    .flatMap((plugin) =>
      plugin.adminSections.map((section) => ({
        plugin: plugin.name,
        path: section.path,
        title: section.title,
        mount: (adminKey) => (
          <Suspense fallback={<Loading />}>
            <GuestPage
              key={`${plugin.hash} ${section.module}`}
              plugin={plugin}
              declared={section}
              kind="section"
              adminKey={adminKey}
            />
          </Suspense>
        ),
      })),
    );
