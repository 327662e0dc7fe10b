// The report's page: a list of the stories that are not the same, and one of them in front. It runs from a file, so it is a
// plain script without modules; data.js has set `report`.

const { commits, same, entries } = globalThis.report;

const kinds = ['changed', 'new', 'gone', 'unsteady'].filter((kind) =>
  entries.some((entry) => entry.kind === kind),
);
const modes = { beside: 'Side by side', slider: 'Slider', difference: 'What differs' };
const state = { kind: kinds[0], search: '', id: undefined, mode: 'beside' };

const at = (id) => document.getElementById(id);
const percent = (share) => `${(100 * share).toFixed(share < 0.001 ? 3 : 1)} %`;

function element(tag, fields = {}, children = []) {
  const made = Object.assign(document.createElement(tag), fields);
  made.append(...children);
  return made;
}

function button(text, isPressed, onclick) {
  const made = element('button', { onclick }, [text]);
  made.setAttribute('aria-pressed', String(isPressed));
  return made;
}

const shown = () =>
  entries.filter(({ kind, name }) => kind === state.kind && name.toLowerCase().includes(state.search));

function set(change) {
  Object.assign(state, change);
  const list = shown();
  if (!list.some(({ id }) => id === state.id)) state.id = list[0]?.id;
  draw(list);
}

function draw(list) {
  at('kinds').replaceChildren(
    ...kinds.map((kind) =>
      button(`${kind} ${entries.filter((entry) => entry.kind === kind).length}`, kind === state.kind, () =>
        set({ kind }),
      ),
    ),
  );
  at('stories').replaceChildren(
    ...[...Map.groupBy(list, ({ name }) => name.split(': ')[0])].map(([title, stories]) =>
      element('li', {}, [
        element('p', { className: 'title', textContent: title }),
        ...stories.map(storyButton),
      ]),
    ),
  );
  document.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  drawStory(list.find(({ id }) => id === state.id));
}

function storyButton({ id, name, share }) {
  const made = element('button', { onclick: () => set({ id }) }, [
    element('span', { textContent: name.slice(name.indexOf(': ') + 2) }),
    element('span', { className: 'share', textContent: share > 0 ? percent(share) : '' }),
  ]);
  made.setAttribute('aria-current', String(id === state.id));
  return made;
}

function drawStory(entry) {
  at('name').textContent = entry
    ? entry.name + (entry.hasFailed ? ' (this story throws)' : '')
    : 'Nothing is different';
  const isPair = entry && entry.kind !== 'new' && entry.kind !== 'gone';
  at('modes').replaceChildren(
    ...Object.entries(isPair ? modes : {}).map(([mode, words]) =>
      button(words, mode === state.mode, () => set({ mode })),
    ),
  );
  at('stage').replaceChildren(...(entry ? stageOf(entry) : []));
}

const picture = ({ id, name }, which) =>
  element('img', { src: `pictures/${id}.${which}.png`, alt: `${name}, ${which}` });
const figure = (caption, content) =>
  element('figure', {}, [element('figcaption', { textContent: caption }), content]);

function stageOf(entry) {
  if (entry.kind === 'new') return [figure(commits.head, picture(entry, 'head'))];
  if (entry.kind === 'gone') return [figure(commits.base, picture(entry, 'base'))];
  if (state.mode === 'difference') return [figure('In red: what differs', picture(entry, 'difference'))];
  if (state.mode === 'slider')
    return [figure('Left: before. Right: after. Drag, or use the arrow keys.', slider(entry))];
  return [figure(commits.base, picture(entry, 'base')), figure(commits.head, picture(entry, 'head'))];
}

function slider(entry) {
  const range = element('input', { type: 'range', min: 0, max: 100, value: 50, step: 0.1 });
  range.setAttribute('aria-label', 'How much of the picture before is shown');
  const box = element('div', { className: 'slider' }, [
    picture(entry, 'base'),
    picture(entry, 'head'),
    range,
  ]);
  range.oninput = () => box.style.setProperty('--at', `${range.value}%`);
  return box;
}

addEventListener('keydown', (event) => {
  if (event.target instanceof HTMLInputElement) return;
  const mode = Object.keys(modes)[Number(event.key) - 1];
  if (mode) set({ mode });
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  event.preventDefault();
  const list = shown();
  const next = list.findIndex(({ id }) => id === state.id) + (event.key === 'ArrowDown' ? 1 : -1);
  if (list[next]) set({ id: list[next].id });
});

at('search').oninput = ({ target }) => set({ search: target.value.toLowerCase() });
at('commits').textContent = `${commits.base} → ${commits.head} · ${same} stories are the same`;
set({});
