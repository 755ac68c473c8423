/*
 * Runs in the browser. Each function is sent there by itself, as text, so it uses nothing else of this
 * module. It calls the methods of prototypes, because an attack may shadow the properties of documents.
 */

declare global {
  interface Window {
    /** The harms of each frame, by its name, in the page that contains the frames. */
    harms: Record<string, string[]>;
  }
}

/** Runs first in a frame: reports what an attack calls, and prevents navigation by links. */
export function setTraps(): void {
  const harms = window.parent.harms[window.frameElement?.getAttribute('name') ?? ''] ?? [];
  const ran = () => {
    harms.push('ran');
  };
  Object.assign(window, { alert: ran, confirm: ran, prompt: ran, print: ran });
  window.open = () => {
    harms.push('opened a window');
    return null;
  };
  window.addEventListener('message', ran);
  window.addEventListener(
    'click',
    (event) => {
      const link = event.composedPath().find((target) => target instanceof HTMLAnchorElement);
      if (link && !/^(?:javascript|data):/.test(link.href)) event.preventDefault();
    },
    true,
  );
}

/** In the page that contains the frames: adds one for each document, parsed as if a server had sent it. */
export function putInFrames(pages: (readonly [name: string, html: string])[]): void {
  window.harms = Object.fromEntries(pages.map(([name]) => [name, []]));
  for (const [name, html] of pages) {
    const frame = document.createElement('iframe');
    Object.assign(frame, { name, width: '800', height: '600' });
    document.body.append(frame);
    frame.contentDocument?.open();
    frame.contentDocument?.write(html);
    frame.contentDocument?.close();
  }
}

/**
 * In the same page: fires on every element the events of a visitor. Frames whose attack has succeeded are
 * removed.
 */
export function provoke(): void {
  const bubbling = [
    ...['pointerover', 'pointermove', 'pointerout', 'mouseover', 'mousemove', 'mouseout'],
    ...['mousedown', 'mouseup', 'focusin', 'keydown', 'input', 'change', 'copy', 'wheel', 'click'],
  ];
  const own = ['pointerenter', 'mouseenter', 'focus', 'blur', 'scroll'];
  const touch = (element: Element, names: string[], bubbles: boolean) => {
    for (const name of names) {
      const event = new MouseEvent(name, { bubbles, cancelable: true, composed: true });
      EventTarget.prototype.dispatchEvent.call(element, event);
    }
  };
  for (const frame of document.querySelectorAll('iframe')) {
    if (window.harms[frame.name]?.length) frame.remove();
    // Null when an attack has navigated the frame to another origin.
    const { contentDocument } = frame;
    if (contentDocument === null) continue;
    const { querySelectorAll } = Document.prototype;
    for (const element of querySelectorAll.call(contentDocument, 'body, body *')) {
      touch(element, own, false);
      touch(element, bubbling, true);
      if (element.localName === 'details') element.setAttribute('open', '');
    }
  }
}

/** In the same page: serializes each body and parses it again in place. */
export function rewrite(): void {
  for (const { contentDocument } of document.querySelectorAll('iframe')) {
    const { querySelector } = Document.prototype;
    const body = contentDocument && querySelector.call(contentDocument, '#article > *');
    if (body) body.innerHTML = String(body.innerHTML);
  }
}

type Harms = Record<string, string[]>;

/**
 * In the same page: returns what happened to the page around the body in each frame.
 *
 * @param untouched the name of the frame to compare the others with.
 */
export function inspect(untouched: string): Harms {
  const all = (inside: Document, selector: string): Element[] => [
    ...Document.prototype.querySelectorAll.call(inside, selector),
  ];

  /** Where the elements around the body are, whether anything covers them, and what they contain. */
  const layoutOf = (inside: Document) => {
    inside.defaultView?.scrollTo(0, 0);
    const parts = all(inside, '#header, #aside, #title, #footer').map((part) => {
      const { left, top, width, height } = part.getBoundingClientRect();
      const point = Document.prototype.elementFromPoint.call(inside, left + 20, top + 10);
      const covered = point !== null && !part.contains(point);
      // The position of the end depends on the height of the body.
      return [part.id, left, part.id === 'footer' ? 0 : top, width, height, covered];
    });
    const outside = all(inside, 'body, body *').filter(
      (element) => !element.matches('#article > :first-child *'),
    );
    const { scrollWidth, clientWidth } = inside.documentElement;
    return JSON.stringify([
      parts,
      outside.map(({ localName, parentElement }) => [localName, parentElement?.localName]),
      scrollWidth > clientWidth,
    ]);
  };

  const leadsAstray = (link: Element) => {
    const href = link.getAttribute('href') ?? '';
    const url = URL.canParse(href, link.baseURI) ? new URL(href, link.baseURI) : null;
    if (url === null || !/^(?:https?|mailto|tel):$/.test(url.protocol)) return true;
    if (url.username !== '' || url.password !== '') return true;
    const leaves = url.protocol.startsWith('http') && url.host !== location.host;
    const rel = link.getAttribute('rel') ?? '';
    return leaves && !(link.getAttribute('target') === '_blank' && rel.includes('noopener'));
  };

  const namesIn = (elements: Element[]) =>
    elements
      .flatMap((element) => [element.getAttribute('name'), element.getAttribute('id')])
      .filter((name): name is string => name !== null);

  const clean = document.querySelector<HTMLIFrameElement>(`[name=${untouched}]`)?.contentDocument;
  if (!clean) throw new Error('The frame to compare with is missing.');
  const layout = layoutOf(clean);

  const harmsIn = (inside: Document | null): string[] => {
    if (!inside?.defaultView) return ['left the page'];
    const body = all(inside, '#article *');
    const links = body.filter(({ localName }) => localName === 'a');
    const names = namesIn(body);
    return [
      ...(layoutOf(inside) === layout ? [] : ['moved the page']),
      ...(links.some(leadsAstray) ? ['leads astray'] : []),
      ...(names.every((name) => /^section-[a-z0-9-]+$/.test(name)) ? [] : ['takes a name']),
      ...names
        .filter((name) => typeof Reflect.get(inside, name) !== typeof Reflect.get(clean, name))
        .map((name) => `took document.${name}`),
    ];
  };
  for (const { name, contentDocument } of document.querySelectorAll('iframe')) {
    window.harms[name]?.push(...harmsIn(contentDocument));
  }
  return window.harms;
}
