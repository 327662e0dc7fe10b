import { useEffect } from 'react';
import { tone } from './tone.ts';
import { add, tryAll, type Ways } from './try-all.ts';

const top = () => window.top as Window;

/** What takes something away from the person, or the page away from the wall. */
const ways: Ways = {
  question: () => confirm('Continuare?') || undefined,
  prompt: () => prompt('La chiave?') ?? undefined,
  alert: () => alert('Attenzione'),
  paper: () => print(),
  'a new tab': () => window.open('about:blank')?.closed,
  'a tab by a link': () =>
    add('a', { href: 'about:blank', target: '_blank' }).dispatchEvent(new MouseEvent('click')) && undefined,
  download: () => {
    const address = URL.createObjectURL(new Blob(['x']));
    add('a', { href: address, download: 'regalo.exe' }).click();
  },
  'the whole screen': () => document.documentElement.requestFullscreen().then(() => 'got'),
  'the pointer': () =>
    Promise.resolve(document.body.requestPointerLock()).then(() => document.pointerLockElement),
  'a screen that stays on': () => navigator.wakeLock.request('screen').then(() => 'got'),
  sound: () => new Audio(tone()).play().then(() => 'played'),
  'sound without a file': () => {
    const context = new AudioContext();
    return context.resume().then(() => context.state);
  },
  'the page’s address': () => top().location.replace('about:blank'),
  'the page’s anchor': () => {
    top().location.hash = '#preso';
  },
  'the page’s end': () => top().close(),
  'the keyboard': () => window.focus(),
  'the keyboard for a field': () => add('input').focus(),
  'a field that asks for it': () => {
    add('input', { autofocus: '' });
  },
  'what it pretends was pressed': () => {
    // The port is the runtime's: what is pressed here is forwarded to the page.
    for (const key of ['k', 'b']) dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey: true }));
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  },
  'another program': () => add('a', { href: 'mailto:altrui@vetta.example' }).click(),
  'a telephone': () => add('a', { href: 'tel:112' }).click(),
  'a link of a kind of its own': () => navigator.registerProtocolHandler('web+vetta', '/g/%s'),
  'a device that shakes': () => navigator.vibrate(200) || undefined,
  'a badge': () => navigator.setAppBadge(1).then(() => 'set'),
  'the time before': () => history.back(),
  'two pages before': () => history.go(-2),
};

/** Tries every way, and says in the console which got something. */
export default function Scene() {
  useEffect(() => {
    void tryAll(ways).then((got) => console.info(`Disturbato: ${got}`));
  }, []);
  return <h1>Disturba</h1>;
}
