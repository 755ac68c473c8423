import { type ComponentProps, useEffect, useRef, useState } from 'react';
import styles from '@/components/places/place-field.module.css';
import { Field, Input } from '@/components/ui/field/field';
import { placeLabel, placeOfSlug } from '@/lib/ads/search-place';

const loadField = () => import('@/components/places/place-field');

type Code = Awaited<ReturnType<typeof loadField>>;

/**
 * A text field that the server resolves, until the code of the combobox is loaded: once the field is visible, so on a
 * phone with the dialog. Not with `lazy`, for which React may write inline scripts that the policy of the page refuses.
 */
export function PlaceFilter(props: ComponentProps<Code['PlaceField']>) {
  const visible = useRef<HTMLDivElement>(null);
  const plain = useRef<HTMLInputElement>(null);
  const [loaded, setLoaded] = useState<{ code: Code; words: string } | null>(null);
  const current = placeOfSlug(props.value ?? null, props.place ?? null);

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      // A failed load is retried when the field is visible again.
      if (entry?.isIntersecting) loadField().then(replace, () => undefined);
    });

    function replace(code: Code) {
      observer.disconnect();
      const field = plain.current;
      if (field && field === document.activeElement) {
        // Not while the visitor uses it.
        field.addEventListener('blur', () => replace(code), { once: true });
      } else {
        const typed = field?.value ?? '';
        setLoaded({ code, words: typed === field?.defaultValue ? '' : typed });
      }
    }

    // Not the input, which another search replaces.
    if (visible.current) observer.observe(visible.current);
    return () => observer.disconnect();
  }, []);

  if (loaded) return <loaded.code.PlaceField {...props} words={loaded.words} />;
  return (
    <div ref={visible} className={styles.field}>
      <Field label="Où ?" hint="Ville, code postal, département ou région">
        {(control) => (
          <Input
            // Uncontrolled, but reset when the search changes.
            key={current?.slug}
            {...control}
            ref={plain}
            type="text"
            name="place"
            maxLength={100}
            defaultValue={current ? placeLabel(current) : ''}
            // What is typed is no filter until the server has resolved it.
            onChange={(event) => event.stopPropagation()}
          />
        )}
      </Field>
      <div className={styles.space} />
      <div className={styles.radius} data-shown={current?.kind === 'commune' || undefined}>
        {props.radius}
      </div>
    </div>
  );
}
