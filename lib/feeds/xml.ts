/** An element of XML with what is in it. */
export type XmlElement = {
  name: string;
  attributes: Record<string, string>;
  children: (XmlElement | string)[];
};

/** An element: `element('guid', [url], { isPermaLink: 'true' })`. */
export function element(
  name: string,
  children: (XmlElement | string)[],
  attributes: Record<string, string> = {},
): XmlElement {
  return { name, attributes, children };
}

/** An XML 1.0 document. Every text and every value is escaped here, and nowhere before. */
export function writeXml(root: XmlElement): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n${write(root)}\n`;
}

function write(node: XmlElement | string): string {
  if (typeof node === 'string') return escapeXml(node);
  const attributes = Object.entries(node.attributes).map(
    ([name, value]) => ` ${name}="${escapeXml(value).replaceAll('"', '&quot;')}"`,
  );
  const children = node.children.map(write).join('');
  return `<${node.name}${attributes.join('')}>${children}</${node.name}>`;
}

// All that XML 1.0 has no place for, escaped or not (its section 2.2).
const unwritable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

function escapeXml(text: string): string {
  return text
    .replace(unwritable, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
