import '@/app/shared-styles';
import type { Metadata } from 'next';
import Link from 'next/link';
import { readSearchParams, type SearchParams } from '@/app/search-params';
import styles from '@/components/places/place-choice-page.module.css';
import { PlaceField } from '@/components/places/place-field';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { Container } from '@/components/ui/container';
import { unbroken } from '@/components/ui/unbroken';
import { placeChoicePath } from '@/lib/ads/ad-paths';
import { placeChoice } from '@/lib/ads/list/place-choice';
import { formatAdSearch } from '@/lib/ads/search';
import { unindexedMetadata } from '@/lib/seo/page-metadata';

/** The canonical lacks the words that the visitor typed. */
export const metadata: Metadata = unindexedMetadata('Quel lieu cherchez-vous ?', placeChoicePath);

/**
 * Asks which of several places is meant, or to correct an unknown one. It contains what a visitor typed: rendered for
 * each request and never stored.
 */
export default async function WhichPlacePage({ searchParams }: { searchParams: SearchParams }) {
  const choice = placeChoice(await readSearchParams(searchParams));
  const { words, search, options, note, action } = choice;
  return (
    <Container className={styles.page}>
      {options.length > 0 ? (
        <>
          <h1>Quel lieu cherchez-vous&nbsp;?</h1>
          <p>
            {options.length > 1 ? 'Plusieurs lieux correspondent à' : 'Un seul lieu ressemble à'}{' '}
            {unbroken(`«\u00a0${words}\u00a0». ${note}`)}
          </p>
          <ul className={styles.options}>
            {options.map(({ label, detail, href }) => (
              <li key={href}>
                <Link href={href} prefetch={false}>
                  {label}
                </Link>{' '}
                <span className={styles.detail}>{detail}</span>
              </li>
            ))}
          </ul>
          <h2 className={styles.other}>Un autre lieu</h2>
        </>
      ) : (
        <>
          <h1>Nous ne connaissons pas ce lieu.</h1>
          <p>
            Vérifiez l’orthographe, ou indiquez une commune, un code postal, un département ou une
            région de France.
          </p>
        </>
      )}
      <form action={action} className={styles.form}>
        {[...new URLSearchParams(formatAdSearch(search))].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <PlaceField words={words} />
        <div className={styles.actions}>
          <Button type="submit">Voir les annonces</Button>
          <ButtonLink href={action} variant="quiet">
            Chercher partout en France
          </ButtonLink>
        </div>
      </form>
    </Container>
  );
}
