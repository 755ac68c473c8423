import type { ComponentProps } from 'react';
import { Field, Input, Textarea } from '@/components/ui/field/field';
import { formats, maxLengths } from '@/lib/forms/rules';
import styles from './pre-registration.module.css';
import type { Bind } from './pre-registration-form';

type TextFieldProps = ComponentProps<typeof Input> & {
  id: string;
  label: string;
  /** The accepted format. A browser without JavaScript adds it to its own message about a `pattern`. */
  format?: string;
  error: string | undefined;
};

/* The patterns are for browsers without JavaScript, and no stricter than the rules, but for tabs at the ends. */
const onOneLine = String.raw`[^\p{Cc}\p{Zl}\p{Zp}]*`;

/** A single-line field, required unless told otherwise. */
export function TextField({ id, label, format, error, ...rest }: TextFieldProps) {
  // The message of an error that repeats it would be read twice.
  const hint = format !== undefined && error?.includes(format) ? undefined : format;
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <Input
          maxLength={maxLengths.text}
          pattern={onOneLine}
          title={rest.pattern && format}
          required
          {...rest}
          {...control}
        />
      )}
    </Field>
  );
}

export function EmailField(props: Omit<TextFieldProps, 'label'> & { label?: string }) {
  return (
    <TextField
      label="Adresse e-mail"
      type="email"
      autoComplete="email"
      format={formats.email}
      maxLength={maxLengths.email}
      {...props}
    />
  );
}

type ContactFieldsProps = {
  bind: Bind<'email' | 'phone' | 'postalCode' | 'comments'>;
  commentsLabel: string;
  commentsHint?: string;
};

const between = String.raw`[\p{Zs}\p{Cf}\p{Pd}\u2212.\/\(\)]*`;
const phonePattern = String.raw`${between}([Tt]el:)?${between}(\+|\d)(${between}\d){7,18}${between}`;
const postalCodePattern = String.raw`[\p{Zs}\p{Cf}]*(\d[\p{Zs}\p{Cf}]*){5}`;

export const noHealthData = 'N’écrivez ici aucune information sur un patient ni sur votre santé.';

/** The fields of both forms of pre-registration. */
export function ContactFields({ bind, commentsLabel, commentsHint }: ContactFieldsProps) {
  const comments = bind('comments');
  return (
    <>
      <EmailField {...bind('email')} />
      <TextField
        {...bind('phone')}
        label="Téléphone"
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        maxLength={maxLengths.phone}
        pattern={phonePattern}
        format={formats.phone}
      />
      <TextField
        {...bind('postalCode')}
        label="Code postal"
        autoComplete="postal-code"
        inputMode="numeric"
        maxLength={maxLengths.postalCode}
        pattern={postalCodePattern}
        format={formats.postalCode}
        className={styles.postalCode}
      />
      <Field
        id={comments.id}
        label={commentsLabel}
        optional
        error={comments.error}
        hint={commentsHint ? `${commentsHint} ${noHealthData}` : noHealthData}
      >
        {(control) => (
          <Textarea {...control} name={comments.name} maxLength={maxLengths.comments} rows={4} />
        )}
      </Field>
    </>
  );
}
