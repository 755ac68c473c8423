import List from 'lucide-react/icons/list';
import MapIcon from 'lucide-react/icons/map';
import Link from 'next/link';
import { inPlace } from '@/components/ui/in-place';
import { type AdSearch, adListHref } from '@/lib/ads/search';
import styles from './view-toggle.module.css';

type Props = {
  search: AdSearch;
  mapAvailable: boolean;
  onList: () => void;
  /** The visitor asked for a map there cannot be. */
  onRefused: () => void;
};

/** Two links, so that they also work without JavaScript; the list has no `view` in its address. */
export function ViewToggle({ search, mapAvailable, onList, onRefused }: Props) {
  const onMap = search.view === 'map' && mapAvailable;
  return (
    <nav aria-label="Affichage" className={styles.toggle}>
      <Link
        href={adListHref({ ...search, view: 'list' })}
        prefetch={false}
        aria-current={onMap ? undefined : 'true'}
        onClick={(event) => inPlace(event, onList)}
      >
        <List size={18} aria-hidden />
        Liste
      </Link>
      <Link
        href={adListHref({ ...search, view: 'map' })}
        prefetch={false}
        aria-current={onMap ? 'true' : undefined}
        onClick={(event) => {
          if (!mapAvailable) inPlace(event, onRefused);
        }}
      >
        <MapIcon size={18} aria-hidden />
        Carte
      </Link>
    </nav>
  );
}
