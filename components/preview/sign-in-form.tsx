import { Button } from '@/components/ui/button/button';
import { Field, Input } from '@/components/ui/field/field';
import styles from './sign-in-form.module.css';

type Props = {
  /** The URL of the page, to post to. */
  href: string;
  /** Why the last secret was rejected. */
  error: string | null;
};

/** The form for the secret of the preview. */
export function SignInForm({ href, error }: Props) {
  return (
    <form method="post" action={href} className={styles.form}>
      <Field
        label="Code d’accès"
        hint="L’équipe technique vous le donne. Vous restez connecté 12 heures."
        error={error}
      >
        {(control) => (
          <Input
            {...control}
            name="secret"
            type="password"
            required
            // After an error, so that its message is read with the field.
            autoFocus={error !== null}
            autoComplete="current-password"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
        )}
      </Field>
      <Button type="submit" size="large" className={styles.submit}>
        Ouvrir l’aperçu
      </Button>
    </form>
  );
}
