import { useCallback, useMemo, useState } from 'react';

const none: number[] = [];

/** The ads to highlight in the list and on the map: hovered or focused ones, and those of the open popup. */
export function useHighlightedAds() {
  const [pointed, setPointed] = useState(none);
  const [opened, setOpened] = useState(none);
  const highlighted = useMemo(() => new Set([...pointed, ...opened]), [pointed, opened]);
  const point = useCallback((ads: number[]) => setPointed(ads.length > 0 ? ads : none), []);
  const open = useCallback((ads: number[]) => setOpened(ads.length > 0 ? ads : none), []);
  return { highlighted, point, open };
}
