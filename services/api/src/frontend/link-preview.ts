import { inMonth } from '@vetta/contract/italian-article';
import { PAGE_PICTURE, PICTURE_SIZE, playerPicture } from '@vetta/contract/pictures';
import type { Leaderboard } from '@vetta/contract/standings';
import { climbOf, monthInWords } from './climb-in-words.ts';
import { escapeHtml } from './escape-html.ts';

/** Where a prepared page keeps room for `linkPreview`: it changes with each request. */
export const LINK_PREVIEW_MARK = '<!--vetta:link-preview-->';

/** What a link's preview in a chat is made from. */
export interface LinkPreviewData {
  /** The address that people open, without a slash at its end. */
  readonly origin: string;
  /** This month's standings; null while there are none to show. */
  readonly board: Leaderboard | null;
  /** The player that the link names, as the address says it. */
  readonly playerId: string | undefined;
}

/** Returns the elements for `<head>` from which chats make a link's preview: they run no script. */
export function linkPreview({ origin, board, playerId }: LinkPreviewData): string {
  const climb = board ? climbOf(board, playerId) : undefined;
  const title = climb ? `${climb.name} · ${climb.position}° posto` : 'Vetta · Chi arriva in vetta?';
  const description = climb
    ? `${climb.total} ${climb.total === '1' ? 'punto' : 'punti'} ${inMonth(climb.month)}. ${climb.next}.`
    : `La classifica del mese${board ? `: ${monthInWords(board)}` : ''}.`;
  const named = climb && playerId !== undefined;
  const tags: [name: string, content: string][] = [
    ['og:type', 'website'],
    ['og:site_name', 'Vetta'],
    ['og:locale', 'it_IT'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', `${origin}/${named ? `?giocatore=${playerId}` : ''}`],
    ['og:image', origin + (named ? playerPicture(playerId) : PAGE_PICTURE)],
    ['og:image:type', 'image/png'],
    ['og:image:width', String(PICTURE_SIZE.width)],
    ['og:image:height', String(PICTURE_SIZE.height)],
    ['og:image:alt', climb ? `${title}: ${description}` : description],
  ];
  return [
    `<meta name="description" content="${escapeHtml(description)}">`,
    ...tags.map(([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}">`),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('\n');
}
