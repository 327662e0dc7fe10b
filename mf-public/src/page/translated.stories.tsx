import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { formatPoints } from '@vetta/contract/client/formats';
import { receipt as receiptQuery, site } from '@vetta/contract/client/public-queries';
import type { MonthDetail } from '@vetta/contract/months';
import { peaksOf } from '@vetta/contract/past-peaks';
import type { Receipt } from '@vetta/contract/receipts';
import { siteTexts } from '@vetta/contract/site-texts';
import type { Standing } from '@vetta/contract/standings';
import { type ReactNode, useEffect, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { monthView } from '../current-month/month-view.ts';
import { DayEnd } from '../day/day-end-section.tsx';
import { OpenedDraw } from '../draws/opened-draw.tsx';
import { sampleDraw } from '../draws/sample-draws.ts';
import { Countdown } from '../hero/countdown.tsx';
import { Hero } from '../hero/hero.tsx';
import { LiveBoard } from '../leaderboard/live-board.tsx';
import { sampleBoard, sampleEntries } from '../leaderboard/sample-board.ts';
import { MonthPeak } from '../months/month-peak.tsx';
import { MonthPrizes } from '../months/month-prizes.tsx';
import { sampleMonth, sampleMonthDetail } from '../months/sample-months.ts';
import { NearbyRows } from '../own-place/nearby-rows.tsx';
import { PrizeCards } from '../prizes/prize-cards.tsx';
import { Pool } from '../prizes/prize-pool.tsx';
import { ReceiptBody } from '../receipts/receipt-body.tsx';
import { sampleReceipt } from '../receipts/sample-receipt.ts';
import { ScoringSteps } from '../scoring/scoring-steps.tsx';
import { samplePrizes } from './sample-site.ts';
import { TRANSLATED, translatePage } from './translate-page.ts';

/** Twelve minutes of polls, every 30 seconds, over midnight in Rome. */
const POLLS = 24;
const START = Date.parse('2026-11-21T22:54:00Z');

/** The standings of the n-th poll: points grow, ties come and go, rows pass each other. */
function entriesAt(poll: number): Standing[] {
  return sampleEntries
    .map((entry, index) => {
      const score = entry.score + ((poll * (index + 3) * 37) % 900);
      const tie = (poll + index) % 4 === 0 ? ('rings' as const) : null;
      const notEligible = (poll + index) % 5 === 0 ? ('late' as const) : null;
      return { ...entry, score, total: score + entry.bonus, notEligible, tie, movement: (poll % 7) - 1 };
    })
    .toSorted((one, other) => other.total - one.total)
    .map((entry, index) => ({ ...entry, position: index + 1 }));
}

const receiptAt = (poll: number): Receipt =>
  sampleReceipt({
    total: 2410 + poll,
    thisWeek: { since: '2026-11-16', points: 157 + poll },
    state: poll % 3 === 0 ? 'grace' : 'open',
    moved: { places: poll % 2 === 0 ? poll + 1 : -poll, why: ['ownPoints'] },
  });

const monthAt = (poll: number): MonthDetail =>
  sampleMonthDetail({ entries: entriesAt(poll), prizes: [...samplePrizes], state: 'grace' });

/** Everything of the page that a poll, a close or midnight may change, at the n-th poll. */
function Parts({ poll }: { readonly poll: number }) {
  const now = new Date(START + poll * 30_000);
  const entries = entriesAt(poll);
  const board = { ...sampleBoard(entries), updatedAt: now.toISOString() };
  const two = (value: number) => String(value % 60).padStart(2, '0');
  const prizes = samplePrizes
    .filter(({ isLottery }) => !isLottery)
    .map((prize) => ({ ...prize, title: `${prize.title} ${poll}` }));
  const [peak] = peaksOf([sampleMonth('2026-10', { winner: 3000 + poll })]);
  const own = entries[4];
  return (
    <>
      <Hero month={monthView(now)} texts={siteTexts}>
        <Countdown texts={siteTexts} seconds={90_000 - poll * 30} />
      </Hero>
      <LiveBoard
        texts={siteTexts}
        board={board}
        now={now}
        stale={poll % 4 === 3 ? `dati di ${poll} minuti fa` : null}
      />
      {own && <NearbyRows board={board} standing={own} onLeave={() => {}} />}
      <DayEnd
        texts={siteTexts}
        figures={{ hours: two(1), minutes: two(30 - poll), seconds: two(poll), passed: String(poll) }}
      />
      <ScoringSteps
        scoring={{ ringPoints: 1 + poll, appointmentSetPoints: 25 + poll, appointmentDonePoints: 75 + poll }}
      />
      <Pool texts={siteTexts} points={formatPoints(15_000 + poll)} />
      <PrizeCards prizes={prizes} texts={siteTexts} />
      <MonthPrizes month={monthAt(poll)} />
      {peak && <MonthPeak peak={peak} onOpen={() => {}} />}
      {/* A draw does not change: another one takes its place. */}
      <OpenedDraw
        key={poll}
        draw={sampleDraw({ id: `${poll}`, winnerId: sampleDraw().participants[poll % 12]?.id ?? null })}
      />
      <ReceiptBody
        queries={{ site: { ...site, enabled: false } }}
        query={{ ...receiptQuery(`${poll}`, '2026-11'), initialData: receiptAt(poll), enabled: false }}
        isProvisional={poll % 2 === 0}
      />
    </>
  );
}

/** Counts the polls, up to the last one. */
function Polls({ children }: { readonly children: (poll: number) => ReactNode }) {
  const [client] = useState(() => new QueryClient());
  const [poll, setPoll] = useState(0);
  useEffect(() => {
    if (poll === POLLS) return;
    const timer = setTimeout(() => setPoll(poll + 1));
    return () => clearTimeout(timer);
  }, [poll]);
  return <QueryClientProvider client={client}>{children(poll)}</QueryClientProvider>;
}

/** The page, which a browser translates, and after the last poll once more as it is sent. */
const Twice = () => (
  <Polls>
    {(poll) => (
      <>
        <div data-copy="translated">
          <Parts poll={poll} />
        </div>
        {poll === POLLS && (
          <div data-copy="sent" hidden>
            <Parts poll={poll} />
          </div>
        )}
      </>
    )}
  </Polls>
);

const meta = {
  title: 'Pagina pubblica/Tradotta dal browser',
  component: Twice,
  parameters: { layout: 'fullscreen', a11y: { test: 'off' } },
} satisfies Meta<typeof Twice>;
export default meta;
type Story = StoryObj<typeof meta>;

const wordsOf = (copy: Element | null): string[] => {
  const words: string[] = [];
  if (!copy) return words;
  const walker = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    // Who climbs is said once, of a poll before.
    if (!parentElement?.closest('[role=status]')) words.push(textContent ?? '');
  }
  return words.join(' ').replaceAll(TRANSLATED, '').split(/\s+/).filter(Boolean);
};

/** Translated by the browser, over many polls: every word and every figure is the one that the server sent. */
export const OverMidnight: Story = {
  play: async ({ canvasElement }) => {
    const copy = (name: string) => canvasElement.querySelector<HTMLElement>(`[data-copy=${name}]`);
    await waitFor(() => expect(copy('translated')).not.toBeNull());
    const page = copy('translated');
    if (!page) return;
    const stop = translatePage(page);
    await waitFor(() => expect(copy('sent')).not.toBeNull());
    await waitFor(() => expect(wordsOf(page)).toEqual(wordsOf(copy('sent'))));
    await expect(page.textContent).toContain(TRANSLATED);
    stop();
  },
};
