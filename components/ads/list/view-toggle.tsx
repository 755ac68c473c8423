import Link from 'next/link';
import { ListIcon, MapIcon } from '@/components/ui/icons/icons';
import { inPlace } from '@/components/ui/link/in-place';
import { type AdSearch, adListHref, withView } from '@/lib/ads/search';
import { linkRel } from '@/lib/routing/crawling';
import styles from './view-toggle.module.css';

type Props = {
  search: AdSearch;
  /** Whether the map is shown: the search may ask for one that is not available. */
  onMap: boolean;
  onSelect: (view: AdSearch['view']) => void;
  /** The link to the map is hovered or focused. */
  onMapIntent: (() => void) | undefined;
};

/** Two links, so that they also work without JavaScript; the list view has no parameter. */
export function ViewToggle({ search, onMap, onSelect, onMapIntent }: Props) {
  const list = adListHref(withView(search, 'list'));
  const map = adListHref(withView(search, 'map'));
  return (
    <ul aria-label="Affichage" className={styles.toggle}>
      <li>
        <Link
          href={list}
          rel={linkRel(list)}
          prefetch={false}
          aria-current={onMap ? undefined : 'true'}
          onClick={(event) => inPlace(event, () => onSelect('list'))}
        >
          <ListIcon size={18} aria-hidden />
          Liste
        </Link>
      </li>
      <li>
        <Link
          href={map}
          rel={linkRel(map)}
          prefetch={false}
          aria-current={onMap ? 'true' : undefined}
          onClick={(event) => inPlace(event, () => onSelect('map'))}
          onPointerEnter={onMapIntent}
          onFocus={onMapIntent}
        >
          <MapIcon size={18} aria-hidden />
          Carte
        </Link>
      </li>
    </ul>
  );
}
