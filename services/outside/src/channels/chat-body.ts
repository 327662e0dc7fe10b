import type { ChannelKind } from '@vetta/contract/channels';
import { type Message, textOf } from '@vetta/league/channels/announcement';

/** The longest texts that the chats take, in characters. */
const LONGEST = { discord: 2_000, telegram: 4_096, others: 3_500 } as const;

const cut = (text: string, longest: number): string =>
  text.length <= longest ? text : `${text.slice(0, longest - 1)}…`;

/** A name such as «@channel» must call nobody: an invisible word joiner stands behind the sign. */
const withoutMentions = (text: string): string => text.replaceAll('@', '@\u2060');

const forSlack = (text: string): string =>
  withoutMentions(text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'));

/** Names are no markdown: «_Anna_» stays as it is. */
const forMarkdown = (text: string): string => withoutMentions(text.replace(/[\\`*_~|>#[\]]/g, '\\$&'));

/** Returns what a chat shows, as the JSON that its webhook takes. */
export function chatBody(kind: Exclude<ChannelKind, 'telegram' | 'webhook'>, message: Message): object {
  const text = cut(textOf(message), LONGEST.others);
  switch (kind) {
    case 'slack':
      return { text: forSlack(text), unfurl_links: false };
    case 'google_chat':
      return { text: withoutMentions(text.replaceAll('<', '‹')) };
    case 'mattermost':
      return { text: forMarkdown(text) };
    case 'discord':
      return { content: cut(forMarkdown(text), LONGEST.discord), allowed_mentions: { parse: [] } };
    case 'teams':
      return teamsCard([message.title, ...message.lines, ...(message.link === null ? [] : [message.link])]);
  }
}

/** Returns what Teams takes: an Adaptive Card, a block for each line. */
const teamsCard = (lines: readonly string[]): object => ({
  type: 'message',
  attachments: [
    {
      contentType: 'application/vnd.microsoft.card.adaptive',
      content: {
        $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
        type: 'AdaptiveCard',
        version: '1.4',
        body: lines.map((text) => ({ type: 'TextBlock', text, wrap: true })),
      },
    },
  ],
});

/** Returns what Telegram's `sendMessage` takes: plain text, in which nothing is markup. */
export const telegramBody = (chat: string, message: Message): object => ({
  chat_id: chat,
  text: cut(textOf(message), LONGEST.telegram),
  link_preview_options: { is_disabled: true },
});
