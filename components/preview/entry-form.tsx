'use client';

import { useActionState, useEffect, useRef } from 'react';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { SubmitButton } from '@/components/ui/submit-button';
import type { Entry } from '@/lib/api/door/enter-preview';
import styles from './entry-form.module.css';

type Props = {
  enter: (last: Entry | null, fields: FormData) => Promise<Entry>;
  /** The page itself, for where there is no JavaScript. */
  href: string;
};

/** Asks for the secret of the preview. */
export function EntryForm({ enter, href }: Props) {
  const [entry, action, pending] = useActionState(enter, null, href);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (entry?.refusal) input.current?.focus();
  }, [entry]);

  return (
    <form action={action} className={styles.form}>
      <Field
        label="Code d’accès"
        hint="L’équipe technique vous le donne. Vous restez connecté 12 heures."
        error={entry?.refusal}
      >
        {(control) => (
          <Input
            {...control}
            ref={input}
            name="secret"
            type="password"
            required
            autoComplete="current-password"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
        )}
      </Field>
      <SubmitButton size="large" pending={pending} pendingLabel="Vérification…">
        Ouvrir l’aperçu
      </SubmitButton>
    </form>
  );
}
