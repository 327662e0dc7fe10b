import { expect, test } from 'vitest';
import { compareTokens } from './compare.ts';
import { designTokens, modeTokens } from './dtcg.ts';
import { movedContrasts, returnedTokens } from './returned.ts';

/** A file as a drawing tool has it. */
const fileOf = (tokens: unknown) => JSON.parse(JSON.stringify(tokens));

test('our own files come back as no change, whole or of one mode', () => {
  for (const file of [designTokens(), modeTokens('dark'), modeTokens('kiosk')]) {
    expect(compareTokens(fileOf(file))).toEqual({ added: [], removed: [], changed: [] });
    expect(returnedTokens(fileOf(file))).toEqual({ changes: {}, left: [] });
  }
});

test('both modes have the same names', () => {
  const names = (mode: 'dark' | 'kiosk') =>
    JSON.stringify(modeTokens(mode)).match(/"[a-zA-Z\d]+":\{"\$type/g);
  expect(names('dark')).toEqual(names('kiosk'));
});

test('a colour, a purpose, lengths and times of a drawing tool become changes in our units', () => {
  const file = fileOf(modeTokens('kiosk'));
  file.palette.violet = { $type: 'color', $value: '#7A4BEF' };
  file.text.accent.$value = '{palette.gold}';
  file.space.md = { $type: 'dimension', $value: '27px' };
  file.motion.fast.$value = { value: 0.2, unit: 's' };
  expect(returnedTokens(file)).toEqual({
    changes: {
      'palette.violet': '#7a4bef',
      'purpose.text.accent': 'gold',
      'kiosk.space.md': '2.5vmin',
      'kiosk.motion.fast': '200ms',
    },
    left: [],
  });
});

test('a colour whose hex was edited alone is named, not passed over', () => {
  const file = fileOf(designTokens());
  file.palette.violet.$value.hex = '#00FF00';
  const { changes, left } = returnedTokens(file);
  expect(changes).toEqual({});
  expect(left).toEqual([
    'palette.violet: its hex is #00ff00 and its components are #8a5bff, which count: change both',
  ]);
});

test('a tool that gives back colours in place of names names a purpose’s colour all the same', () => {
  const file = fileOf(designTokens());
  file.dark.glow.start = { $type: 'color', $value: '#ff7a70' };
  file.dark.ground.deep = { $type: 'color', $value: '#070b18' };
  expect(returnedTokens(file)).toEqual({ changes: { 'purpose.glow.start': 'coral' }, left: [] });
});

test('what no patch can do is said: a new colour, a formula, a wash by itself, a token that is gone', () => {
  const file = fileOf(modeTokens('dark'));
  file.palette.rose = { $type: 'color', $value: '#ff00aa' };
  file.glow.end = { $type: 'color', $value: '#ff00ab' };
  file.glow.halo = { $type: 'color', $value: '#ff00aa59' };
  file.size.hero.$value = { value: 90, unit: 'px' };
  delete file.radius.pill;
  const { changes, left } = returnedTokens(file);
  expect(changes).toEqual({});
  expect(left).toEqual([
    expect.stringContaining('palette.rose is new'),
    expect.stringContaining('dark.radius.pill is not in the file'),
    'dark.glow.end: #ff00ab is no colour of the palette: add it there first',
    'dark.glow.halo follows its purpose and becomes #8a5bff59, not #ff00aa59',
    'dark.size.hero: 90 px cannot be patched, change it in the source',
  ]);
});

test('the contrasts that a change moves are told, the weak ones first', () => {
  const moved = movedContrasts('dark', { 'purpose.text.muted': 'line' });
  expect(moved[0]).toMatch(/^TOO LOW {2}text\.muted on [a-zA-Z.]+: \d+\.\d\d → \d\.\d\d, needs 4\.5$/);
  expect(movedContrasts('dark', {})).toEqual([]);
});
