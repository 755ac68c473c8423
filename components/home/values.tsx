import Link from 'next/link';
import { Arc } from '@/components/ui/arc/arc';
import { classNames } from '@/components/ui/class-names';
import { ArrowRightIcon } from '@/components/ui/icons/icons';
import {
  MapPinnedIcon,
  StethoscopeIcon,
  UserRoundCheckIcon,
} from '@/components/ui/icons/leaf-icons';
import type { ListFilters } from '@/lib/ads/search';
import { searchCriteria } from '@/lib/ads/search-in-words';
import { establishmentFormPath, practitionerFormHref } from '@/lib/forms/profile';
import { linkRel } from '@/lib/routing/crawling';
import { Section } from './section';
import styles from './values.module.css';

const panelsOf = (filters: ListFilters, hasMap: boolean) => [
  {
    audience: 'Pour les médecins',
    tone: 'mint',
    title: 'S’absenter l’esprit tranquille',
    Icon: StethoscopeIcon,
    text: 'Des remplaçants au profil vérifié, et un contrat simplifié, signé en ligne.',
    way: { href: practitionerFormHref('medecin'), label: 'Se pré-inscrire comme médecin' },
  },
  {
    audience: 'Pour les remplaçants',
    tone: 'apricot',
    title: 'Choisir où et quand exercer',
    Icon: UserRoundCheckIcon,
    text: `Les annonces ${searchCriteria(filters)}${hasMap ? ', en liste ou sur une carte' : ''}. Comptabilité et coffre-fort de documents dans la même application.`,
    way: { href: practitionerFormHref('remplacant'), label: 'Se pré-inscrire comme remplaçant' },
  },
  {
    audience: 'Pour les territoires',
    tone: 'sand',
    title: 'Garder des soins ouverts à tous',
    Icon: MapPinnedIcon,
    text: 'Toutes les spécialités, en remplacement ponctuel ou régulier.',
    way: { href: establishmentFormPath, label: 'Pré-inscrire un établissement' },
  },
];

/** The offers of the site to each audience, as it is configured. */
export function Values({ filters, hasMap }: { filters: ListFilters; hasMap: boolean }) {
  return (
    <Section
      surface="white"
      title="Un relais qui profite à chacun"
      lead="Celui qui part, celui qui arrive, et les patients qui comptent sur eux."
    >
      <div className={styles.values}>
        <div className={styles.panels}>
          {panelsOf(filters, hasMap).map(({ audience, tone, title, Icon, text, way }) => (
            <div key={audience} className={classNames(styles.panel, styles[tone])}>
              <Arc className={styles.arc} />
              <div className={styles.title}>
                <span className={styles.icon}>
                  <Icon size={28} aria-hidden />
                </span>
                <div>
                  <p className={styles.audience}>{audience}</p>
                  <h3>{title}</h3>
                </div>
              </div>
              <p>{text}</p>
              <Link href={way.href} rel={linkRel(way.href)} prefetch={false} className={styles.way}>
                {way.label}
                <ArrowRightIcon size={20} aria-hidden />
              </Link>
            </div>
          ))}
        </div>
      </div>
    </Section>
  );
}
