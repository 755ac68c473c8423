import { type ComponentProps, type MouseEvent, useDeferredValue, useId, useState } from 'react';
import { FilterForm } from '@/components/ads/list/filters/filter-form';
import { preparePopup } from '@/components/ads/list/filters/specialty-field';
import { Button } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { SlidersHorizontalIcon } from '@/components/ui/icons/icons';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { applyFilters } from '@/lib/ads/messages';
import { type AdSearch, countFilters } from '@/lib/ads/search';
import styles from './filters.module.css';

type FormProps = ComponentProps<typeof FilterForm>;

/** The filters on larger screens, beside the list: each change applies at once. */
export function FilterSidebar(form: FormProps) {
  const titleId = useId();
  return (
    <aside className={styles.sidebar} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        Filtres
      </h2>
      <FilterForm {...form} live />
    </aside>
  );
}

/** The filters on small screens: a dialog, whose changes apply on « Appliquer les filtres ». */
export function FilterDialog({ onSearch, ...form }: Omit<FormProps, 'onReset'>) {
  const [open, setOpen] = useState(false);
  // The dialog shows in the frame after the tap, the form in the next one: both take too long on a slow phone.
  const isFormShown = useDeferredValue(open) && open;
  const formId = useId();
  const active = countFilters(form.search);

  function show({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    preparePopup();
    // Safari does not focus a clicked button: the dialog would not give the focus back to it.
    currentTarget.focus();
    setOpen(true);
  }

  function apply(search: AdSearch) {
    setOpen(false);
    onSearch(search);
  }

  return (
    <div className={styles.opener}>
      <Button variant="secondary" onClick={show} aria-haspopup="dialog">
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
          <Button type="submit" form={isFormShown ? formId : undefined} className={styles.apply}>
            {applyFilters}
          </Button>
        }
      >
        {isFormShown && <FilterForm {...form} id={formId} onSearch={apply} onReset={apply} />}
      </Dialog>
    </div>
  );
}
