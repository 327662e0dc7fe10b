import { add } from './try-all.ts';

const HTML = 'http://www.w3.org/1999/xhtml';
const field = () => add('input', { required: '' }) as HTMLInputElement;
const within = (name: string, attributes: Readonly<Record<string, string>> = {}): HTMLElement => {
  const around = add(name, attributes);
  add('input', { required: '', autofocus: '' }, around);
  return around;
};
const clicks = (element: Element, composed: boolean) =>
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, composed }));
/** A label of a field in a shadow that nothing outside sees. */
const hiddenLabel = (): HTMLElement => {
  const label = add('label');
  label.textContent = 'x';
  field();
  add('div').attachShadow({ mode: 'closed' }).append(label);
  add('input', {}, label);
  return label;
};
const focusInner = () => window.frames[0]?.focus();
const adopt = (element: Element) => {
  document.body.append(document.adoptNode(element));
  focusInner();
};
const editable = () => {
  const text = add('div', { contenteditable: 'true' });
  text.textContent = 'abc';
  return text;
};

/** Does something while no object is what its chain of prototypes said. */
const unchained = (prototype: object, does: () => unknown) => {
  const chain: unknown = Object.getPrototypeOf(prototype);
  Object.setPrototypeOf(prototype, {});
  try {
    does();
  } finally {
    Object.setPrototypeOf(prototype, chain as object);
  }
};

/** A window of a person's own, opened while they were in it: closing it leads the keyboard back to where it was. */
let opened: HTMLDialogElement | undefined;

/** Each way to get the keyboard without the person, one for each tick. What each adds to the document goes again. */
export const waysToTake: readonly (() => unknown)[] = [
  () => (window as Partial<Window>).focus?.(),
  () => field().focus(),
  () => field().select(),
  () => add('svg', { tabindex: '0' }).focus(),
  () => within('label').click(),
  () => clicks(within('label'), true),
  () => clicks(hiddenLabel(), false),
  () => {
    const label = hiddenLabel();
    unchained(UIEvent.prototype, () => clicks(label, false));
  },
  () => unchained(HTMLElement.prototype, () => document.createElement('iframe')),
  () => adopt(document.createElement('iframe')),
  () => adopt(document.createElementNS(HTML, 'x:iframe')),
  () => adopt(document.implementation.createDocument(HTML, 'iframe').documentElement),
  () => {
    class Frame extends HTMLIFrameElement {}
    customElements.define(`x-${Math.random().toString(36).slice(2)}`, Frame, { extends: 'iframe' });
    adopt(new Frame());
  },
  () => adopt(add('object', { data: 'data:text/html,<input autofocus>' })),
  () => add('iframe', { srcdoc: '<input autofocus>' }) && focusInner(),
  () => add('input', { autofocus: '' }),
  () => (within('dialog') as HTMLDialogElement).showModal(),
  () => (within('dialog') as HTMLDialogElement).show(),
  () => within('dialog').setAttribute('open', ''),
  () => within('div', { popover: 'auto' }).showPopover(),
  () => within('div', { popover: 'manual' }).togglePopover(),
  () =>
    within('div', { popover: 'manual', id: 'sopra' }) && add('button', { popovertarget: 'sopra' }).click(),
  () =>
    within('dialog', { id: 'finestra' }) &&
    add('button', { commandfor: 'finestra', command: 'show-modal' }).click(),
  () => (within('form') as HTMLFormElement).requestSubmit(),
  () => (within('form') as HTMLFormElement).reportValidity(),
  () => field().reportValidity(),
  () => (add('textarea', { required: '' }) as HTMLTextAreaElement).reportValidity(),
  () => (add('select', { required: '' }) as HTMLSelectElement).reportValidity(),
  () => add('button', {}, within('form')).click(),
  () => field().scrollIntoView(),
  () => getSelection()?.selectAllChildren(editable()),
  () => getSelection()?.collapse(editable().firstChild, 1),
  () => field().setSelectionRange(0, 0),
  () => {
    document.designMode = 'on';
    getSelection()?.selectAllChildren(document.body);
    document.designMode = 'off';
  },
  () => {
    if (document.hasFocus()) {
      opened = within('dialog') as HTMLDialogElement;
      opened.showModal();
    } else opened?.close();
  },
  () => window.stop(),
  () => (document as Partial<Document>).open?.(),
];
