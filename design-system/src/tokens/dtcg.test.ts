import StyleDictionary from 'style-dictionary';
import { expect, test } from 'vitest';
import { compareTokens } from './compare.ts';
import { designTokens } from './dtcg.ts';
import { palette, themes, tokensOf } from './tokens.ts';

/** The file as it leaves the build. */
const file = () => JSON.parse(JSON.stringify(designTokens()));

test('Style Dictionary reads every token, and gives back the colours, lengths and durations of the themes', async () => {
  const dictionary = new StyleDictionary({
    tokens: file(),
    log: { warnings: 'error', verbosity: 'silent' },
    platforms: {
      css: { transformGroup: 'css', files: [{ destination: 'tokens.css', format: 'css/variables' }] },
    },
  });
  const [output] = await dictionary.formatPlatform('css');
  const css = String(output?.output);
  const count = Object.keys(palette).length + tokensOf(themes.dark).length + tokensOf(themes.kiosk).length;
  expect(css.match(/^ +--/gm)?.length).toBe(count);
  expect(css).toContain('--palette-violet: #8a5bff;');
  expect(css).toContain('--dark-glow-start: #8a5bff;');
  expect(css).toContain('--dark-glow-halo: rgba(138, 91, 255, 0.349);');
  expect(css).toContain('--dark-space-md: 16px;');
  expect(css).toContain('--kiosk-space-md: 23.76px;');
  expect(css).toContain('--dark-motion-ease: cubic-bezier(0.2, 0.7, 0.2, 1);');
});

test('lengths are px: of a formula, what it gives at 1440 px', () => {
  expect(file().dark.size.display.$value).toEqual({ value: 60, unit: 'px' });
  expect(file().dark.space.section.$value).toEqual({ value: 112, unit: 'px' });
  expect(file().dark.size.title.$value).toEqual({ value: 32, unit: 'px' });
  expect(JSON.stringify(file())).not.toContain('null');
});

test('our own file comes back without a difference, however a tool writes its values', () => {
  const nothing = { added: [], removed: [], changed: [] };
  expect(compareTokens(file())).toEqual(nothing);
  const back = file();
  back.palette.violet = { $type: 'color', $value: '#8A5BFF' };
  back.dark.glow.start = { $type: 'color', $value: '#8a5bff' };
  back.dark.space.md = { $type: 'dimension', $value: '16px' };
  back.dark.motion.fast = { $type: 'duration', $value: '150ms' };
  expect(compareTokens(back)).toEqual(nothing);
});

test('what was added, removed and changed is listed, with what a changed colour changes', () => {
  const back = file();
  back.palette.violet.$value = '#7a4bef';
  back.dark.row.grid.$value.value = 32;
  back.palette.rose = { $type: 'color', $value: '#ff00aa' };
  delete back.kiosk.radius.pill;
  const { added, removed, changed } = compareTokens(back);
  expect(added).toEqual([{ token: 'palette.rose', value: '#ff00aa' }]);
  expect(removed).toEqual([{ token: 'kiosk.radius.pill', value: '999 px' }]);
  expect(changed).toContainEqual({ token: 'palette.violet', before: '#8a5bff', after: '#7a4bef' });
  expect(changed).toContainEqual({ token: 'dark.glow.start', before: '#8a5bff', after: '#7a4bef' });
  expect(changed).toContainEqual({ token: 'dark.row.grid', before: '36 px', after: '32 px' });
  expect(changed.map(({ token }) => token).sort()).toEqual([
    'dark.glow.gradient',
    'dark.glow.start',
    'dark.row.grid',
    'kiosk.glow.gradient',
    'kiosk.glow.start',
    'palette.violet',
  ]);
});

test('a file without tokens is refused', () => {
  expect(() => compareTokens({ colour: '#fff' })).toThrow('no tokens');
});
