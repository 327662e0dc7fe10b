import type { PrerenderBelow, PrerenderPrize } from '@vetta/contract/prerender';
import { Film } from '@vetta/design-system/film';
import { MissingMedia } from '@vetta/design-system/missing-media';
import { PrizeCard } from '@vetta/design-system/prize-card';
import type { ReactNode } from 'react';
import { Bonus, Peaks } from '../bonuses/bonus-peaks.tsx';
import { bonusKeys, Peak } from '../bonuses/peak.tsx';
import { ChallengesTemplate } from '../challenges/challenges-template.tsx';
import { DayEnd } from '../day/day-end-section.tsx';
import { HashFrame } from '../draws/hash.tsx';
import { DrawsFrame, History, ReplacedEnvelope, VoidedDraw } from '../draws/lottery-draw.tsx';
import { DrawCard, DrawCheckButton } from '../draws/opened-draw.tsx';
import { SealedCard } from '../draws/sealed-envelope.tsx';
import { EmptyHall, HallFrame, HallLoading, Panorama } from '../months/hall-of-fame.tsx';
import { Climber, PeakFrame } from '../months/month-peak.tsx';
import { Each, slots, slotsOf, When } from '../prerender-template/slots.tsx';
import { textSlots as texts } from '../prerender-template/text-slots.ts';
import { LotteryFrame, LotteryPrize, LotteryPrizes } from '../prizes/lottery-section.tsx';
import { Place, Places } from '../prizes/prize-cards.tsx';
import { Pool } from '../prizes/prize-pool.tsx';
import { PrizesFrame, PrizesMessage } from '../prizes/prizes.tsx';
import { Bans } from '../rules/bans.tsx';
import { FaqFrame, Question } from '../rules/faq.tsx';
import { ProgramLines } from '../rules/program.tsx';
import { filledLines } from '../rules/program-lines.ts';
import { RulesFrame } from '../rules/rules.tsx';
import { Step, Steps } from '../scoring/scoring-steps.tsx';
import { actions } from '../scoring/steps.ts';
import { Section } from './section.tsx';
import type { SectionName } from './section-names.ts';

const has = (list: keyof PrerenderBelow['has']) => `{{below.has.${list}}}` as const;

const Scoring = () => (
  <Section id="scoring" title={texts['scoring.title']} hint={texts['scoring.hint']}>
    <Steps>
      {Object.entries(actions).map(([key, action]) => (
        <Step
          key={key}
          action={action}
          points={`{{below.steps.${key}.points}}`}
          share={`{{below.steps.${key}.share}}`}
        />
      ))}
    </Steps>
  </Section>
);

const Bonuses = () => (
  <When value={has('bonuses')}>
    <Section id="bonuses" title={texts['bonuses.title']} hint={texts['bonuses.hint']}>
      <Peaks>
        <Each list="below.bonuses">
          <Bonus
            picture={bonusKeys.map((key) => (
              <When key={key} value="{{bonusKey}}" is={key}>
                <Peak bonus={key} />
              </When>
            ))}
            {...slots('name points description')}
          />
        </Each>
      </Peaks>
    </Section>
  </When>
);

const film = { name: '{{title}}', description: '{{title}}', shape: 'wide', keep: 'whole' } as const;

/** A prize's picture or film: the frame until it comes, or the words that there is none. */
const Media = () => (
  <>
    <When value="{{image}}">
      <When value="{{isFilm}}">
        <Film {...film} sources={[]} plain={<video src="{{image}}" controls muted />} />
      </When>
      <When value="{{isFilm}}" not>
        <Film {...film} sources={[]} plain={<img src="{{image}}" alt="{{title}}" />} />
      </When>
    </When>
    <When value="{{image}}" not>
      <Film {...film} sources={[]} fallback={<MissingMedia>{texts['prizes.mediaMissing']}</MissingMedia>} />
    </When>
  </>
);

const prize = slotsOf<PrerenderPrize>();

/** A place's card, with its metal or without. */
const Card = () =>
  [1, 2, 3, 4].map((place) => (
    <OfPlace key={place} place={place}>
      <PrizeCard label="{{position}}° POSTO" place={place} prize={prize} Line={When} media={<Media />} />
    </OfPlace>
  ));

/** Shows its children for a prize of that place; 4 stands for all places without a metal. */
const OfPlace = ({ place, children }: { readonly place: number; readonly children: ReactNode }) =>
  place < 4 ? (
    <When value="{{position}}" is={String(place)}>
      {children}
    </When>
  ) : (
    <When value="{{position}}" is="1" not>
      <When value="{{position}}" is="2" not>
        <When value="{{position}}" is="3" not>
          {children}
        </When>
      </When>
    </When>
  );

const Prizes = () => (
  <>
    <PrizesFrame
      texts={texts}
      pool={
        <When value="{{below.pool}}">
          <Pool texts={texts} points="{{below.pool}}" />
        </When>
      }
    >
      <When value={has('prizes')}>
        {(['podium', 'list'] as const).map((layout) => (
          <When key={layout} value="{{below.layout}}" is={layout}>
            <Places layout={layout}>
              <Each list="below.prizes">
                <Place position="{{position}}">
                  <Card />
                </Place>
              </Each>
            </Places>
          </When>
        ))}
      </When>
      <When value={has('prizes')} not>
        <PrizesMessage>{texts['prizes.empty']}</PrizesMessage>
      </When>
    </PrizesFrame>
    <When value={has('lotterySection')}>
      <LotteryFrame title={texts['lottery.title']} note={texts['lottery.note']}>
        <When value={has('lottery')}>
          <LotteryPrizes>
            <Each list="below.lottery">
              <LotteryPrize media={<Media />} badge={texts['lottery.badge']} prize={prize} Line={When} />
            </Each>
          </LotteryPrizes>
        </When>
        <When value="{{below.drawsKnown}}">
          <Draws />
        </When>
      </LotteryFrame>
    </When>
  </>
);

const Draws = () => (
  <DrawsFrame>
    <Each list="below.pending">
      <SealedCard
        seal="{{seal}}"
        since="{{since}}"
        hash={
          <HashFrame>
            <Each list="groups">
              <When value="{{isFirst}}" not>
                <wbr />
              </When>
              {'{{text}}'}
            </Each>
          </HashFrame>
        }
      />
    </Each>
    <Each list="below.draws">
      <DrawCard id="{{id}}" winner="{{winner}}" prize="{{prize}}" participants="{{participants}}" at="{{at}}">
        <DrawCheckButton />
      </DrawCard>
    </Each>
    <When value={has('history')}>
      <History>
        <Each list="below.voided">
          <VoidedDraw prize="{{prize}}" at="{{at}}" reason="{{reason}}" />
        </Each>
        <Each list="below.replaced">
          <ReplacedEnvelope begins="{{begins}}" at="{{at}}" />
        </Each>
      </History>
    </When>
  </DrawsFrame>
);

const Hall = () => (
  <HallFrame>
    <When value="{{below.hall}}" is="loading">
      <HallLoading />
    </When>
    <When value="{{below.hall}}" is="empty">
      <EmptyHall />
    </When>
    <When value="{{below.hall}}" is="some">
      <Panorama>
        <Each list="below.months">
          <PeakFrame {...slots('month distance shape height summit label mark')}>
            <Each list="podium">
              <Climber place="{{place}}" who="{{who}}" points="{{points}}" metal="{{metal}}" />
            </Each>
          </PeakFrame>
        </Each>
      </Panorama>
    </When>
  </HallFrame>
);

const Rules = () => (
  <RulesFrame title={texts['rules.title']}>
    <ProgramLines
      title={texts['rules.programTitle']}
      lines={filledLines(texts, '{{below.programLottery}}')}
    />
    <When value={has('rules')}>
      <FaqFrame title={texts['rules.faqTitle']}>
        <div>
          <Each list="below.rules">
            <Question title="{{title}}" content="{{content}}" />
          </Each>
        </div>
      </FaqFrame>
    </When>
    <Bans texts={texts} />
  </RulesFrame>
);

/** The template of each section below the board. */
export const sectionTemplates: Readonly<Record<SectionName, ReactNode>> = {
  day: (
    <>
      <ChallengesTemplate />
      <DayEnd texts={texts} figures={slots('hours minutes seconds passed', 'below.')} />
    </>
  ),
  scoring: <Scoring />,
  bonuses: <Bonuses />,
  prizes: <Prizes />,
  hall: <Hall />,
  rules: <Rules />,
};
