import { filmAddress, recordingAddress } from './film-address';
import type { SourceElement } from './source';
import { type BodyNode, element } from './tree';

export const filmNames: ReadonlySet<string> = new Set(['audio', 'iframe', 'video']);

/**
 * A link in place of a film or a recording: nothing of another site runs, or is asked for, before
 * the visitor wants it. Nothing when there is no address for it.
 */
export function filmLink(source: SourceElement): BodyNode[] {
  const film = source.name === 'iframe' ? frameFilm(source) : recording(source);
  if (film === null) return [];
  const words = source.name === 'audio' ? 'Écouter l’enregistrement' : 'Voir la vidéo';
  return [element('a', { href: film.href }, [`${words} (${film.host})`])];
}

function frameFilm({ attributes }: SourceElement) {
  return filmAddress(attributes.get('src') ?? '');
}

/** Its own address, or the first of those it offers. */
function recording({ attributes, children }: SourceElement) {
  const offered = children.flatMap((child) =>
    typeof child !== 'string' && child.name === 'source' ? [child.attributes.get('src')] : [],
  );
  return (
    [attributes.get('src'), ...offered]
      .map((src) => recordingAddress(src ?? ''))
      .find((film) => film !== null) ?? null
  );
}
