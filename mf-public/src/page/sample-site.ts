import type { BonusType } from '@vetta/contract/bonuses';
import type { Prize } from '@vetta/contract/prizes';
import type { PublicScoring } from '@vetta/contract/scoring';
import type { GameRule, Site } from '@vetta/contract/site';
import { siteTexts } from '@vetta/contract/site-texts';
import { picture, sampleContest, samplePrize } from '@vetta/contract/testing/samples';

/** The stories' time: Saturday 21 November 2026, 18:42:52 in Rome. */
export const SAMPLE_NOW = '2026-11-21T17:42:52Z';

const idOf = (index: number) => `00000000-0000-4000-9000-${String(index).padStart(12, '0')}`;

const bonuses: readonly Omit<BonusType, 'id'>[] = [
  {
    name: 'Best Day Record',
    bonusKey: 'best_day_record',
    points: 100,
    description: '5 o più appuntamenti fissati in un giorno',
  },
  {
    name: 'Call Beast',
    bonusKey: 'call_beast',
    points: 100,
    description: 'Più di 100 chiamate in un giorno',
  },
  {
    name: 'First Timer',
    bonusKey: 'first_timer',
    points: 25,
    description: 'Primo appuntamento concluso della settimana',
  },
  {
    name: 'Consistency King',
    bonusKey: 'consistency_king',
    points: 100,
    description: 'Almeno 70 chiamate al giorno dal lunedì al venerdì',
  },
  {
    name: 'Always There',
    bonusKey: 'always_there',
    points: 100,
    description: 'Presente a tutti gli allineamenti della settimana',
  },
];

const questions = [
  'Come si partecipa?',
  'Come si fanno i punti?',
  'Quando si aggiorna la classifica?',
  'Perché non vedo ancora i punti di oggi?',
  'Che cosa sono i bonus settimanali?',
  'Chi vince i premi del mese?',
  'Come funziona la lotteria?',
  'Sono arrivato a mese iniziato: posso vincere?',
  'Che cosa succede a parità di punti?',
  'Quando si azzera la classifica?',
  'Quando si viene squalificati?',
];

export const sampleSite = (fields: Partial<Site> = {}): Site => ({
  texts: siteTexts,
  rules: questions.map(
    (title, order): GameRule => ({
      id: idOf(order),
      title,
      content: 'Un aggiornamento può richiedere da 2 a 48 ore. I dati arrivati in ritardo valgono comunque.',
      order,
    }),
  ),
  bonusTypes: bonuses.map((bonus, index) => ({ ...bonus, id: idOf(index) })),
  contest: sampleContest,
  lastWeek: {
    start: '2026-11-09',
    bonuses: [
      { bonusTypeId: idOf(0), names: ['Sara Esposito'], others: 0 },
      { bonusTypeId: idOf(1), names: ['Marco De Luca', 'Niccolò D’Àvila'], others: 0 },
      {
        bonusTypeId: idOf(2),
        names: ['Giovanbattista Pietrangeli', 'Maria Antonietta della Rovere', 'Chiara Conti'],
        others: 9,
      },
      { bonusTypeId: idOf(4), names: ['Luca Moretti', 'Elena Riva', 'Anna Greco'], others: 1 },
    ],
  },
  now: SAMPLE_NOW,
  ...fields,
});

export const sampleScoring: PublicScoring = {
  ringPoints: 1,
  appointmentSetPoints: 25,
  appointmentDonePoints: 75,
};

/** A prize for each place of the podium, and one for the lottery. */
export const samplePrizes: readonly Prize[] = [
  samplePrize({
    position: 1,
    imageUrl: picture('#4a3a86'),
    description: 'Due notti in rifugio con vista sul Cervino, cena compresa.',
  }),
  samplePrize({ position: 2, title: 'Cuffie con cancellazione del rumore', imageUrl: picture('#7d4a6a') }),
  samplePrize({ position: 3, title: 'Cena per due', imageUrl: picture('#8a5b45') }),
  samplePrize({
    isLottery: true,
    title: 'Mystery box',
    imageUrl: picture('#3a4f86'),
    description: 'Nessuno sa che cosa c’è dentro. Nemmeno noi.',
  }),
];
