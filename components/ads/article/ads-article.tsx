import type { ReactNode } from 'react';
import { cardsBeforeBanner } from '@/components/ads/account-banner';
import { AdCards } from '@/components/ads/card/ad-card';
import { Subscribe } from '@/components/ads/list/subscribe';
import { PublishCall } from '@/components/ads/publish-call';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { ButtonLink } from '@/components/ui/button/button';
import { Container } from '@/components/ui/container';
import { unbroken } from '@/components/ui/unbroken';
import { adsText } from '@/lib/ads/sent-texts';
import type { SpecialtyPage } from '@/lib/ads/specialty/specialty-page';
import { linkRel } from '@/lib/routing/crawling';
import type { Breadcrumb } from '@/lib/seo/json-ld';
import styles from './ads-article.module.css';

type Props = {
  page: Pick<SpecialtyPage, 'heading' | 'online' | 'facts' | 'cards' | 'search' | 'whole' | 'more'>;
  crumbs: Breadcrumb[];
  banner: ReactNode;
  children: ReactNode;
};

/** A landing page for search engines: the first of some ads, then facts about them. */
export function AdsArticle({ page, crumbs, banner, children }: Props) {
  const { heading, online, facts, cards, search, whole, more } = page;
  const first = cards.slice(0, cardsBeforeBanner);
  const rest = cards.slice(cardsBeforeBanner);
  return (
    <Container>
      <Breadcrumbs crumbs={crumbs} />
      <header className={styles.header}>
        <h1>{unbroken(heading)}</h1>
        <p>
          <ButtonLink href={whole.href} rel={linkRel(whole.href)} variant="secondary">
            {unbroken(whole.name)}
          </ButtonLink>
        </p>
      </header>
      <section>
        <h2 className={styles.heading}>{online}</h2>
        <div className={styles.cards}>
          <AdCards cards={first} search={search} />
          {banner}
          {rest.length > 0 && <AdCards cards={rest} search={search} />}
        </div>
        {more && (
          <p className={styles.more}>
            <ButtonLink href={more.href} rel={linkRel(more.href)}>
              {unbroken(more.name)}
            </ButtonLink>
          </p>
        )}
        <div className={styles.subscribe}>
          <Subscribe search={search} text={adsText(heading, cards, search)} />
        </div>
      </section>
      <div className={styles.panels}>
        <section className={styles.rules}>
          <h2 className={styles.heading}>En bref</h2>
          {facts.map((fact) => (
            <p key={fact}>{unbroken(fact)}</p>
          ))}
        </section>
        <section className={styles.rules}>
          <h2 className={styles.heading}>Qui peut remplacer&nbsp;?</h2>
          <p>
            Un médecin se fait remplacer par un confrère inscrit au tableau de l’Ordre, ou par un
            interne qui a une licence de remplacement dans sa spécialité.
          </p>
          <p>
            Il en informe d’abord son conseil départemental de l’Ordre, à qui le contrat est
            communiqué.
          </p>
        </section>
        <PublishCall />
      </div>
      {children}
    </Container>
  );
}
