import { actions } from './actions.ts';
import { data } from './data.ts';
import { fields } from './fields.ts';
import type { Guide } from './guide.ts';
import { images } from './images.ts';
import { layout } from './layout.ts';
import { messages } from './messages.ts';
import { waiting } from './waiting.ts';
import { words } from './words.ts';

/** The guide of each component, by the name of its folder. A file is a group of the documentation. */
export const guides: Readonly<Record<string, Guide>> = {
  ...actions,
  ...data,
  ...fields,
  ...images,
  ...layout,
  ...messages,
  ...waiting,
  ...words,
};

/** Returns the guide of the component whose stories are in a file; undefined for those of a screen, which has none. */
export const guideOf = (storyFile: string): Guide | undefined =>
  guides[/design-system\/src\/([a-z-]+)\/[a-z-]+\.stories\.tsx$/.exec(storyFile)?.[1] ?? ''];
