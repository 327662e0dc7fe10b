import { describe, expect, test } from 'vitest';
import { sampleSchedule } from '../../testing/sample-schedule.ts';
import { emptyRotation, type Rotation, type RotationEvent, rotate } from './rotation.ts';

const schedule = sampleSchedule(['classifica', 'premi', 'bonus'], ['sorpassi']);
const MINUTE = 60_000;

type Step = 'over' | 'news' | 'painted' | 'skipped' | 'failed' | 'left' | 'shown failed';

/** Returns the rotation after these steps, which concern the scene that is mounted last. */
function afterSteps(
  steps: readonly Step[],
  from: Rotation = emptyRotation,
  now = 0,
  on = schedule,
): Rotation {
  return steps.reduce((rotation, step) => {
    const key = (step === 'shown failed' ? rotation.shown : (rotation.staged ?? rotation.leaving))?.key ?? 0;
    const type = step === 'shown failed' ? 'failed' : step;
    const event: RotationEvent = type === 'over' || type === 'news' ? { type } : { type, key };
    return rotate(rotation, event, on, now);
  }, from);
}

const names = ({ shown, staged, leaving }: Rotation) =>
  [shown, staged, leaving].map((one) => one?.scheduled.scene.name ?? null);

const first = afterSteps(['over', 'painted']);

describe('the next scene', () => {
  test('is mounted behind the shown one, and takes its place only when it has painted', () => {
    const staged = afterSteps(['over', 'skipped'], first);
    expect(names(staged)).toEqual(['classifica', 'premi', null]);
    const painted = afterSteps(['painted'], staged);
    expect(names(painted)).toEqual(['premi', null, 'classifica']);
    expect(names(afterSteps(['left'], painted))).toEqual(['premi', null, null]);
  });

  test('is the one after the shown one, and after the last the first', () => {
    let rotation = first;
    const shown = [0, 1, 2, 3].map(() => {
      rotation = afterSteps(['over', 'skipped', 'painted', 'left'], rotation);
      return names(rotation)[0];
    });
    expect(shown).toEqual(['premi', 'bonus', 'classifica', 'premi']);
  });

  test('is the board after each of the others, unless a plan names its scenes', () => {
    const withBoard = { ...schedule, celebrations: [], returnsToFirst: true };
    let rotation = first;
    const shown = [0, 1, 2, 3, 4].map(() => {
      rotation = afterSteps(['over', 'painted', 'left'], rotation, 0, withBoard);
      return names(rotation)[0];
    });
    expect(shown).toEqual(['premi', 'classifica', 'bonus', 'classifica', 'premi']);
    const failed = afterSteps(['over', 'failed', 'painted', 'left'], first, 0, withBoard);
    expect(names(failed)[0]).toBe('bonus');
  });

  test('is left out for one turn if it has nothing to show', () => {
    const rotation = afterSteps(['over', 'skipped', 'skipped', 'painted', 'left'], first);
    expect(names(rotation)).toEqual(['bonus', null, null]);
    const turn = ['over', 'skipped', 'painted', 'left'] as const;
    expect(names(afterSteps([...turn, ...turn], rotation))).toEqual(['premi', null, null]);
  });

  test('stays where no other scene has anything to show: it is not mounted again', () => {
    const rotation = afterSteps(['over', 'skipped', 'skipped', 'skipped'], first);
    expect(names(rotation)).toEqual(['classifica', null, null]);
    expect(rotation.shown).toBe(first.shown);
    expect(rotation.round).toBe(first.round + 1);
  });

  test('is the first of another hour’s scenes if the shown one is not among them', () => {
    const evening = sampleSchedule(['meteo', 'bonus'], []);
    expect(names(afterSteps(['over'], first, 0, evening))).toEqual(['classifica', 'meteo', null]);
  });
});

test('a scene that the plan no longer has is not shown again, even if nothing takes its place', () => {
  const nothing = sampleSchedule([], []);
  expect(names(afterSteps(['over'], first, 0, nothing))).toEqual([null, null, null]);
});

describe('a scene that fails', () => {
  test('is left out for two minutes', () => {
    const rotation = afterSteps(['over', 'skipped', 'failed', 'painted', 'left'], first, 5 * MINUTE);
    expect(names(rotation)[0]).toBe('bonus');
    const turn = ['over', 'skipped', 'painted', 'left'] as const;
    expect(names(afterSteps([...turn, ...turn], rotation, 6 * MINUTE))[0]).toBe('bonus');
    expect(names(afterSteps([...turn, ...turn], rotation, 7 * MINUTE))[0]).toBe('premi');
  });

  test('on screen makes room at once, and nothing is shown until the next one has painted', () => {
    const rotation = afterSteps(['shown failed'], first);
    expect(names(rotation)).toEqual([null, 'premi', null]);
  });

  test('on screen leaves the one that is being mounted where it is, and so does the end of its time', () => {
    const staged = afterSteps(['over'], first);
    expect(afterSteps(['over'], staged)).toBe(staged);
    expect(afterSteps(['shown failed'], staged)).toMatchObject({ shown: null, staged: staged.staged });
  });

  test('leaves nothing to show if it is the only one', () => {
    const only = sampleSchedule(['classifica'], []);
    const rotation = afterSteps(['over', 'painted', 'shown failed'], emptyRotation, 0, only);
    expect(names(rotation)).toEqual([null, null, null]);
    expect(names(afterSteps(['over'], rotation, 6 * MINUTE, only))).toEqual([null, 'classifica', null]);
  });
});

describe('a scene that comes at once', () => {
  const scenes = sampleSchedule(['premi', 'mese', 'bonus', 'finale', 'regole'], ['sorpassi'], ['finale']);
  const on = (steps: readonly Step[], from = emptyRotation, now = 0) => afterSteps(steps, from, now, scenes);
  const withoutNews = on(['over', 'painted', 'over', 'skipped', 'skipped', 'painted', 'left']);

  test('is offered after each scene, before celebrations and all others, as long as it has nothing to show', () => {
    expect(names(withoutNews)[0]).toBe('mese');
    expect(names(on(['over'], withoutNews))[1]).toBe('finale');
    expect(names(on(['over', 'skipped'], withoutNews))[1]).toBe('sorpassi');
    expect(names(on(['over', 'skipped', 'skipped', 'painted', 'left', 'over'], withoutNews))).toEqual([
      'bonus',
      'finale',
      null,
    ]);
  });

  test('has its turn as every other once it has been shown, and the rotation goes on after it', () => {
    const turn = ['over', 'skipped', 'painted', 'left'] as const;
    let rotation = on(['over', 'painted', 'left'], withoutNews);
    const shown = [names(rotation)[0]];
    for (let scene = 0; scene < 5; scene += 1) {
      // A celebration is skipped.
      rotation = on(turn, rotation);
      shown.push(names(rotation)[0] ?? null);
    }
    expect(shown).toEqual(['finale', 'regole', 'premi', 'mese', 'bonus', 'finale']);
  });

  test('is news again after it had nothing to show at its turn', () => {
    const before = on(['over', 'painted', 'left'], withoutNews);
    const turn = ['over', 'skipped', 'painted', 'left'] as const;
    const bonus = on([...turn, ...turn, ...turn, ...turn], before);
    const passed = on(['over', 'skipped', 'skipped', 'painted', 'left'], bonus);
    expect(names(passed)[0]).toBe('regole');
    expect(names(on(['over'], passed))[1]).toBe('finale');
  });

  test('takes the place of a scene whose time is not over; without news that one goes on to its end', () => {
    expect(names(on(['news', 'painted'], withoutNews))).toEqual(['finale', null, 'mese']);
    const without = on(['news', 'skipped'], withoutNews);
    expect(names(without)).toEqual(['mese', null, null]);
    expect(names(on(['over', 'skipped', 'skipped', 'painted'], without))[0]).toBe('bonus');
    // Its time ends while the news are being mounted: the rotation goes on without them.
    expect(names(on(['news', 'over', 'skipped'], withoutNews))[1]).toBe('sorpassi');
    const two = sampleSchedule(['premi', 'finale', 'estrazione'], [], ['finale', 'estrazione']);
    const revealing = afterSteps(
      ['over', 'painted', 'left', 'news', 'painted', 'left'],
      emptyRotation,
      0,
      two,
    );
    expect(names(revealing)[0]).toBe('finale');
    // Other news wait for its end.
    expect(afterSteps(['news'], revealing, 0, two)).toBe(revealing);
    expect(names(afterSteps(['over'], revealing, 0, two))[1]).toBe('estrazione');
  });

  test('may be one of all scenes that is news for once, also anew where it is shown; the round goes on where it was', () => {
    const round = sampleSchedule(['premi', 'mese', 'finale', 'sfida', 'bonus'], [], ['finale']);
    const told = { ...round, news: 'sfida' };
    const telling = afterSteps(
      ['news', 'painted', 'left'],
      afterSteps(['over', 'painted'], undefined, 0, told),
      0,
      told,
    );
    expect(names(telling)).toEqual(['sfida', null, null]);
    expect(names(afterSteps(['news', 'painted'], telling, 0, told))).toEqual(['sfida', null, 'sfida']);
    expect(names(afterSteps(['over', 'skipped'], telling, 0, round))[1]).toBe('mese');
  });

  test('is never the first scene of a page', () => {
    const first = sampleSchedule(['premi', 'finale'], [], ['finale']);
    expect(names(afterSteps(['over'], emptyRotation, 0, first))).toEqual([null, 'premi', null]);
  });

  test('that fails is left out as every other', () => {
    expect(names(on(['over', 'failed'], withoutNews))[1]).toBe('sorpassi');
    expect(names(on(['over', 'failed', 'skipped', 'painted', 'left', 'over'], withoutNews))[1]).toBe(
      'sorpassi',
    );
  });
});

describe('a celebration', () => {
  test('is offered after each scene, and the rotation goes on after it where it stood', () => {
    const celebrating = afterSteps(['over', 'painted', 'left'], first);
    expect(names(celebrating)).toEqual(['sorpassi', null, null]);
    expect(names(afterSteps(['over'], celebrating, MINUTE))).toEqual(['sorpassi', 'premi', null]);
  });

  test('comes at most once in ten minutes, however often there is something to celebrate', () => {
    const celebrated = afterSteps(['over', 'painted', 'left', 'over', 'painted', 'left'], first);
    expect(names(afterSteps(['over'], celebrated, 9 * MINUTE))[1]).toBe('bonus');
    expect(names(afterSteps(['over'], celebrated, 10 * MINUTE))[1]).toBe('sorpassi');
  });

  test('is never the first scene of a page', () => {
    expect(names(afterSteps(['over']))).toEqual([null, 'classifica', null]);
  });
});
