import { Field, Textarea } from '@/components/ui/field/field';
import { formats, maxLengths } from '@/lib/forms/rules';
import styles from './contact-fields.module.css';
import { TextField } from './text-field';

type Bound = { id: string; name: string; error: string | undefined };
type Props = {
  bind: (field: 'email' | 'phone' | 'postalCode' | 'comments') => Bound;
  commentsLabel: string;
  /** What to write in the comments. */
  commentsHint?: string;
};

/*
 * The patterns are for browsers without JavaScript, which send the text as typed, and no stricter
 * than the rules.
 */
const between = String.raw`[\s\p{Cf}\p{Pd}\u2212.\/\(\)]*`;
const phonePattern = String.raw`${between}([Tt]el:)?${between}(\+|\d)(${between}\d){7,18}${between}`;
const postalCodePattern = String.raw`[\s\p{Cf}]*(\d[\s\p{Cf}]*){5}`;

/** The fields of both forms. */
export function ContactFields({ bind, commentsLabel, commentsHint }: Props) {
  return (
    <>
      <TextField
        {...bind('email')}
        label="Adresse e-mail"
        type="email"
        autoComplete="email"
        format={formats.email}
        maxLength={maxLengths.email}
      />
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
      <Comments {...bind('comments')} label={commentsLabel} hint={commentsHint} />
    </>
  );
}

const noHealthData = 'N’écrivez ici aucune information sur un patient ni sur votre santé.';

type CommentsProps = Bound & { label: string; hint: string | undefined };

function Comments({ id, name, error, label, hint }: CommentsProps) {
  return (
    <Field
      id={id}
      label={label}
      optional
      error={error}
      hint={hint ? `${hint} ${noHealthData}` : noHealthData}
    >
      {(control) => <Textarea {...control} name={name} maxLength={maxLengths.comments} rows={4} />}
    </Field>
  );
}
