import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button/button';
import { Card } from '@/components/ui/card';
import { Container } from '@/components/ui/container';
import { Field, Input } from '@/components/ui/field/field';
import { ArrowLeftIcon, LogOutIcon } from '@/components/ui/icons/icons';
import { previewHref, previewPath } from '@/lib/routing/preview-query';
import styles from './preview-frame.module.css';

const notProse = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

type Props = {
  title: string;
  siteUrl: string;
  /** The requested URL, as it was typed; `null` for the table of all kinds of page. */
  requested: string | null;
  /** Why that URL is rejected. */
  error: string | null;
  children: ReactNode;
};

/** The frame of every preview: the form for a page, and the one to sign out. */
export function PreviewFrame({ title, siteUrl, requested, error, children }: Props) {
  return (
    <Container className={styles.page}>
      <header className={styles.header}>
        <div>
          <p className={styles.audience}>Équipe éditoriale</p>
          <h1>{title}</h1>
        </div>
        <form method="post" action={previewHref(requested)}>
          <Button type="submit" name="leave" value="1" variant="quiet">
            <LogOutIcon size={20} aria-hidden />
            Se déconnecter
          </Button>
        </form>
      </header>
      <Card>
        {/* A GET form, as each preview has its own URL. */}
        <form method="get" className={styles.form}>
          <Field
            label="Adresse d’une page de ce site"
            hint={`Par exemple ${siteUrl}/blog, ou /blog.`}
            error={error}
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
                {...notProse}
              />
            )}
          </Field>
          <Button type="submit">Voir l’aperçu</Button>
        </form>
      </Card>
      {requested !== null && (
        <a href={previewPath} className={styles.back}>
          <ArrowLeftIcon size={20} aria-hidden />
          Tous les genres de page
        </a>
      )}
      {children}
    </Container>
  );
}

/** The form for the secret of the preview, posted to `href`; `error` is why the last one was rejected. */
export function SignInForm({ href, error }: { href: string; error: string | null }) {
  return (
    <form method="post" action={href} className={styles.signIn}>
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
            {...notProse}
          />
        )}
      </Field>
      <Button type="submit" size="large" className={styles.submit}>
        Ouvrir l’aperçu
      </Button>
    </form>
  );
}
