import CalendarCheck from 'lucide-react/icons/calendar-check';
import CalendarDays from 'lucide-react/icons/calendar-days';
import FileCheck from 'lucide-react/icons/file-check';
import MapPin from 'lucide-react/icons/map-pin';
import { Arc } from '@/components/ui/arc';
import { Badge } from '@/components/ui/badge';
import styles from './hero-scene.module.css';

/** A hand-over, drawn: the ad of one doctor, taken on by another. Says nothing the text does not. */
export function HeroScene() {
  return (
    <div className={styles.scene} aria-hidden="true">
      <Arc className={styles.arc} />
      <div className={`${styles.card} ${styles.before}`}>
        <div className={styles.person}>
          <span className={styles.initials}>CM</span>
          <div>
            <span className={styles.name}>Dr Claire Morvan</span>
            <span className={styles.muted}>Médecine générale</span>
          </div>
        </div>
        <p className={styles.line}>
          <CalendarDays size={18} />
          Du 14 au 25 juillet
        </p>
        <p className={styles.line}>
          <MapPin size={18} />
          29000 Quimper
        </p>
        <div className={styles.badges}>
          <Badge tone="apricot">Rétrocession 80 %</Badge>
          <Badge tone="mint">Secteur 1</Badge>
        </div>
      </div>
      <div className={`${styles.card} ${styles.after}`}>
        <div className={styles.person}>
          <span className={styles.initials}>YB</span>
          <div>
            <span className={styles.name}>Dr Yanis Berrada</span>
            <span className={styles.muted}>Remplaçant, profil vérifié</span>
          </div>
        </div>
        <p className={styles.line}>
          <CalendarCheck size={18} />
          Disponible en juillet
        </p>
        <p className={styles.line}>
          <FileCheck size={18} />
          Contrat signé en ligne
        </p>
      </div>
    </div>
  );
}
