import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Prize } from '@vetta/contract/prizes';
import { siteTexts } from '@vetta/contract/site-texts';
import { expect, within } from 'storybook/test';
import { shows } from '../../testing/play.ts';
import { sampleDraw, sampleDraws } from '../draws/sample-draws.ts';
import { sampleBoard } from '../leaderboard/sample-board.ts';
import * as styles from '../page/below-the-board.css.ts';
import { type SampleAnswers, WithAnswers } from '../page/sample-context.tsx';
import { samplePrizes, sampleSite } from '../page/sample-site.ts';
import { Prizes } from './prizes.tsx';

const Story = (answers: SampleAnswers) => (
  <WithAnswers {...answers}>
    {({ queries }) => (
      <div className={styles.sections}>
        <Prizes queries={queries} texts={siteTexts} />
      </div>
    )}
  </WithAnswers>
);

const meta = { title: 'Pagina pubblica/Premi', component: Story } satisfies Meta<typeof Story>;
export default meta;
type PrizesStory = StoryObj<typeof meta>;

const withPrizes = (prizes: readonly Prize[]): SampleAnswers => ({
  board: { ...sampleBoard(), prizes: [...prizes] },
});
const [first, second, third, box] = samplePrizes;

export const Podium: PrizesStory = {
  args: withPrizes(samplePrizes),
  play: async ({ canvas }) => {
    await canvas.findByText('1° POSTO');
    await canvas.findByText('2° POSTO');
    await canvas.findByText('3° POSTO');
    await expect(canvas.getByText('LOTTERIA')).toBeVisible();
    await expect(
      canvas.getByText('Estrazione tra tutti i partecipanti attivi del mese con almeno 1.200 pt'),
    ).toBeVisible();
  },
};

/** An admin has set another threshold for the lottery. */
export const OtherThreshold: PrizesStory = {
  args: {
    ...withPrizes(samplePrizes),
    site: sampleSite({ contest: { ...sampleSite().contest, lotteryThreshold: 900 } }),
  },
  play: shows('Estrazione tra tutti i partecipanti attivi del mese con almeno 900 pt'),
};

/** The prize pool, once the month's numbers have come. */
export const WithPool: PrizesStory = {
  args: {
    ...withPrizes(samplePrizes),
    month: {
      ...sampleBoard(),
      finalisedAt: null,
      scoring: { ringPoints: 1, appointmentSetPoints: 25, appointmentDonePoints: 75, bonusMultiplier: 1 },
      prizePool: 6123,
    },
  },
  play: shows('6.123'),
};

/** Media that are missing, or fail, leave a quiet ridge with words. */
export const WithoutMedia: PrizesStory = {
  args: withPrizes(
    samplePrizes.map((prize, index) => ({
      ...prize,
      imageUrl: [null, 'data:image/png;base64,AAAA', 'data:video/mp4;base64,AAAA#.mp4', null][index] ?? null,
    })),
  ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Immagine non disponibile')).length).toBeGreaterThanOrEqual(2);
  },
};

export const Loading: PrizesStory = {
  args: { board: 'never' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Caricamento premi...')).toBeVisible();
  },
};

export const None: PrizesStory = {
  args: withPrizes([]),
  play: shows(siteTexts['prizes.empty']),
};

/** The lottery's prize was removed after its draw: the draw stays, without an empty list above it. */
export const DrawnWithoutPrize: PrizesStory = {
  args: {
    ...withPrizes(samplePrizes.filter(({ isLottery }) => !isLottery)),
    draws: sampleDraws({ draws: [sampleDraw()] }),
  },
  play: async ({ canvas }) => {
    const lottery = await canvas.findByRole('region', { name: siteTexts['lottery.title'] });
    await expect(
      within(lottery)
        .queryAllByRole('list')
        .filter(({ children }) => children.length === 0),
    ).toEqual([]);
  },
};

export const Unreachable: PrizesStory = {
  args: { board: new TypeError('Failed to fetch') },
  play: shows(siteTexts['prizes.unreachable']),
};

/** Six prizes, two of them for the same place: a plain list. */
export const Many: PrizesStory = {
  args: withPrizes(
    [1, 1, 2, 3, 4, 12].flatMap((position, index) =>
      first ? [{ ...first, position, id: String(index), title: `Premio ${index + 1}` }] : [],
    ),
  ),
};

/** A prize for the second place only. */
export const OnlyOne: PrizesStory = { args: withPrizes(second ? [second] : []) };

/** Long titles and descriptions are never cut. */
export const LongWords: PrizesStory = {
  args: withPrizes(
    [first, second, third, box].flatMap((prize) =>
      prize
        ? [
            {
              ...prize,
              title:
                'Un fine settimana per due persone in un rifugio d’alta quota con vista sul Cervino e sul Monte Rosa',
              description:
                'Due notti, mezza pensione, guida alpina e attrezzatura comprese.\nSi prenota entro sei mesi; la data si sceglie insieme.',
            },
          ]
        : [],
    ),
  ),
};
