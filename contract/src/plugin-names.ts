import { z } from 'zod';
import { text } from './values.ts';

/** The hash of a build's files. */
export const Hash = z.string().regex(/^[0-9a-f]{16,64}$/);
/** The name of a plugin, or `shell`: the first part of a build's address. `constructor` is refused: every object has a property of this name. */
export const PluginName = z.string().regex(/^(?!constructor$)[a-z][a-z0-9-]{0,40}$/);
/** The name of a scene. It is also a part of addresses, plans and a wall's beats. */
export const SceneName = text(1, 60);
