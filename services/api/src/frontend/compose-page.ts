import { type FirstView, firstView } from '@vetta/contract/first-view';
import type { Generation } from '@vetta/contract/generation';
import type { Leaderboard } from '@vetta/contract/standings';
import { romeDay } from '@vetta/league/time/rome';
import { contentPolicy } from './content-policy.ts';
import { escapeHtml, fillTemplate } from './fill-template.ts';
import { inlineSheets } from './inline-sheets.ts';
import { importMap, readIntegrity } from './integrity.ts';
import { filesOf, type ModuleFiles } from './plugin-files.ts';
import type { Published } from './published.ts';
import { routeOf } from './route-of.ts';
import { readShellDocument } from './shell-document.ts';

export interface PageRequest {
  readonly path: string;
  readonly now: Temporal.Instant;
  /** The day on which this device last saw the intro. */
  readonly introSeen: string | undefined;
  /** Asked only where the page shows a board before any script runs; null when it cannot be had. */
  readonly leaderboard: () => Promise<Leaderboard | null>;
}

export interface Page {
  readonly status: 200 | 404;
  readonly html: string;
  readonly policy: string;
}

/** JSON that may stand inside a `<script>` element. */
const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Composes the HTML of an address: the shell's document with all that this route needs written into it. */
export async function composePage(
  published: Published,
  generation: Generation,
  { path, now, introSeen, leaderboard }: PageRequest,
): Promise<Page> {
  const base = `/shell/${generation.shell}/`;
  const shell = readShellDocument(await published.text(`${base}index.html`), base);
  const integrity = await readIntegrity(published, generation);
  const asked = routeOf(generation, path);

  const files =
    asked.kind === 'route' ? await filesOfRoute(published, asked.plugin.entry, asked.route.module) : null;
  const template =
    asked.kind === 'route' && asked.route.prerender
      ? await published
          .text(`/p/${asked.plugin.name}/${asked.plugin.hash}/${asked.route.prerender}`)
          .catch(() => null)
      : null;
  const board = template === null ? null : await leaderboard();
  const sheets = [...shell.sheets, ...(files?.sheets ?? [])];
  // Where rows are in the document its first paint waits for nothing; elsewhere the sheets' cache is worth more.
  const style = board && template ? await inlineSheets(published, sheets) : null;
  const intro = path === '/' && introSeen !== romeDay(now) ? await published.text(`${base}intro.html`) : '';

  const map = importMap(integrity);
  const checked = (address: string) => {
    const hash = integrity.get(address);
    return hash ? ` integrity="${hash}"` : '';
  };
  const title = asked.kind === 'route' ? asked.route.title : asked.kind === 'kiosk' ? 'Schermo' : '404';
  const inlined = inlineJson({
    generation,
    now: now.toString(),
    ...(board && { leaderboard: board }),
    ...(files && asked.kind === 'route' && { manifests: { [asked.plugin.entry]: files.manifest } }),
  });

  const head = [
    '<meta name="robots" content="noindex">',
    `<script type="importmap">${map}</script>`,
    style === null
      ? shell.sheets.map((sheet) => `<link rel="stylesheet" href="${sheet}"${checked(sheet)}>`).join('')
      : `<style>${style}</style>`,
    // The container asks for its module's sheets itself, and waits for them.
    ...(files?.sheets ?? []).map((sheet) => `<link rel="preload" as="style" href="${sheet}">`),
    ...[...shell.modules, ...(files?.modules ?? [])].map(
      (file) => `<link rel="modulepreload" href="${file}"${checked(file)}>`,
    ),
    `<script type="module" src="${shell.entry}"${checked(shell.entry)}></script>`,
    `<script type="application/json" id="vetta-inlined">${inlined}</script>`,
  ].join('\n');

  const html = shell.html
    .replace('data-theme="dark"', `data-theme="${asked.kind === 'kiosk' ? 'kiosk' : 'dark'}"`)
    .replace(/<title>.*?<\/title>/, () => `<title>${escapeHtml(`${title} · Vetta`)}</title>`)
    .replace('<!--vetta:head-->', () => head)
    .replace('<!--vetta:body-->', () => intro)
    .replace('<!--vetta:prerender-->', () =>
      board && template ? first(template, firstView(board, new Date(now.epochMilliseconds))) : '',
    );
  const policy = contentPolicy({
    scripts: [map, ...shell.scripts],
    styles: style === null ? [] : [style],
  });
  return { status: asked.kind === 'unknown' ? 404 : 200, html, policy };
}

const first = (template: string, view: FirstView): string =>
  `<div id="prerender">${fillTemplate(template, { ...view })}</div>`;

/** A plugin whose files are gone is no reason to send no page: the shell says so in its place. */
const filesOfRoute = (published: Published, entry: string, module: string): Promise<ModuleFiles | null> =>
  filesOf(published, entry, module).catch(() => null);
