import { crowned } from '@vetta/contract/honours';
import { pointsInWords } from '@vetta/contract/italian-integer';
import type { Leaderboard } from '@vetta/contract/standings';
import { escapeHtml, inlineJson } from './escape-html.ts';

/** What search engines are told of the public page. */
interface SearchData {
  /** The address that people open, without a slash at its end. */
  readonly origin: string;
  /** This month's standings; null while there are none to show. */
  readonly board: Leaderboard | null;
}

/**
 * Returns the elements for `<head>` of a page that search engines may list: its one address, and the podium as a list in the words
 * of schema.org, which nothing runs. No list while nobody has a point.
 */
export function searchTags({ origin, board }: SearchData): string {
  const canonical = `<link rel="canonical" href="${escapeHtml(origin)}/">`;
  const podium = board ? crowned(board.entries) : [];
  if (!board || podium.length === 0) return canonical;
  const list = {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: `Il podio di ${board.month}`,
    url: `${origin}/`,
    itemListOrder: 'https://schema.org/ItemListOrderAscending',
    numberOfItems: podium.length,
    itemListElement: podium.map(({ name, total }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      description: pointsInWords(total),
      item: { '@type': 'Person', name },
    })),
  };
  return `${canonical}\n<script type="application/ld+json">${inlineJson(list)}</script>`;
}
