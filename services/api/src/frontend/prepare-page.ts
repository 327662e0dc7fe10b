import { createHash } from 'node:crypto';
import { contentPolicy, type Inline } from '@vetta/contract/content-policy';
import { isVideo } from '@vetta/contract/media-kind';
import type { Generation } from '@vetta/contract/plugins-json';
import { DOCUMENT_MARKS } from '@vetta/contract/published-build';
import { escapeHtml, inlineJson } from './escape-html.ts';
import { fillerOfPages } from './filled-page.ts';
import { readFirstBoard } from './first-board.ts';
import { inlineSheets } from './inline-sheets.ts';
import { importMap, readHashes } from './integrity.ts';
import { readIntro } from './intro.ts';
import { LINK_PREVIEW_MARK } from './link-preview.ts';
import { routeFiles } from './plugin-files.ts';
import type { PageData } from './prerender-data.ts';
import type { Published } from './published.ts';
import type { RouteMatch } from './route-of.ts';
import { readShellDocument } from './shell-document.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64');

/** Returns the policy of a page with these inline texts. */
const policyOfPage = (inline: Inline): string => contentPolicy(inline, sha256);

/** What a page is prepared for. */
export interface PageKind {
  readonly match: RouteMatch;
  readonly hasIntro: boolean;
  /** Whether search engines may list it. */
  readonly mayBeListed: boolean;
}

/** A page of one generation, with all that does not change between two requests. */
export interface PreparedPage {
  readonly status: 200 | 404;
  /** Whether the page shows data, or an admin's film, before any script runs, so that a request should bring them. */
  readonly needsData: boolean;
  /** Whether every file of the page was there. If not, it is prepared again: a restore may bring the file back. */
  readonly isComplete: boolean;
  /** Returns the document for one request, and its content policy. */
  render(request: PageRequest): { readonly html: string; readonly policy: string };
}

interface PageRequest {
  readonly now: Temporal.Instant;
  /** Null if there is none to show. */
  readonly data: PageData | null;
  /** Whether the device asks for little data: its intro has no film. */
  readonly savesData: boolean;
}

/** The document around its parts that change: the markup at two of its marks, and the data for the scripts. */
interface Frame {
  readonly beforeBody: string;
  readonly beforePrerender: string;
  readonly beforeData: string;
  readonly afterData: string;
  readonly policy: string;
}

/** Prepares a page: the shell's document with all that this route needs written into it. */
export async function preparePage(
  published: Published,
  generation: Generation,
  { match, hasIntro, mayBeListed }: PageKind,
): Promise<PreparedPage> {
  const shell = await readShellDocument(published, generation);
  const { hashes, isComplete: hasHashes } = await readHashes(published, generation);
  const intro = hasIntro ? await readIntro(published, generation) : () => '';
  const route = match.kind === 'route' ? await routeFiles(published, generation, match) : undefined;
  const firstBoard = match.kind === 'kiosk' ? await readFirstBoard(published, generation) : undefined;
  const fill = route?.fill ?? firstBoard?.fill;
  const filled = fillerOfPages(fill ?? (() => ''));
  const linked = [...shell.sheets, ...(firstBoard?.sheets ?? [])];
  const ofRoute = [...new Set([...(route?.files?.sheets ?? []), ...(route?.sheets ?? [])])];
  const sheets = [...linked, ...ofRoute];
  // The first paint of prerendered rows waits for no request; on other pages cached sheets are worth more.
  const style = route?.fill && (await inlineSheets(published, sheets));
  const late = route?.late ?? [];
  const lateStyle = style && `${style}\n${await inlineSheets(published, late)}`;

  const map = importMap(hashes);
  /** Returns the attribute with an address of a file, and the one with its hash. */
  const href = (address: string) => `href="${escapeHtml(address)}"`;
  const integrity = (address: string) => {
    const hash = hashes.get(address);
    return hash ? ` integrity="${hash}"` : '';
  };
  // Behind an intro they stand at the document's end: in the head they would delay its film by seconds.
  const scripts = [
    ...[...shell.modules, ...(route?.files?.modules ?? [])].map(
      (file) => `<link rel="modulepreload" ${href(file)}${integrity(file)}>`,
    ),
    `<script type="module" src="${escapeHtml(shell.entry)}"${integrity(shell.entry)}></script>`,
  ];
  // The marks of the shell's own text: what is written into it may contain the same.
  const [beforeHead = '', ...atMarks] = splitAt(shell.html, [
    DOCUMENT_MARKS.head,
    DOCUMENT_MARKS.body,
    DOCUMENT_MARKS.prerender,
    DOCUMENT_MARKS.data,
  ]);
  const [afterHead = '', beforePrerender = '', beforeData = '', afterData = ''] = atMarks;
  const themed = withTitle(beforeHead, titleOf(match)).replace(
    'data-theme="dark"',
    // Nobody is at a wall to see that its browser translates it.
    match.kind === 'kiosk' ? 'data-theme="kiosk" translate="no"' : 'data-theme="dark"',
  );
  const frame = (inlined: string | undefined): Frame => {
    const links = linked.map((sheet) => `<link rel="stylesheet" ${href(sheet)}${integrity(sheet)}>`);
    const head = [
      mayBeListed ? '' : '<meta name="robots" content="noindex">',
      LINK_PREVIEW_MARK,
      `<script type="importmap">${map}</script>`,
      inlined === undefined ? links.join('') : `<style>${inlined}</style>`,
      ...(inlined === undefined
        ? // The container requests the sheets of its module itself, and waits for them; those of a prerender come with its parts.
          (route?.files?.sheets ?? []).map((sheet) => `<link rel="preload" as="style" ${href(sheet)}>`)
        : // Without them the container would link the sheets again, and the browser would compute all styles again.
          [...ofRoute, ...(inlined === lateStyle ? late : [])].map(
            (sheet) => `<link rel="stylesheet" ${href(sheet)} disabled>`,
          )),
      ...(hasIntro ? [] : scripts),
    ].join('\n');
    return {
      beforeBody: themed + head + afterHead,
      beforePrerender,
      beforeData: `${beforeData}<script type="application/json" id="vetta-inlined">`,
      afterData: ['</script>', ...(hasIntro ? scripts : []), afterData].join('\n'),
      policy: policyOfPage({
        scripts: [map, ...shell.scripts],
        styles: inlined === undefined ? [] : [inlined],
      }),
    };
  };

  const plain = frame(undefined);
  const prerendered = style === undefined ? plain : frame(style);
  // A page without sfide is not a byte longer for them.
  const withChallenges = lateStyle === undefined || late.length === 0 ? prerendered : frame(lateStyle);
  const fixed = inlineJson({ generation, ...(route?.files && { manifests: route.files.manifests }) });
  return {
    status: match.kind === 'unknown' ? 404 : 200,
    needsData: fill !== undefined || hasIntro,
    isComplete: hasHashes && (route?.isComplete ?? true),
    render({ now, data, savesData }) {
      const shown = data?.more?.challenges ? withChallenges : prerendered;
      const { beforeBody, beforePrerender, beforeData, afterData, policy } = data ? shown : plain;
      const replacement = data?.site.texts['intro.video'] ?? '';
      const film = savesData ? null : { address: isVideo(replacement) ? replacement : null };
      const { markup, json: state } = data ? filled(data, now) : { markup: '', json: '' };
      // A wall's first board stands before the element that React renders into: its first scene appears over it.
      const [body, prerender] = firstBoard ? [markup, ''] : [intro({ film }), markup];
      const changing = inlineJson({ now: now.toString(), ...(data && data.age > 0 && { age: data.age }) });
      const json = `${fixed.slice(0, -1)},${changing.slice(1, -1)}${state && `,${state}`}}`;
      return {
        html: beforeBody + body + beforePrerender + prerender + beforeData + json + afterData,
        policy,
      };
    },
  };
}

const titleOf = (match: RouteMatch): string =>
  match.kind === 'route' ? match.route.title : match.kind === 'kiosk' ? 'Schermo' : '404';

/** Returns a text's parts before, between and after these marks, which stand in it in this order. */
function splitAt(text: string, marks: readonly string[]): string[] {
  const parts: string[] = [];
  let rest = text;
  for (const mark of marks) {
    const at = rest.indexOf(mark);
    parts.push(at === -1 ? rest : rest.slice(0, at));
    rest = at === -1 ? '' : rest.slice(at + mark.length);
  }
  return [...parts, rest];
}

/** Returns the document's beginning with this title in place of its own. */
function withTitle(html: string, title: string): string {
  const at = html.indexOf('<title>');
  const end = html.indexOf('</title>', at);
  if (at === -1 || end === -1) return html;
  return `${html.slice(0, at)}<title>${escapeHtml(title)} · Vetta${html.slice(end)}`;
}
