import Check from 'lucide-react/icons/check';
import MapPinned from 'lucide-react/icons/map-pinned';
import Stethoscope from 'lucide-react/icons/stethoscope';
import UserRoundCheck from 'lucide-react/icons/user-round-check';
import { Card } from '@/components/ui/card';
import { Section } from './section';
import styles from './values.module.css';

const panels = [
  {
    audience: 'Pour les médecins',
    title: 'S’absenter l’esprit tranquille',
    Icon: Stethoscope,
    points: [
      'Une annonce publiée en quelques minutes, avec vos dates et vos conditions.',
      'Des remplaçants au profil vérifié, dans votre spécialité.',
      'Le contrat rédigé et signé en ligne.',
    ],
  },
  {
    audience: 'Pour les remplaçants',
    title: 'Choisir où et quand exercer',
    Icon: UserRoundCheck,
    points: [
      'Les annonces par spécialité, par dates et par lieu, en liste ou sur une carte.',
      'La rémunération et la convention affichées avant de candidater.',
      'Comptabilité et coffre-fort de documents dans la même application.',
    ],
  },
  {
    audience: 'Pour les territoires',
    title: 'Garder des soins ouverts à tous',
    Icon: MapPinned,
    points: [
      'Établissements, maisons de santé et collectivités publient leurs besoins.',
      'Toutes les spécialités, en remplacement ponctuel ou régulier.',
      'Un logement ou un repas sur place ? L’annonce le dit, et attire.',
    ],
  },
];

export function Values() {
  return (
    <Section
      title="Un relais qui profite à chacun"
      lead="Celui qui part, celui qui arrive, et les patients qui comptent sur eux."
    >
      <div className={styles.panels}>
        {panels.map(({ audience, title, Icon, points }) => (
          <Card key={audience} className={styles.panel}>
            <span className={styles.icon}>
              <Icon size={26} aria-hidden />
            </span>
            <div>
              <p className={styles.audience}>{audience}</p>
              <h3>{title}</h3>
            </div>
            <ul className={styles.points}>
              {points.map((point) => (
                <li key={point}>
                  <Check size={20} aria-hidden />
                  {point}
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </Section>
  );
}
