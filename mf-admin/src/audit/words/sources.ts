import { z } from 'zod';
import type { Teller } from './account.ts';

const Source = z.object({ name: z.string(), paused: z.boolean() });

/** A sheet that is fetched: added, changed, paused or removed. */
export const tellSource: Teller = ({ before, after }) => {
  const [was, is] = [Source.safeParse(before).data, Source.safeParse(after).data];
  if (is === undefined) return was && { did: `ha eliminato la fonte «${was.name}»`, isEvent: true };
  if (was === undefined) return { did: `ha aggiunto la fonte «${is.name}»`, isEvent: true };
  if (was.paused !== is.paused)
    return { did: `ha ${is.paused ? 'messo in pausa' : 'riattivato'} la fonte «${is.name}»`, isEvent: true };
  return { did: `ha modificato la fonte «${is.name}»`, isEvent: true };
};
