import { patchOf } from '@vetta/design-system/tokens/patch';
import type { Changes } from '@vetta/design-system/tokens/turned';
import { addons } from 'storybook/preview-api';
import { PATCH_READY, PATCH_WANTED } from './token-events.ts';

const texts = import.meta.glob<string>('../../design-system/src/theme/{palette,purposes,dark,kiosk}.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const sources = Object.fromEntries(
  Object.entries(texts).map(([path, text]) => [path.replace('../../', ''), text]),
);

/** Answers the token panel with the turned values as a unified diff. */
export function answerPatches(): void {
  const channel = addons.getChannel();
  channel.on(PATCH_WANTED, (changes: Changes) => channel.emit(PATCH_READY, patchOf(changes, sources)));
}
