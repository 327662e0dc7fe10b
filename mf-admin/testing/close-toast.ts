import { screen, userEvent } from 'storybook/test';

/** Closes the toast of a story, which would cover what follows. Waits until it is there. */
export const closeToast = async (): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name: 'Chiudi' }));
