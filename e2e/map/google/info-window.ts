import { event, MVCObject } from './events.ts';
import { element, type GoogleMap } from './map.ts';
import type { MarkerElement } from './marker.ts';

type Options = {
  ariaLabel?: string | null;
  content?: string | Node | null;
  headerContent?: string | Node | null;
  maxWidth?: number;
};
type OpenOptions = { map?: GoogleMap; anchor?: MarkerElement; shouldFocus?: boolean };

/** `google.maps.InfoWindow`: a dialog above its marker, which returns the focus when it closes. */
export class InfoWindow extends MVCObject {
  readonly #dialog = element('div', { role: 'dialog', tabindex: '-1', class: 'gm-style-iw' });
  readonly #header = element('div');
  readonly #body = element('div');
  #anchor: MarkerElement | null = null;
  #focusedBefore: Element | null = null;
  #following: { remove: () => void } | null = null;

  constructor(options: Options = {}) {
    super();
    Object.assign(this.#dialog.style, {
      position: 'absolute',
      transform: 'translate(-50%, -100%)',
      zIndex: '5000',
      width: 'max-content',
      padding: '8px 12px 12px',
      borderRadius: '8px',
      background: 'white',
      boxShadow: '0 2px 7px 1px rgb(0 0 0 / 30%)',
    });
    const close = element('button', { type: 'button', 'aria-label': 'Fermer', title: 'Fermer' });
    Object.assign(close.style, { width: '48px', height: '48px', border: '0', background: 'none' });
    close.textContent = '✕';
    close.addEventListener('click', () => this.#dismiss());
    const head = element('div');
    Object.assign(head.style, { display: 'flex', alignItems: 'center' });
    this.#header.style.flex = '1';
    head.append(this.#header, close);
    this.#dialog.append(head, this.#body);
    this.#dialog.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') this.#dismiss();
    });
    this.setOptions(options);
  }

  get isOpen() {
    return this.#dialog.isConnected;
  }

  setOptions({ ariaLabel, content, headerContent, maxWidth }: Options) {
    if (ariaLabel) this.#dialog.setAttribute('aria-label', ariaLabel);
    if (maxWidth) this.#dialog.style.maxWidth = `min(${maxWidth}px, 90%)`;
    if (content !== undefined) this.setContent(content);
    if (headerContent !== undefined) this.#header.replaceChildren(...nodes(headerContent));
  }
  setContent(content: string | Node | null) {
    this.#body.replaceChildren(...nodes(content));
  }

  open({ map, anchor, shouldFocus }: OpenOptions) {
    const on = map ?? anchor?.map;
    if (!on) return;
    this.#anchor = anchor ?? null;
    this.#focusedBefore = document.activeElement;
    this.#dialog.style.maxHeight = `${on.getDiv().clientHeight - 60}px`;
    this.#dialog.style.overflow = 'auto';
    on.floats.append(this.#dialog);
    this.#following = event.addListener(on, 'stand-in-moved', () => this.#place());
    this.#place();
    // The content may be set a little later.
    setTimeout(() => {
      if (!this.isOpen) return;
      this.#place();
      this.#reveal(on);
      event.trigger(this, 'domready');
      if (shouldFocus) this.focus();
    });
  }
  focus() {
    this.#dialog.focus();
  }
  close() {
    if (!this.isOpen) return;
    const had = this.#dialog.contains(document.activeElement);
    this.#following?.remove();
    this.#dialog.remove();
    if (had && this.#focusedBefore instanceof HTMLElement) this.#focusedBefore.focus();
    event.trigger(this, 'close');
  }

  #dismiss() {
    event.trigger(this, 'closeclick');
    this.close();
  }

  #place() {
    if (!this.#anchor) return;
    // Hidden while its marker is in a cluster.
    this.#dialog.style.visibility = this.#anchor.map ? '' : 'hidden';
    const { left, top } = this.#anchor.style;
    const above = this.#anchor.offsetHeight + 8;
    Object.assign(this.#dialog.style, { left, top: `calc(${top} - ${above}px)` });
  }

  /** Pans the map so that the whole dialog is visible. */
  #reveal(map: GoogleMap) {
    const room = map.getDiv().getBoundingClientRect();
    const box = this.#dialog.getBoundingClientRect();
    const margin = 10;
    const x =
      Math.min(0, box.left - room.left - margin) || Math.max(0, box.right - room.right + margin);
    const y = Math.min(0, box.top - room.top - margin);
    if (x !== 0 || y !== 0) map.panBy(x, y);
  }
}

function nodes(content: string | Node | null): (string | Node)[] {
  return content === null ? [] : [content];
}
