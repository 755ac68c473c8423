import { escapeUTF8 } from 'entities';

/** An XML element, written. */
export type XmlElement = { xml: string };

/** Writes an element, its texts and values escaped: `element('guid', [url], { isPermaLink: 'true' })`. */
export function element(
  name: string,
  children: (XmlElement | string)[],
  attributes: Record<string, string> = {},
): XmlElement {
  const values = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const content = children.map((one) => (typeof one === 'string' ? escapeXml(one) : one.xml));
  return { xml: `<${name}${values.join('')}>${content.join('')}</${name}>` };
}

/** Writes an XML 1.0 document. */
export function writeXml({ xml }: XmlElement): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n${xml}\n`;
}

// Characters that XML 1.0 forbids, escaped or not (section 2.2).
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

function escapeXml(text: string): string {
  return escapeUTF8(text.replace(forbidden, ''));
}
