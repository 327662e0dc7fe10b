import { expect, test } from 'vitest';
import { fillTemplate } from './fill-template.ts';

test('slots are filled and escaped, in text and in attributes', () => {
  const filled = fillTemplate('<b title="{{name}}">{{name}}</b>', { name: `<script>"D'Àvila" & co` });
  const safe = '&lt;script&gt;&quot;D&#39;Àvila&quot; &amp; co';
  expect(filled).toBe(`<b title="${safe}">${safe}</b>`);
});

test('a value that looks like a slot stays a value', () => {
  expect(fillTemplate('{{name}}', { name: '{{secret}}', secret: 'x' })).toBe('{{secret}}');
  expect(fillTemplate('{{#rows}}{{name}}{{/rows}}', { rows: [{ name: '{{secret}}' }], secret: 'x' })).toBe(
    '{{secret}}',
  );
});

test('a section repeats for each element, with flags of its own inside', () => {
  const template = '{{#rows}}<li>{{name}}{{#first}}!{{/first}}</li>{{/rows}}{{^rows}}nessuno{{/rows}}';
  const rows = [
    { name: 'Giulia', first: true },
    { name: 'Sara', first: false },
  ];
  expect(fillTemplate(template, { rows })).toBe('<li>Giulia!</li><li>Sara</li>');
  expect(fillTemplate(template, { rows: [] })).toBe('nessuno');
});

test('what nobody has is empty', () => {
  expect(fillTemplate('[{{none}}]{{#none}}x{{/none}}', {})).toBe('[]');
});
