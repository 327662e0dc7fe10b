import type { CallName } from '@vetta/contract/client/call-types';
import type { HttpHandler } from 'msw';
import type { MswApi } from 'msw-storybook-addon/types';
import { expect, screen, userEvent, waitFor, type within } from 'storybook/test';
import { away, changes } from './mock-api.ts';

/** The whole screen, or a part of it: `within(dialog)`. */
type Part = Pick<ReturnType<typeof within>, 'findByRole'>;
type Name = string | RegExp;

/** Presses a button, once it is there and not switched off. */
export async function press(name: Name, part: Part = screen): Promise<void> {
  const button = await part.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
}

/** Chooses an option of a select. */
export async function choose(select: Name, option: Name, part?: Part): Promise<void> {
  await press(select, part);
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

/** Types into a field what takes the place of what it has. */
export async function retype(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

/** Waits for a change to be sent. */
export const sent = (name: CallName, body: unknown): Promise<void> =>
  waitFor(() => expect(changes).toHaveBeenCalledWith(name, body));

/** Expects these changes, and no others, to have been sent. */
export const sentOnly = (...calls: readonly [CallName, unknown][]): Promise<void> =>
  expect(changes.mock.calls).toEqual(calls);

/** A story's calls are answered by these before the others. */
export const given = (...handlers: HttpHandler[]) => ({
  beforeEach: ({ msw }: { readonly msw: MswApi }) => msw.use(...handlers),
});

/** Waits for these texts. */
export async function see(...texts: readonly Name[]): Promise<void> {
  for (const text of texts) await screen.findByText(text);
}

/** Plays a story that shows these texts. */
export const shows =
  (...texts: readonly Name[]) =>
  () =>
    see(...texts);

/** A screen whose data did not come: it says so, and the button asks for them again. */
export const failing = (call: CallName, text: string) => ({
  ...given(away(call)),
  play: async () => {
    await see(text);
    await expect(screen.getByRole('button', { name: 'Riprova' })).toBeEnabled();
  },
});
