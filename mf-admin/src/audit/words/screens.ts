import { z } from 'zod';
import { ofAfter, type Teller } from './account.ts';

const Screen = z.object({ code: z.string(), name: z.string().nullable(), plan: z.unknown() });

/** A screen that was named, renamed, given another plan or removed. */
export const tellScreen: Teller = ({ before, after }) => {
  const [was, is] = [Screen.safeParse(before).data, Screen.safeParse(after).data];
  if (was === undefined) return undefined;
  if (is === undefined) return { did: `ha rimosso lo schermo «${was.name ?? was.code}»` };
  if (was.name === null) return { did: `ha chiamato «${is.name}» lo schermo ${is.code}` };
  if (was.name !== is.name) return { did: `ha rinominato lo schermo «${was.name}»: ora è «${is.name}»` };
  return { did: `ha cambiato la programmazione dello schermo «${is.name}»` };
};

const Notice = z.object({ text: z.string() });

/** A notice that was shown on the walls, or taken back. */
export const tellNotice: Teller = ({ before, after }) => {
  const [was, is] = [Notice.safeParse(before).data, Notice.safeParse(after).data];
  if (is !== undefined) return { did: `ha mostrato sugli schermi l’avviso «${is.text}»` };
  return was && { did: `ha tolto dagli schermi l’avviso «${was.text}»` };
};

const Command = z.object({
  screen: z.string(),
  kind: z.enum(['identify', 'reload', 'dark']),
  dark: z.boolean().nullish(),
});
const commands = {
  identify: 'di farsi riconoscere',
  reload: 'di ricaricarsi',
  dark: 'di spegnersi o accendersi',
};
const asked = ({ kind, dark }: z.output<typeof Command>) =>
  typeof dark === 'boolean' ? `di ${dark ? 'spegnersi' : 'accendersi'}` : commands[kind];

/** A command that was sent to a screen. */
export const tellScreenCommand = ofAfter(Command, (data) => ({
  did: `ha chiesto allo schermo «${data.screen}» ${asked(data)}`,
  isEvent: true,
}));
