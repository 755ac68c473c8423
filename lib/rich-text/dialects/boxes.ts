import type { Element, ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { hasClass, isBlank, isElement, property, text, writtenName } from '@/lib/rich-text/element';

const checked = '☑';
const unchecked = '☐';

/** The box of a form, or the image of one, as a character; `null` for any other element. */
export function boxOf(source: Element): string | null {
  const isBox =
    (writtenName(source) === 'input' && /^(?:checkbox|radio)$/.test(property(source, 'type'))) ||
    String(source.properties.ariaRoleDescription) === 'checkbox';
  if (!isBox) return null;
  const isChecked = source.properties.checked === true || property(source, 'alt') === 'checked';
  return isChecked ? checked : unchecked;
}

/** Puts a box before the first words of an item of a list, where an element or an attribute says that it has one. */
export function withBox(item: ElementContent, list: Element): ElementContent {
  if (!isElement(item, 'li')) return item;
  const start = item.children.findIndex((child) => !isBlank(child));
  const written = textOf(item.children[start] ?? text('')).trim();
  if (written === checked || written === unchecked) {
    return { ...item, children: withText(written, item.children.slice(start + 1)) };
  }
  const box = /^[☑☐]/.test(written) ? null : stateOf(item, list);
  return box === null ? item : { ...item, children: withText(box, item.children) };
}

function stateOf(item: Element, list: Element): string | null {
  const state =
    property(item, 'dataChecked') ||
    property(item, 'ariaChecked') ||
    property(item, 'dataList') ||
    property(list, 'dataChecked');
  if (hasClass(item, /^tox-checklist--checked$/) || /^(?:true|checked)$/.test(state)) {
    return checked;
  }
  const isUnchecked = hasClass(list, /^tox-checklist$/) || /^(?:false|unchecked)$/.test(state);
  return isUnchecked ? unchecked : null;
}

function withText(box: string, nodes: ElementContent[]): ElementContent[] {
  const [first, ...rest] = nodes.filter((node, index) => index > 0 || !isBlank(node));
  return isElement(first, 'p', 'div')
    ? [{ ...first, children: withText(box, first.children) }, ...rest]
    : [text(`${box}\u00a0`), ...(first ? [first] : []), ...rest];
}
