import type { MediaHosts } from '@vetta/contract/content-policy';
import { isVideo } from '@vetta/contract/media-kind';
import type { Database } from '../store/database.ts';
import { rows } from '../store/rows.ts';

/**
 * How many servers each kind of media may have: a page's policy names them in a header, of which proxies take 4 kB by default. Those of
 * today's prizes and texts come first, then those of past months, the newest first.
 */
const MOST = 40;

// What a page shows: prizes, texts that are a film's address, and the prizes that a month was awarded with. A month's are one row: of rows
// made of JSON PostgreSQL expects a hundred thousand, and would start two processes to read some ten.
const STORED = `
  select addresses from (
    select jsonb_agg(image_url order by image_url) as addresses, '9999-12' as month from prizes
    union all select jsonb_agg(value order by value), '9999-12' from site_content where key like '%.video'
    union all select jsonb_path_query_array(prizes, '$[*].imageUrl'), month::text
      from (select month, prizes from final_months union all select month, prizes from month_values) months
  ) stored order by month desc`;

/** Returns the addresses with a server's name of stored pictures and films, today's first, then those of past months, the newest first. */
export async function storedMedia(db: Database): Promise<string[]> {
  const stored = await rows<{ addresses: (string | null)[] | null }>(db, STORED);
  const named = (address: string | null) => (address?.includes('//') ? address : []);
  return [...new Set(stored.flatMap(({ addresses }) => (addresses ?? []).flatMap(named)))];
}

/** Returns the servers of others that these addresses of pictures and films name, the first ones of each kind. */
export function mediaHosts(addresses: Iterable<string>): MediaHosts {
  const hosts = { pictures: new Set<string>(), films: new Set<string>() };
  for (const address of addresses) {
    const host = hostOf(address);
    const ofKind = isVideo(address) ? hosts.films : hosts.pictures;
    if (host !== undefined && ofKind.size < MOST) ofKind.add(host);
  }
  return { pictures: [...hosts.pictures], films: [...hosts.films] };
}

/** Returns the host and port of an address over https; undefined for any other, and for an IPv6 address, which no policy can name. */
function hostOf(address: string): string | undefined {
  // As a browser reads it on a page: `//host/picture.png` has the page's protocol.
  const url = URL.parse(address.trim(), 'https://page.invalid');
  if (url === null || url.protocol !== 'https:' || url.hostname === 'page.invalid') return undefined;
  return /^[\w.-]+(:\d+)?$/.test(url.host) ? url.host : undefined;
}
