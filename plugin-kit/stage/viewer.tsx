// The page around the television of `vetta-plugin dev`: which part, in which state, on which screen, at what time.
import './viewer.css';
import { guestAddress } from '@vetta/contract/guest-document';
import type { SceneStates } from '@vetta/contract/plugin';
import type { PluginManifest } from '@vetta/contract/plugins-json';
import { PLUGIN_FILE, STATES_FILE } from '@vetta/contract/published-build';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Report } from './alone.ts';
import { Choice, type Option } from './choice.tsx';
import { Television } from './television.tsx';

const screens: readonly Option[] = ['1920×1080', '1280×720', '3840×2160', '1080×1920', '390×844'].map(
  (name) => ({
    value: name,
    label: name,
  }),
);

interface Part extends Option {
  readonly kind: 'scene' | 'route' | 'section';
  /** The address of its document. */
  readonly src: string;
}

const partsOf = ({ name: plugin, scenes, routes, adminSections }: PluginManifest): Part[] => {
  const srcOf = (module: string) => guestAddress(plugin, '0'.repeat(16)) + module.slice(2);
  return [
    ...scenes.map(({ name, title, module }) => ({
      kind: 'scene' as const,
      value: name,
      label: `${title} (schermo)`,
      src: srcOf(module),
    })),
    ...routes.map(({ path, title, module }) => ({
      kind: 'route' as const,
      value: path,
      label: `${title} (${path})`,
      src: srcOf(module),
    })),
    ...adminSections.map(({ path, title, module }) => ({
      kind: 'section' as const,
      value: `/admin${path}`,
      label: `${title} (/admin${path})`,
      src: srcOf(module),
    })),
  ];
};

type States = Readonly<Record<string, SceneStates>>;

/** The states of a part: a page and a section are shown in those of every scene. */
const statesOf = (
  states: States,
  { kind, value }: Part,
): readonly (readonly [scene: string, state: string])[] =>
  Object.entries(states)
    .filter(([scene]) => kind !== 'scene' || scene === value)
    .flatMap(([scene, own]) => Object.keys(own).map((state) => [scene, state] as const));

function Viewer({ parts, states }: { readonly parts: readonly Part[]; readonly states: States }) {
  const [partName, setPart] = useState(parts[0]?.value ?? '');
  const [stateName, setState] = useState('');
  const [screen, setScreen] = useState('1920×1080');
  const [now, setNow] = useState('');
  const report = useReport();
  const part = parts.find(({ value }) => value === partName);
  if (!part) return <p>plugin.ts non dichiara né scene né pagine né sezioni.</p>;
  const offered = statesOf(states, part);
  const chosen = offered.find((one) => one.join('/') === stateName) ?? offered[0];
  const [scene, state] = chosen ?? ['', ''];
  const address = new URLSearchParams({ kind: part.kind, src: part.src, scene, state });
  if (now !== '') address.set('now', now);
  const [width = 0, height = 0] = screen.split('×').map(Number);
  return (
    <div className="viewer">
      <form className="choices">
        <Choice label="Parte" value={part.value} options={parts} onChange={setPart} />
        <Choice
          label="Stato"
          value={`${scene}/${state}`}
          options={offered.map(([of, name]) => ({ value: `${of}/${name}`, label: name }))}
          onChange={setState}
        />
        <Choice label="Schermo" value={screen} options={screens} onChange={setScreen} />
        <label>
          Ora di questo computer
          <input type="datetime-local" value={now} onChange={({ target }) => setNow(target.value)} />
        </label>
      </form>
      <Television address={`/stage?${address}`} width={width} height={height} />
      <ul className="report" role="status">
        {(report ? linesOf(report) : ['…']).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

/** Returns what the television's page last said. */
function useReport(): Report | null {
  const [report, setReport] = useState<Report | null>(null);
  useEffect(() => {
    const ended = new AbortController();
    const read = ({ data, origin }: MessageEvent<Report>) => {
      if (origin === location.origin && data.outcome) setReport(data);
    };
    window.addEventListener('message', read, { signal: ended.signal });
    return () => ended.abort();
  }, []);
  return report;
}

function linesOf({ refused, ...report }: Report): string[] {
  return [...refused.map((one) => `La regola dell’ospite: ${one}`), ...lookOf(report)];
}

function lookOf({ outcome, outside }: Omit<Report, 'refused'>): string[] {
  if (outcome.kind === 'threw') return [`Errore: ${outcome.message}`];
  if (outcome.kind === 'skipped') return ['Chiede di essere saltata: lo schermo passa alla scena dopo.'];
  if (outcome.kind === 'empty') return ['Non mostra niente e non chiede di essere saltata.'];
  return outside.length > 0 ? [...new Set(outside)] : ['Sta tutta nello schermo.'];
}

const read = async (file: string): Promise<unknown> => (await fetch(`/${file}`)).json();
const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root.');
const [manifest, states] = await Promise.all([read(PLUGIN_FILE), read(STATES_FILE)]);
createRoot(root).render(
  // The same dev server has made and checked them.
  <Viewer parts={partsOf(manifest as PluginManifest)} states={states as States} />,
);
