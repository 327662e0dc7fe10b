import { add, type Ways } from './try-all.ts';

/** A constructor or function of the browser that types do not know everywhere. */
type Global = Readonly<Record<string, new (...given: unknown[]) => unknown>>;
const of = globalThis as unknown as Global & { fetchLater?: (address: string) => unknown };

const addressOf = (text: string, type: string) => URL.createObjectURL(new Blob([text], { type }));

/** Sends a form. One for its own frame ends that, and goes nowhere. */
export function send(attributes: Readonly<Record<string, string>>): void {
  const form = add('form', attributes) as HTMLFormElement;
  add('input', { name: 'segreto', value: 'x' }, form);
  form.requestSubmit();
}

/** Documents, scripts and forms that lead elsewhere. */
export const documentsAndScripts = (at: (way: string) => string): Ways => ({
  'fetch later': () => void of.fetchLater?.(at('later')),
  'speculation rules': () =>
    void add('script', { type: 'speculationrules' }).append(
      JSON.stringify({ prefetch: [{ source: 'list', urls: [at('speculation')] }] }),
    ),
  'worker of an address': () => void new Worker(`data:text/javascript,fetch('${at('data-worker')}')`),
  worklet: () => new AudioContext().audioWorklet.addModule(at('worklet')),
  'socket as a stream': () =>
    of.WebSocketStream && void new of.WebSocketStream(at('stream').replace('http', 'ws')),
  'frame of a blob': () => {
    add('iframe', { src: addressOf(`<img src="${at('blob-frame')}">`, 'text/html') });
  },
  'frame of a script': () => {
    add('iframe', { src: `javascript:fetch('${at('script-frame')}')` });
  },
  'frame of data': () => {
    add('iframe', { src: `data:text/html,<img src="${at('data-frame')}">` });
  },
  'form for the page': () => send({ action: at('form-top'), method: 'post', target: '_top' }),
  'form for a new tab': () => send({ action: at('form-blank'), method: 'post', target: '_blank' }),
  base: () => {
    add('base', { href: at('base/') }, document.head);
    add('img', { src: 'relative' });
  },
  'a name to look up': () =>
    void add('link', { rel: 'dns-prefetch', href: '//cercato.vetta.example' }, document.head),
  'a name to connect to': () =>
    void add('link', { rel: 'preconnect', href: '//atteso.vetta.example' }, document.head),
});
