import {
  type ReactNode,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import type { FilterFormProps } from '@/components/ads/list/filters/filter-form';
import {
  type Code,
  loadFilterForm,
  UntilTouched,
} from '@/components/ads/list/filters/until-touched';
import { Button } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { SlidersHorizontalIcon } from '@/components/ui/icons/icons';
import { Notice } from '@/components/ui/notice/notice';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { applyFilters } from '@/lib/ads/messages';
import { type AdSearch, countFilters } from '@/lib/ads/search';
import styles from './filters.module.css';

type PlaceProps = Omit<FilterFormProps, 'served'> & { servedForm: ReactNode; isOther: boolean };

/** The filters on larger screens, beside the list: each change applies at once. */
export function FilterSidebar({ servedForm, isOther, ...form }: PlaceProps) {
  const titleId = useId();
  return (
    <aside className={styles.sidebar} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        Filtres
      </h2>
      <UntilTouched served={servedForm} isOther={isOther}>
        {(code, done) => <code.FilterForm {...form} served={done} live />}
      </UntilTouched>
    </aside>
  );
}

/** Place and specialty above the cards on small screens, where the other filters are behind « Filtrer ». */
export function CompactFilters({ servedForm, isOther, ...form }: PlaceProps) {
  return (
    <div className={styles.compact}>
      <UntilTouched served={servedForm} isOther={isOther}>
        {(code, done) => <code.CompactForm {...form} served={done} />}
      </UntilTouched>
    </div>
  );
}

/** The filters on small screens: a dialog, whose changes apply on « Appliquer les filtres ». */
export function FilterDialog({ onSearch, ...form }: Omit<FilterFormProps, 'onReset'>) {
  const [open, setOpen] = useState(false);
  // The dialog shows in the frame after the tap, the form in the next one: both take too long on a slow phone.
  const isOpened = useDeferredValue(open) && open;
  const [loaded, setLoaded] = useState<Code | 'failed' | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const formId = useId();
  const active = countFilters(form.search);
  const isFormShown = isOpened && loaded !== null && loaded !== 'failed';

  function load() {
    loadFilterForm().then(setLoaded, () => setLoaded('failed'));
  }

  function show() {
    setLoaded(null);
    load();
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
          <Button type="submit" form={isFormShown ? formId : undefined} className={styles.apply}>
            {applyFilters}
          </Button>
        }
      >
        {isFormShown && (
          <loaded.FilterForm {...form} id={formId} onSearch={apply} onReset={apply} />
        )}
        {loaded === 'failed' && (
          <Notice tone="danger" role="alert" action={<Button onClick={load}>Réessayer</Button>}>
            Impossible de charger les filtres.
          </Notice>
        )}
      </Dialog>
    </div>
  );
}
