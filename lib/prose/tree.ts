/** The elements of a body as the site shows it. Nothing else is ever written. */
type BodyName =
  | PhraseName
  | 'a'
  | 'blockquote'
  | 'br'
  | 'caption'
  | 'dd'
  | 'details'
  | 'dl'
  | 'dt'
  | 'figcaption'
  | 'figure'
  | HeadingName
  | 'hr'
  | 'img'
  | 'li'
  | 'ol'
  | 'p'
  | 'pre'
  | 'section'
  | 'summary'
  | 'table'
  | 'tbody'
  | 'td'
  | 'tfoot'
  | 'th'
  | 'thead'
  | 'tr'
  | 'ul'
  | 'wbr';

export type HeadingName = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

export type PhraseName =
  | 'abbr'
  | 'b'
  | 'bdi'
  | 'cite'
  | 'code'
  | 'del'
  | 'dfn'
  | 'em'
  | 'i'
  | 'ins'
  | 'kbd'
  | 'mark'
  | 'q'
  | 's'
  | 'samp'
  | 'small'
  | 'span'
  | 'strong'
  | 'sub'
  | 'sup'
  | 'time'
  | 'var';

type AttributeName =
  | 'alt'
  | 'aria-label'
  | 'class'
  | 'colspan'
  | 'datetime'
  | 'decoding'
  | 'dir'
  | 'height'
  | 'href'
  | 'id'
  | 'lang'
  | 'loading'
  | 'rel'
  | 'reversed'
  | 'role'
  | 'rowspan'
  | 'scope'
  | 'sizes'
  | 'src'
  | 'srcset'
  | 'start'
  | 'tabindex'
  | 'target'
  | 'title'
  | 'type'
  | 'value'
  | 'width';

/** The attributes of an element; an absent one may also be `undefined`. */
export type Attributes = { [Name in AttributeName]?: string | undefined };

export type BodyElement = { name: BodyName; attributes: Attributes; children: BodyNode[] };

/** An element, or a text, not escaped. */
export type BodyNode = BodyElement | string;

/** Makes an element. */
export function element(
  name: BodyName,
  attributes: Attributes = {},
  children: BodyNode[] = [],
): BodyElement {
  return { name, attributes, children };
}

/** The same tree with every element replaced, the inner ones first, in the order of their ends. */
export function mapElements(
  nodes: BodyNode[],
  replace: (element: BodyElement) => BodyNode[],
): BodyNode[] {
  return nodes.flatMap((node) =>
    typeof node === 'string'
      ? [node]
      : replace({ ...node, children: mapElements(node.children, replace) }),
  );
}
