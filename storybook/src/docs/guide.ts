import type { Guide } from '@vetta/design-system/guide';

const guides = import.meta.glob<Guide>('../../../design-system/src/*/*.guide.ts', {
  eager: true,
  import: 'guide',
});

/** Returns the guide of the component whose stories are in a file; undefined for those of a screen, which has none. */
export function guideOf(storyFile: string): Guide | undefined {
  const name = /([a-z-]+)\.stories\.tsx$/.exec(storyFile)?.[1];
  return guides[`../../../design-system/src/${name}/${name}.guide.ts`];
}
