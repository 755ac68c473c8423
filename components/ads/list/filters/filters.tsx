import { useDeferredValue, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { CompactForm } from '@/components/ads/list/filters/compact-form';
import { FilterForm, type FilterFormProps } from '@/components/ads/list/filters/filter-form';
import { Button } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { SlidersHorizontalIcon } from '@/components/ui/icons/icons';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { applyFilters } from '@/lib/ads/messages';
import { type AdSearch, countFilters } from '@/lib/ads/search';
import styles from './filters.module.css';

/** The filters on larger screens, beside the list: each change applies at once. */
export function FilterSidebar(form: FilterFormProps) {
  const titleId = useId();
  return (
    <aside id="filtres" className={styles.sidebar} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        Filtres
      </h2>
      <FilterForm {...form} live />
    </aside>
  );
}

/** Place and specialty above the cards on small screens, where the other filters are behind « Filtrer ». */
export function CompactFilters(form: FilterFormProps) {
  return (
    <div className={styles.compact}>
      <CompactForm {...form} />
    </div>
  );
}

/** The filters on small screens: a dialog, whose changes apply on « Appliquer les filtres ». */
export function FilterDialog({ onSearch, ...form }: Omit<FilterFormProps, 'onReset'>) {
  const [open, setOpen] = useState(false);
  // The dialog shows in the frame after the tap, the form in the next one: both take too long on a slow phone.
  const isOpened = useDeferredValue(open) && open;
  const opener = useRef<HTMLButtonElement>(null);
  const formId = useId();
  const active = countFilters(form.search);

  function show() {
    // Safari does not focus a clicked button: the dialog would not give the focus back to it.
    opener.current?.focus();
    setOpen(true);
  }

  // A tap before hydration has focused the button, and nothing else.
  const showIfTapped = useEffectEvent(() => {
    if (opener.current?.matches(':focus:not(:focus-visible)')) show();
  });
  useEffect(() => showIfTapped(), []);

  function apply(search: AdSearch) {
    setOpen(false);
    onSearch(search);
  }

  return (
    <div className={styles.opener}>
      <Button ref={opener} variant="secondary" onClick={show} aria-haspopup="dialog">
        <SlidersHorizontalIcon size={20} aria-hidden />
        <span>Filtrer</span>
        {active > 0 && (
          <span className={styles.active}>
            <span>{active}</span>
            <VisuallyHidden>{active > 1 ? ' filtres actifs' : ' filtre actif'}</VisuallyHidden>
          </span>
        )}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Filtrer les annonces"
        footer={
          // The form is rendered only while the dialog is open.
          <Button type="submit" form={isOpened ? formId : undefined} className={styles.apply}>
            {applyFilters}
          </Button>
        }
      >
        {isOpened && <FilterForm {...form} id={formId} onSearch={apply} onReset={apply} />}
      </Dialog>
    </div>
  );
}
