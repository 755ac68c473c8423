import { useEffect, useRef } from 'react';

const mark = / – Page \d+/;

/**
 * Updates the title of the document with the page of the list, in the form the server renders
 * (product.md, « Canonical »): « Nos annonces – Page 2 – MédiRelève ».
 */
export function usePageTitle(page: number): void {
  const served = useRef(true);
  useEffect(() => {
    if (served.current) {
      served.current = false;
      return;
    }
    const [name, ...rest] = document.title.replace(mark, '').split(' – ');
    const marked = page > 1 ? `${name} – Page ${page}` : name;
    document.title = [marked, ...rest].join(' – ');
  }, [page]);
}
