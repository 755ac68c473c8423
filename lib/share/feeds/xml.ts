/** An XML element. */
export type XmlElement = {
  name: string;
  attributes: Record<string, string>;
  children: (XmlElement | string)[];
};

/** Makes an element: `element('guid', [url], { isPermaLink: 'true' })`. */
export function element(
  name: string,
  children: (XmlElement | string)[],
  attributes: Record<string, string> = {},
): XmlElement {
  return { name, attributes, children };
}

/** Writes an XML 1.0 document. This is the only place where texts and values are escaped. */
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

// Characters that XML 1.0 forbids, escaped or not (section 2.2).
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

function escapeXml(text: string): string {
  return text
    .replace(forbidden, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
