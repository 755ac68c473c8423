import type { Element, ElementContent } from 'hast';
import type { BodyOptions } from './context';
import { element, isElement, property, text } from './element';
import { mediaUrl, pageOf } from './url/media-url';

export const mediaNames: ReadonlySet<string> = new Set(['audio', 'iframe', 'video']);

/**
 * A link in place of a video, a recording or a frame, so that no other site runs code or receives a request
 * before the visitor follows it. Nothing when it has no valid URL.
 */
export function mediaLink(source: Element, options: BodyOptions): ElementContent[] {
  const offered = source.children.filter((child) => isElement(child, 'source'));
  const url = [source, ...offered]
    .map((candidate) => mediaUrl(property(candidate, 'src'), options.apiUrl))
    .find((found) => found !== null);
  if (url === undefined) return [];
  const { href, isVideo } = pageOf(url);
  const name = nameOf(source, isVideo);
  const host = new URL(href).host.replace(/^www\./, '');
  return [element('a', { href }, [text(`${name} (${host})`)])];
}

function nameOf(source: Element, isVideo: boolean): string {
  if (source.tagName === 'audio') return 'Écouter l’enregistrement';
  if (source.tagName === 'video' || isVideo) return 'Voir la vidéo';
  return property(source, 'title').trim().slice(0, 200) || 'Voir le contenu';
}
