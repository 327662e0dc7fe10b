import type { FailureKind } from '@vetta/contract/screens';
import { expect, test } from 'vitest';
import { type Canary, type CanaryBeat, judgeCanary } from './judge-canary.ts';

const noon = Temporal.Instant.from('2026-11-23T12:00:00Z');
const MB = 1024 * 1024;
/** A beat so many seconds after noon, in good order. */
const beatAt = (seconds: number, more: Partial<CanaryBeat> = {}): CanaryBeat => ({
  at: noon.add({ seconds }).toString(),
  painted: true,
  dark: false,
  dataAge: 5,
  heap: 30 * MB,
  failure: null,
  ...more,
});
/** Beats each half minute, from one second after noon until another. */
const beats = (from: number, to: number, more: (seconds: number) => Partial<CanaryBeat> = () => ({})) =>
  Array.from({ length: Math.floor((to - from) / 30) + 1 }, (_, n) => from + 30 * n).map((seconds) =>
    beatAt(seconds, more(seconds)),
  );
const changed = 'aaaaaaaaaaaaaaaa';
const judge = (said: readonly CanaryBeat[], at: number, more: Partial<Canary> = {}) =>
  judgeCanary(
    {
      beats: said,
      openedAt: noon,
      lastBeatAt: Temporal.Instant.from(said.at(-1)?.at ?? noon),
      listeningSince: noon,
      wasHealthy: false,
      changed: new Set([changed]),
      changesShell: false,
      ...more,
    },
    noon.add({ seconds: at }),
  );
const failing = (kind: FailureKind, hash = changed, at = 0): Partial<CanaryBeat> => ({
  failure: { plugin: 'meteo', hash, kind, at: noon.add({ seconds: at }).toString() },
});

test('a screen that shows it well for fifteen minutes is healthy, not a beat earlier', () => {
  expect(judge(beats(0, 870), 870)).toEqual({ seconds: 870 });
  expect(judge(beats(0, 900), 900)).toEqual({ seconds: 900 });
  expect(judge(beats(0, 1500), 1500)).toEqual({ seconds: 900 });
  expect(judge([beatAt(0), beatAt(30, { at: noon.add({ milliseconds: 30_417 }).toString() })], 31)).toEqual({
    seconds: 30,
  });
});

test('nothing is known before the first beat, nor of the dark', () => {
  expect(judge([], 60)).toEqual({ seconds: 0 });
  expect(
    judge(
      beats(0, 600, () => ({ dark: true, painted: false, dataAge: null })),
      600,
    ),
  ).toEqual({
    seconds: 0,
  });
  // The time counts from when it is bright again.
  expect(
    judge(
      beats(0, 900, (seconds) => ({ dark: seconds < 300 })),
      900,
    ),
  ).toEqual({ seconds: 600 });
});

test.each<[FailureKind]>([['invalid'], ['evaluation'], ['render'], ['incompatible']])(
  'one failure of kind %s in what it changes ends it, even when it was healthy',
  (kind) => {
    const said = [...beats(0, 900), beatAt(930, failing(kind))];
    for (const wasHealthy of [false, true])
      expect(judge(said, 930, { wasHealthy })).toEqual({ because: expect.stringMatching(/^«meteo» [a-zè]/) });
  },
);

test.each<[FailureKind]>([['http'], ['network'], ['chunk'], ['css'], ['tooSlow']])(
  'a page that is loaded while the server or the network is away, with a failure of kind %s, ends no canary',
  (kind) => {
    // The page repeats its last failure in each beat.
    const said = beats(0, 900, () => failing(kind));
    expect(judge(said, 900)).toEqual({ seconds: 900 });
  },
);

test.each<[FailureKind]>([['chunk'], ['css']])(
  'a failure of kind %s that comes again when the scene is tried again ends it; one of another plugin proves nothing',
  (kind) => {
    const once = beats(0, 120, () => failing(kind));
    const again = beatAt(150, failing(kind, changed, 140));
    expect(judge([...once, again], 150)).toEqual({
      because: expect.stringMatching(/^«meteo» arriva|^«meteo» non/),
    });
    const others = beatAt(150, failing(kind, 'bbbbbbbbbbbbbbbb', 140));
    for (const changesShell of [false, true])
      expect(judge([...once, others], 150, { changesShell })).toEqual({ seconds: 150 });
  },
);

test('what is never held against a plugin ends nothing, however often it comes', () => {
  for (const kind of ['http', 'network', 'tooSlow'] as const) {
    const said = beats(0, 900, (seconds) => failing(kind, changed, seconds));
    expect(judge(said, 900)).toEqual({ seconds: 900 });
  }
});

test('a failure of a build that it does not change ends nothing; another shell may break any', () => {
  const older = [beatAt(0), beatAt(30, failing('render', 'bbbbbbbbbbbbbbbb'))];
  expect(judge(older, 30)).toEqual({ seconds: 30 });
  expect(judge(older, 30, { changesShell: true })).toEqual({ because: '«meteo» si è fermato per un errore' });
});

test('no scene, or old data, for two minutes ends it; for less it only begins the count again', () => {
  const blank = { painted: false };
  expect(judge([...beats(0, 600), ...beats(630, 720, () => blank)], 720)).toEqual({ seconds: 0 });
  expect(judge([...beats(0, 600), ...beats(630, 750, () => blank)], 750)).toEqual({
    because: 'Sullo schermo non compare nessuna scena',
  });
  for (const dataAge of [91, null])
    expect(
      judge(
        beats(0, 120, () => ({ dataAge })),
        120,
      ),
    ).toEqual({
      because: 'I dati sullo schermo non si aggiornano più',
    });
  expect(
    judge(
      beats(0, 120, () => ({ dataAge: 90 })),
      120,
    ),
  ).toEqual({ seconds: 120 });
  const recovered = [...beats(0, 90, () => blank), ...beats(120, 300)];
  expect(judge(recovered, 300)).toEqual({ seconds: 180 });
});

test('a gap of more than two minutes begins the count again', () => {
  expect(judge([...beats(0, 300), ...beats(420, 600)], 600)).toEqual({ seconds: 600 });
  expect(judge([...beats(0, 300), ...beats(421, 601)], 601)).toEqual({ seconds: 180 });
});

test('silence for five minutes ends it, unless the screen was away before, or this server was', () => {
  const silent = { because: 'Lo schermo non si è più fatto sentire' };
  expect(judge(beats(0, 60), 360)).toEqual({ seconds: 60 });
  expect(judge(beats(0, 60), 361)).toEqual(silent);
  // The page may have crashed before its first beat: the screen still spoke after the canary began.
  expect(judge([], 361, { lastBeatAt: noon.add({ seconds: 30 }) })).toEqual(silent);
  expect(judge([], 361, { lastBeatAt: noon.subtract({ seconds: 1 }) })).toEqual({ seconds: 0 });
  expect(judge(beats(0, 60), 900, { listeningSince: noon.add({ seconds: 600 }) })).toEqual({ seconds: 60 });
  // A machine that is switched off in the evening takes back nothing that has proved itself.
  expect(judge(beats(0, 900), 9_000, { wasHealthy: true })).toEqual({ seconds: 900 });
});

test('memory that grows by more than 32 MB in the fifteen minutes ends it; a peak between two collections does not', () => {
  const growing = (bytes: number) =>
    beats(0, 900, (seconds) => ({ heap: 30 * MB + (seconds / 900) * bytes }));
  expect(judge(growing(40 * MB), 900)).toEqual({ seconds: 900 });
  expect(judge(growing(80 * MB), 900)).toEqual({ because: expect.stringContaining('La memoria') });
  // Before the fifteen minutes are over nothing is said of it.
  expect(judge(growing(80 * MB).slice(0, -1), 870)).toEqual({ seconds: 870 });
  const peaks = beats(0, 900, (seconds) => ({ heap: (seconds % 60 === 0 ? 30 : 300) * MB + seconds }));
  expect(judge(peaks, 900)).toEqual({ seconds: 900 });
  expect(
    judge(
      beats(0, 900, () => ({ heap: null })),
      900,
    ),
  ).toEqual({ seconds: 900 });
});

test('a value of the memory that the browser seldom renews neither proves nor ends anything', () => {
  // At the page's start, when nothing is loaded yet, and twenty minutes later.
  const seldom = beats(0, 1800, (seconds) => ({ heap: (seconds < 1200 ? 10 : 90) * MB }));
  expect(judge(seldom, 1800, { wasHealthy: true })).toEqual({ seconds: 900 });
  const soon = beats(0, 900, (seconds) => ({ heap: (seconds < 400 ? 10 : 90) * MB }));
  expect(judge(soon, 900)).toEqual({ seconds: 900 });
});

test('a leak ends a canary that was healthy before, too', () => {
  const leaking = beats(0, 1800, (seconds) => ({
    heap: 30 * MB + seconds + Math.max(0, seconds - 900) * 150_000,
  }));
  expect(judge(leaking, 1800, { wasHealthy: true })).toEqual({
    because: expect.stringContaining('La memoria'),
  });
});
