import type { BuildFiles } from '../src/publishing/build.ts';
import { archiveOf } from '../src/publishing/build-archive.ts';
import type { Answer, TestApi } from './api.ts';

type Texts = Readonly<Record<string, string>>;

const filesOf = (texts: Texts): BuildFiles =>
  new Map(Object.entries(texts).map(([path, text]) => [path, Buffer.from(text)]));

/** Returns the smallest build of the shell that can be published; another `code` makes another build. */
export const shellBuild = (code = 'export {}'): BuildFiles =>
  filesOf({
    'index.html': `<html data-theme="dark"><head><title>Vetta</title><!--vetta:head-->
      <script type="module" src="./assets/main.js"></script></head>
      <body><!--vetta:body--><div id="root"><!--vetta:prerender--></div><!--vetta:data--></body></html>`,
    'intro.html': '<p>intro</p>',
    'frame.html': '{{prerender}}',
    'assets/main.js': code,
  });

/** Returns the smallest build of a plugin that shows a page at `/`; another `page` makes another build. */
export const pluginBuild = (name: string, page = 'sole', more: Texts = {}): BuildFiles =>
  filesOf({
    'plugin.json': JSON.stringify({
      name,
      title: name,
      contract: '^1.0',
      react: '^19.0.0',
      routes: [{ path: '/', title: name, module: './page', prerender: 'prerender.html' }],
      adminSections: [],
      scenes: [],
    }),
    'mf-manifest.json': JSON.stringify({
      metaData: { remoteEntry: { name: 'remoteEntry.js' } },
      exposes: [{ path: './page', assets: { js: { sync: ['page.js'] }, css: { sync: [] } } }],
    }),
    'remoteEntry.js': 'export {}',
    'page.js': `export default '${page}'`,
    'prerender.html': page,
    ...more,
  });

/** Returns the smallest build of a guest with a section that makes these calls; another `section` makes another build. */
export const guestBuild = (
  name: string,
  calls: readonly string[] = [],
  section = 'sole',
  path = `/${name}`,
): BuildFiles =>
  filesOf({
    'plugin.json': JSON.stringify({
      name,
      title: name,
      contract: '^2.0',
      isolated: true,
      calls,
      routes: [],
      adminSections: [{ path, title: name, module: './section' }],
      scenes: [],
    }),
    'section.js': `document.body.append('${section}')`,
  });

/** Sends an archive as a build. */
export const sendArchive = (api: Pick<TestApi, 'ask'>, archive: Uint8Array): Promise<Answer> =>
  api.ask('POST /api/admin/plugins', {
    raw: new Uint8Array(archive),
    headers: { 'Content-Type': 'application/x-tar' },
  });

/** Sends a build as `npm run plugin -- publish` does. */
export const sendBuild = async (api: Pick<TestApi, 'ask'>, files: BuildFiles): Promise<Answer> =>
  sendArchive(api, await archiveOf(files));
