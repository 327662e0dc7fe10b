import type { ChannelKind } from '@vetta/contract/channels';
import type { Message } from '@vetta/league/announcements/announcement';

/** The longest texts that the chats take, in characters (UTF-16). The others take at least 4,000. */
const LONGEST = { discord: 2_000, telegram: 4_096, others: 3_500 } as const;

/** An invisible character that takes a sign its meaning: no chat reads «@», a colon or a line's first sign with it as markup. */
const JOINER = '\u2060';

/** A name such as «@channel» must call nobody. */
const withoutMentions = (text: string): string => text.replaceAll('@', `@${JOINER}`);

/** «:fire:» is no picture. */
const withoutEmoji = (text: string): string => text.replace(/:(?=[\w+-]+:)/g, `:${JOINER}`);

/** A line that is a name, as «- Anna» or «===», is no list, no quotation, and makes no heading of the line before. */
const withoutLists = (text: string): string => text.replace(/^ *(?=[-+=>#])/gm, `$&${JOINER}`);

const forSlack = (text: string): string =>
  withoutEmoji(
    withoutMentions(text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')),
  );

/** Google Chat's signs of markup with others that look like them: it knows no escape. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  '<': '‹',
  '*': '\u2217',
  _: '\u02cd',
  '~': '\u223c',
  '`': '\u02cb',
  // Where the space reads Markdown, «[Anna](http://…)» is a link.
  '](': `]${JOINER}(`,
};
const forGoogleChat = (text: string): string =>
  withoutLists(withoutMentions(text.replace(/[<*_~`]|\]\(/g, (sign) => LOOK_ALIKES[sign] ?? sign)));

/** Names are no markdown: «_Anna_» stays as it is. */
const forDiscord = (text: string): string =>
  withoutLists(withoutEmoji(withoutMentions(text.replace(/[\\`*_~|<>#[\]]/g, '\\$&'))));

/** As for Discord, but Mattermost shows the backslash before «<», and two where one stands before a letter. */
const forMattermost = (text: string): string =>
  withoutLists(withoutEmoji(withoutMentions(text.replace(/[`*_~|>#[\]]|\\(?!\w)/g, '\\$&'))));

/**
 * Returns a message as a chat writes it, at most `longest`: `written` is of the words alone, since an address that is changed
 * leads nowhere, and what is cut is never the address.
 */
function fitted({ title, lines, link }: Message, written: (text: string) => string, longest: number): string {
  const end = link === null ? '' : `\n${link}`;
  const text = [title, ...lines].join('\n');
  // By whole characters: half an emoji is no text.
  const letters = [...text];
  let said = written(text);
  for (let kept = letters.length; said.length + end.length > longest && kept > 0; ) {
    // A letter is at most five characters longer when it is written.
    kept = Math.max(0, kept - Math.ceil((said.length + end.length - longest) / 6));
    said = `${written(letters.slice(0, kept).join(''))}…`;
  }
  return said + end;
}

/** The chats whose webhook takes a text. */
export type ChatKind = Exclude<ChannelKind, 'telegram' | 'webhook'>;

/** Returns what a chat shows, as the JSON that its webhook takes. */
export function chatBody(kind: ChatKind, message: Message): object {
  switch (kind) {
    case 'slack':
      return { text: fitted(message, forSlack, LONGEST.others), mrkdwn: false, unfurl_links: false };
    case 'google_chat':
      return { text: fitted(message, forGoogleChat, LONGEST.others) };
    case 'mattermost':
      return { text: fitted(message, forMattermost, LONGEST.others) };
    case 'discord':
      return { content: fitted(message, forDiscord, LONGEST.discord), allowed_mentions: { parse: [] } };
    case 'teams':
      return teamsCard(message);
  }
}

/** Returns what Teams takes: an Adaptive Card of runs of text, which know no markdown, and the page behind a button. */
const teamsCard = (message: Message): object => ({
  type: 'message',
  attachments: [
    {
      contentType: 'application/vnd.microsoft.card.adaptive',
      content: {
        $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
        type: 'AdaptiveCard',
        version: '1.4',
        body: fitted({ ...message, link: null }, (text) => text, LONGEST.others)
          .split('\n')
          .map((text, index) => ({
            type: 'RichTextBlock',
            inlines: [{ type: 'TextRun', text, ...(index === 0 && { weight: 'Bolder' }) }],
          })),
        ...(message.link !== null && {
          actions: [{ type: 'Action.OpenUrl', title: 'Apri la pagina', url: message.link }],
        }),
      },
    },
  ],
});

/** Returns what Telegram's `sendMessage` takes: plain text, in which nothing but a mention is markup. */
export const telegramBody = (chat: string, message: Message): object => ({
  chat_id: chat,
  text: fitted(message, withoutMentions, LONGEST.telegram),
  link_preview_options: { is_disabled: true },
});
