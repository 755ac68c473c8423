import type { Element, ElementContent } from 'hast';
import { element, isElement, property, text } from './element';
import { recordingFile, videoPage } from './url/media-url';

export const mediaNames: ReadonlySet<string> = new Set(['audio', 'iframe', 'video']);

/**
 * A link in place of a video or a recording, so that no other site runs code or receives a request
 * before the visitor follows it. Nothing when it has no valid URL.
 */
export function mediaLink(source: Element): ElementContent[] {
  const media =
    source.tagName === 'iframe' ? videoPage(property(source, 'src')) : firstFile(source);
  if (media === null) return [];
  const words = source.tagName === 'audio' ? 'Écouter l’enregistrement' : 'Voir la vidéo';
  return [element('a', { href: media.href }, [text(`${words} (${media.host})`)])];
}

/** The file of the element, or of its first `source`. */
function firstFile(source: Element) {
  const offered = source.children.filter((child) => isElement(child, 'source'));
  return (
    [source, ...offered]
      .map((candidate) => recordingFile(property(candidate, 'src')))
      .find((file) => file !== null) ?? null
  );
}
