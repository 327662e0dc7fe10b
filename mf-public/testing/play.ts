import { expect, screen, waitFor } from 'storybook/test';

/** Plays a story that shows this text. */
export const shows = (text: string | RegExp) => async (): Promise<void> => {
  await screen.findByText(text);
};

/** Plays the story of a scene that has nothing to show. */
export const isSkipped = ({
  args: { skip },
}: {
  readonly args: { readonly skip?: () => void };
}): Promise<void> => waitFor(() => expect(skip).toHaveBeenCalled());
