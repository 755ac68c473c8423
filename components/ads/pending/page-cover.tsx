import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { AdListIntro, AdSkeletons } from '@/components/ads/list/ad-list-intro';
import type { Navigation } from '@/components/layout/use-navigation';
import { classNames } from '@/components/ui/class-names';
import container from '@/components/ui/container.module.css';
import { adListPath } from '@/lib/ads/ad-paths';
import { adLoading } from '@/lib/ads/messages';
import styles from './page-cover.module.css';

/** Milliseconds after which a page is late (docs/product.md#going-to-the-list). */
const lateAfterMs = 300;

type Props = { navigation: Navigation | null; hasMap: boolean };

/** Covers `main` when the next page is late; `main` stays, so that the browser stores its scroll position for Back. */
export function PageCover({ navigation, hasMap }: Props) {
  const shownPath = usePathname();
  const kind = navigation && pendingKind(navigation, shownPath, hasMap);
  const isLate = useLate(kind && navigation);
  const shown = isLate ? kind : null;
  const list = shown === 'ad' ? null : shown;
  useSameFocus(shown !== null);
  return (
    <div className={styles.cover} {...(shown && { role: 'main', 'data-pending': shown })}>
      <div className={classNames(container.container, styles.contents)}>
        {list && <AdListIntro />}
        {/* A live region must exist before its content. */}
        <p aria-live="polite" className={styles.message}>
          {shown && (list ? 'Chargement des annonces…' : adLoading)}
        </p>
        {list && (
          <div className={styles.skeletons} data-view={list}>
            <AdSkeletons count={list === 'map' ? 6 : 9} />
          </div>
        )}
      </div>
    </div>
  );
}

function useLate(navigation: Navigation | null): boolean {
  const [late, setLate] = useState<Navigation | null>(null);
  useEffect(() => {
    if (navigation === null) return;
    const left = navigation.startedAt + lateAfterMs - performance.now();
    const timer = setTimeout(setLate, left, navigation);
    return () => clearTimeout(timer);
  }, [navigation]);
  return navigation !== null && navigation === late;
}

/** Restores the focus when the page that was covered is shown again: what is hidden loses it. */
function useSameFocus(isCovered: boolean): void {
  const focused = useRef<Element>(null);
  useLayoutEffect(() => {
    if (isCovered) focused.current = document.activeElement;
    else if (focused.current instanceof HTMLElement) focused.current.focus({ preventScroll: true });
    if (!isCovered) focused.current = null;
  }, [isCovered]);
}

const adPath = /^\/annonces\/\d+$/;

/** The cover for a navigation whose page is late; `null` for others, and for the list while it is shown. */
export function pendingKind(
  { url: { pathname, searchParams }, type }: Navigation,
  shownPath: string,
  hasMap: boolean,
): 'list' | 'map' | 'ad' | null {
  if (pathname === shownPath && type !== 'retry') return null;
  if (adPath.test(pathname)) return 'ad';
  if (pathname !== adListPath) return null;
  return hasMap && searchParams.get('view') === 'map' ? 'map' : 'list';
}
