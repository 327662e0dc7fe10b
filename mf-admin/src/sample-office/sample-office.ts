import { Award, BonusType } from '@vetta/contract/bonuses';
import { Entry } from '@vetta/contract/entries';
import { Player } from '@vetta/contract/players';

/** The day on which the stories play. */
export const TODAY = '2026-11-20';

const id = (kind: number, number: number) =>
  `00000000-0000-4000-8000-${String(kind * 1000 + number).padStart(12, '0')}`;

const names = [
  'Giulia Ferrari',
  "Niccolò D'Àvila",
  'Sara Esposito',
  'Marco De Luca',
  'Chiara Conti',
  'Alessandro Ricci-Bonaventura',
];

export const samplePlayers: readonly Player[] = names.map((name, index) =>
  Player.parse({
    id: id(1, index),
    name,
    position: index + 1,
    score: 2820 - index * 310,
    bonus: 300 - index * 50,
    total: 3120 - index * 360,
    joinedOn: '2026-11-01',
    archivedOn: null,
    updated_at: `${TODAY}T17:42:00.000Z`,
  }),
);

/** Everybody's numbers of the day but the last two's. */
export const sampleEntries: readonly Entry[] = samplePlayers.slice(0, 4).map((player, index) =>
  Entry.parse({
    id: id(2, index),
    playerId: player.id,
    date: TODAY,
    rings: 112 - index * 9,
    apptSet: 5 - index,
    apptDone: 2,
    alignment: index % 2 === 0,
  }),
);

const bonuses = [
  ['best_day_record', 'Best Day Record', 100],
  ['call_beast', 'Call Beast', 100],
  ['first_timer', 'First Timer', 25],
  ['consistency_king', 'Consistency King', 100],
  ['always_there', 'Always There', 100],
] as const;

export const sampleBonusTypes: readonly BonusType[] = bonuses.map(([bonusKey, name, points], index) =>
  BonusType.parse({ id: id(3, index), bonusKey, name, points, description: '' }),
);

/** The leader's first two bonuses: one already in the points, one that waits for the close. */
export const sampleAwards: readonly Award[] = sampleBonusTypes.slice(0, 2).map((type, index) =>
  Award.parse({
    id: id(4, index),
    playerId: samplePlayers[0]?.id,
    bonusTypeId: type.id,
    weekStartDate: '2026-11-16',
    dateEarned: TODAY,
    manuallyAssigned: false,
    assignedBy: null,
    createdAt: `${TODAY}T17:42:00.000Z`,
    settledAt: index === 0 ? `${TODAY}T17:42:00.000Z` : null,
  }),
);
