// Storybook's frame bundles no source text, the preview does: it makes the patch that the panel asks for.
export const PATCH_WANTED = 'vetta/patch-wanted';
export const PATCH_READY = 'vetta/patch-ready';
