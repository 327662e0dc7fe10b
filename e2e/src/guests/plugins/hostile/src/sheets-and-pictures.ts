import { add, adopt, type Ways } from './try-all.ts';

const SVG = 'http://www.w3.org/2000/svg';

function addSvg(name: string, href: string): void {
  const picture = document.createElementNS(SVG, 'svg');
  const inner = document.createElementNS(SVG, name);
  inner.setAttribute('href', href);
  picture.append(inner);
  document.body.append(picture);
}

/** Styles and pictures that a browser fetches by itself. A rule that a selector chooses tells what somebody types. */
export const sheetsAndPictures = (at: (way: string) => string): Ways => ({
  'a rule for what is typed': () => {
    const field = add('input', { value: 'segreto' });
    adopt(`input[value^='s'] { background: url(${at('typed')}) }`);
    return getComputedStyle(field).width && undefined;
  },
  'font of a sheet': () => {
    adopt(`@font-face { font-family: altrui; src: url(${at('font-face')}) } body { font-family: altrui }`);
    return document.fonts.load('20px altrui').then((fonts) => fonts[0]?.status);
  },
  'pictures of a sheet': () =>
    adopt(`h1 { list-style: url(${at('list')}); mask: url(${at('mask')}); border-image: url(${at('border')}) 1;
      filter: url(${at('filter')}#x); clip-path: url(${at('clip')}#x); display: list-item }
      h1::before { content: url(${at('content')}) } body { background: image-set('${at('set')}' 1x) }`),
  'sheet of a text': () =>
    void add('style').append(
      `@import url(${at('style-import')}); body { background: url(${at('style-text')}) }`,
    ),
  'picture set': () => void add('img', { srcset: `${at('srcset')} 1x` }),
  'picture of a field': () => void add('input', { type: 'image', src: at('input') }),
  'picture of the body': () => document.body.setAttribute('background', at('body')),
  'picture of an svg': () => addSvg('image', at('svg-image')),
  'symbol of an svg': () => addSvg('use', `${at('svg-use')}#x`),
  'filter of an svg': () => addSvg('feImage', at('svg-filter')),
  attribution: () => void add('img', { src: 'data:,', attributionsrc: at('attribution') }),
  subtitles: () => {
    const film = add('video', { crossorigin: '' });
    add('track', { src: at('track'), kind: 'subtitles', default: '' }, film);
  },
  'preloaded picture': () =>
    void add('link', { rel: 'preload', as: 'image', href: at('preload') }, document.head),
  manifest: () => void add('link', { rel: 'manifest', href: at('manifest') }, document.head),
});
