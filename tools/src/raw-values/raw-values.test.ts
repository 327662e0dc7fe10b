// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the rules of these style sheets are strings
import { colours } from '@vetta/api/pictures/colours';
import { palette } from '@vetta/design-system/palette';
import { checkout } from '@vetta/server/checkout';
import { expect, test } from 'vitest';
import { rawValuesOf } from './raw-values.ts';
import { reportRawValues } from './report-raw-values.ts';

/** Returns the raw values of a style sheet with one rule. */
const inSheet = (rule: string) =>
  rawValuesOf('mf-x/src/x.css.ts', `rule({ ${rule} })`).map(({ value }) => value);

test('the front ends write no colour, size or duration outside the tokens', async () => {
  expect(await reportRawValues(checkout)).toEqual([]);
});

test.each([
  ["color: '#8a5bff'", '#8a5bff'],
  ['background: `linear-gradient(${vars.glow.start}, rgb(0 0 0 / 40%))`', 'rgb(0 0 0 / 40%)'],
  ["'@media': { print: { color: 'white' } }", 'white'],
  ['animation: `${rise} 240ms ease-out`', '240ms'],
  ["transition: 'opacity .3s'", '.3s'],
  ["fontSize: '17px'", '17px'],
  ['fontSize: `clamp(1rem, 2vw, ${vars.size.lg})`', '1rem'],
  ["paddingInline: '0.4rem'", '0.4rem'],
  ["'&:hover': { marginBlockStart: '-3vmin' }", '-3vmin'],
  ["borderStartStartRadius: '6px'", '6px'],
  ["minHeight: '2.25rem'", '2.25rem'],
  ["vars: { [vars.size.sm]: '15px' }", '15px'],
])('%s is reported', (rule, value) => {
  expect(inSheet(rule)).toEqual([value]);
});

test.each([
  "border: `1px solid ${vars.line.faint}`, gap: '1px', margin: 0",
  "fontSize: '0.75em', paddingBlock: '0.2em', marginInline: '4%'",
  'padding: `clamp(${vars.space.md}, 4vw, ${vars.space.lg})`',
  'color: `color-mix(in srgb, ${vars.glow.end} 40%, transparent)`, whiteSpace: "nowrap"',
  "width: '24rem', gridTemplateColumns: '7rem 1fr', height: '9rem'",
  "'@media': { '(max-width: 26rem)': { fontSize: vars.size.sm } }",
  'background: `url(#ridge)`, gridArea: "add"',
])('%s is not', (rule) => {
  expect(inSheet(rule)).toEqual([]);
});

test('a component’s inline styles and colours are read, too', () => {
  const source =
    'const A = () => <p style={{ fontSize: \'13px\' }}><path fill="#ff0000" /><a href="#premi" /></p>;';
  expect(rawValuesOf('mf-x/src/x.tsx', source).map(({ value }) => value)).toEqual(['13px', '#ff0000']);
});

test('the pictures of the api have the colours of the page', () => {
  expect(palette).toMatchObject(colours);
});
