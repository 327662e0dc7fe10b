import { useLater } from './use-later.ts';

const LAYERS = `@keyframes q { to { transform: rotate(360deg) scale(3) } }
  i { position: fixed; inset: 0; filter: blur(40px) hue-rotate(90deg); mix-blend-mode: difference; backdrop-filter: blur(30px);
    animation: q 1s linear infinite; background: conic-gradient(red, blue, green, red); will-change: transform }`;

/** Answers all the while, and leaves the page nothing to paint with. */
export default function Scene() {
  useLater(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(LAYERS);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    for (let layer = 0; layer < 40; layer++) document.body.append(document.createElement('i'));
  });
  return <h1>Dipinge</h1>;
}
