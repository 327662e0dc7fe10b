import type { Message } from '@vetta/league/announcements/announcement';
import { expect, test } from 'vitest';
import { chatBody, telegramBody } from './chat-body.ts';

const link = 'https://vetta.example.com/la_mia_gara/#estrazioni';
const message = (lines: readonly string[] = [], to: string | null = null): Message => ({
  title: 'Giornata chiusa',
  lines,
  link: to,
});
const chats = ['slack', 'teams', 'google_chat', 'discord', 'mattermost'] as const;
const markdown = ['discord', 'mattermost'] as const;

/** What a person reads of a body: its text, or the lines of its card. */
function said(kind: (typeof chats)[number] | 'telegram', of: Message): string {
  // The shapes are those that the next test holds.
  const body = (kind === 'telegram' ? telegramBody('-100', of) : chatBody(kind, of)) as {
    text?: string;
    content?: string;
    attachments?: { content: { body: { inlines: { text: string }[] }[]; actions?: { url: string }[] } }[];
  };
  const card = body.attachments?.[0]?.content;
  const lines = card?.body.map(({ inlines }) => inlines.map(({ text }) => text).join(''));
  return (
    body.text ?? body.content ?? [...(lines ?? []), ...(card?.actions ?? []).map(({ url }) => url)].join('\n')
  );
}

test('each chat gets the fields of its own webhook', () => {
  const told = message(['1. Anna, 120 pt'], link);
  const text = `Giornata chiusa\n1. Anna, 120 pt\n${link}`;
  expect(chatBody('slack', told)).toEqual({ text, mrkdwn: false, unfurl_links: false });
  expect(chatBody('google_chat', told)).toEqual({ text });
  expect(chatBody('mattermost', told)).toEqual({ text });
  expect(chatBody('discord', told)).toEqual({ content: text, allowed_mentions: { parse: [] } });
  expect(telegramBody('@ufficio', told)).toEqual({
    chat_id: '@ufficio',
    text,
    link_preview_options: { is_disabled: true },
  });
  expect(chatBody('teams', told)).toEqual({
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        content: {
          $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
          type: 'AdaptiveCard',
          version: '1.4',
          body: [
            {
              type: 'RichTextBlock',
              inlines: [{ type: 'TextRun', text: 'Giornata chiusa', weight: 'Bolder' }],
            },
            { type: 'RichTextBlock', inlines: [{ type: 'TextRun', text: '1. Anna, 120 pt' }] },
          ],
          actions: [{ type: 'Action.OpenUrl', title: 'Apri la pagina', url: link }],
        },
      },
    ],
  });
});

test.each([...chats, 'telegram'] as const)(
  'the page’s address reaches %s as it is, also in a text that is too long',
  (kind) => {
    for (const lines of [
      [],
      ['Premio * _ # > < & @'],
      ['x'.repeat(10_000)],
      ['&'.repeat(10_000)],
      ['*'.repeat(10_000)],
    ])
      expect(said(kind, message(lines, link)).split('\n').at(-1)).toBe(link);
  },
);

test.each([...chats, 'telegram'] as const)('%s calls nobody, whatever people are called', (kind) => {
  for (const name of [
    '@everyone',
    '@here',
    '@channel',
    '@all',
    '<!channel>',
    '<@U123>',
    '<users/all>',
    '<@&77>',
  ]) {
    const text = said(kind, message([`1. ${name}`]));
    if (kind !== 'teams') expect(text).not.toMatch(/@(everyone|here|channel|all|U123|&)/);
    // Neither Slack's nor Google Chat's own form is left: an opened angle bracket.
    if (kind === 'slack' || kind === 'google_chat') expect(text).not.toMatch(/<[!@u]/);
  }
});

test.each(markdown)('%s shows names with signs of markdown as they are', (kind) => {
  const name = '*Anna* _Rossi_ ~b~ `c` # > [x](http://y) | \\ <';
  const text = said(kind, message([name]));
  expect(text.split('\n')[1]?.replace(/\\([\\`*_~|<>#[\]])/g, '$1')).toBe(name);
  expect(text).not.toMatch(/(?<!\\)[*_~`]/);
});

const signs = [
  ...['_Anna_', '*Anna*', '**Anna**', '~Anna~', '~~Anna~~', '`Anna`', '||Anna||', '__Anna__'],
  ...[
    '- Anna',
    '+ Anna',
    '* Anna',
    '> Anna',
    '# Anna',
    '-# Anna',
    '=====',
    '-----',
    ':fire:',
    '18:30:00 :+1:',
  ],
  ...['[Anna](http://y)', '<http://y|Anna>', 'Anna_Rossi', 'Rossi & <Bianchi>', 'C:\\Anna', '\\_Anna_'],
];
/** What a chat would read as markup, where it reads any. */
const markup: Readonly<Record<string, RegExp>> = {
  google_chat: /[*_~`<]|\]\(|^ *[-+=>#]/m,
  discord: /(?<!\\)[*_~`|<>#[\]]|^ *[-+=]|:[\w+-]+:/m,
  mattermost: /(?<!\\)[*_~`|>#[\]]|^ *[-+=]|:[\w+-]+:/m,
  slack: /[<>]|:[\w+-]+:/,
};
/** What a person sees: without what is invisible, without escapes, and with the sign that one stands for. */
const seen: Readonly<Record<string, (text: string) => string>> = {
  google_chat: (text) => text.replace(/[‹∗ˍ∼ˋ]/g, (sign) => '<*_~`'['‹∗ˍ∼ˋ'.indexOf(sign)] ?? ''),
  // Discord escapes what is neither a letter, a digit nor a space.
  discord: (text) => text.replace(/\\([^0-9A-Za-z\s])/g, '$1'),
  // Mattermost's marked escapes these signs, and a backslash that stands before no letter.
  mattermost: (text) => text.replace(/\\([`*{}[\]()#+\-.!_>|~]|\\(?!\w))/g, '$1'),
  slack: (text) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
};
test.each([...chats, 'telegram'] as const)('%s formats no name: a person sees each sign of it', (kind) => {
  for (const name of signs) {
    const [, line = ''] = said(kind, message([name])).split('\n');
    expect((seen[kind]?.(line) ?? line).replaceAll('\u2060', '')).toBe(name);
    const found = markup[kind];
    if (found) expect(said(kind, message([name]))).not.toMatch(found);
  }
});

test('Slack and Telegram show names with signs as they are', () => {
  expect(said('slack', message(['Rossi & <Bianchi>']))).toBe('Giornata chiusa\nRossi &amp; &lt;Bianchi&gt;');
  expect(said('telegram', message(['*Rossi* & <Bianchi>']))).toBe('Giornata chiusa\n*Rossi* & <Bianchi>');
  expect(said('teams', message(['*Rossi* & [Bianchi](http://y)']))).toBe(
    'Giornata chiusa\n*Rossi* & [Bianchi](http://y)',
  );
});

test.each([
  ['discord', 2_000],
  ['telegram', 4_096],
  ['slack', 4_000],
  ['teams', 4_000],
  ['google_chat', 4_000],
  ['mattermost', 4_000],
] as const)('%s never gets more than %i characters, and no half of one', (kind, longest) => {
  for (const letter of ['x', '*', '&', '@', '<', '\\', '🏔️', '👩‍🚀']) {
    const text = said(kind, message([letter.repeat(6_000)], link));
    expect(text.length).toBeLessThanOrEqual(longest);
    expect(text.length).toBeGreaterThan(longest / 2 - 100);
    expect(text.isWellFormed()).toBe(true);
    expect(text).toContain('…');
  }
});
