import { expect, screen, waitFor, within } from 'storybook/test';
import { overlapping, unreadable } from '../src/kiosk/unreadable.ts';
import { sampleEntries } from '../src/leaderboard/sample-board.ts';
import { forgetOwnPlayer, rememberOwnPlayer } from '../src/own-place/own-player.ts';

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

/** Plays a wall's story: from five metres all of it can be read, and none of these elements stands on another. */
export const readable =
  (shown: string | RegExp, apart?: string) =>
  async ({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> => {
    await within(canvasElement).findByText(shown);
    await expect(await unreadable(canvasElement)).toEqual([]);
    if (apart) await expect(overlapping(canvasElement, apart)).toEqual([]);
  };

/** Before a story on the device of who is at this place of the stories' office, and said «Sono io». */
export const onDeviceOf = (position: number) => () => {
  const player = sampleEntries[position - 1];
  if (player) rememberOwnPlayer(player);
  return forgetOwnPlayer;
};
