import { Button } from '@/components/ui/button/button';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field/field';
import { Input } from '@/components/ui/field/input';
import styles from './address-form.module.css';

type Props = { siteUrl: string; requested: string | null; refusal: string | null };

/** The form for the page to preview. A plain GET form, as each preview has its own URL. */
export function AddressForm({ siteUrl, requested, refusal }: Props) {
  return (
    <Card>
      <form method="get" className={styles.form}>
        <Field
          label="Adresse d’une page de ce site"
          hint={`Par exemple ${siteUrl}/blog, ou /blog.`}
          error={refusal}
          className={styles.field ?? ''}
        >
          {(control) => (
            <Input
              {...control}
              name="adresse"
              type="text"
              inputMode="url"
              required
              defaultValue={requested ?? ''}
              autoComplete="off"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
            />
          )}
        </Field>
        <Button type="submit">Voir l’aperçu</Button>
      </form>
    </Card>
  );
}
