import { Card } from '@/components/ui/card';
import { classNames } from '@/components/ui/class-names';
import { CircleAlertIcon, CircleCheckIcon, LightbulbIcon } from '@/components/ui/icons/icons';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { Finding } from '@/lib/seo/audit/rule';
import styles from './finding-list.module.css';

const severities = {
  error: { Icon: CircleAlertIcon, word: 'Erreur' },
  advice: { Icon: LightbulbIcon, word: 'Conseil' },
};

/** The problems of a page, and how to fix them. */
export function FindingList({ findings }: { findings: Finding[] }) {
  if (findings.length === 0) {
    return (
      <Card className={styles.fine}>
        <CircleCheckIcon size={22} aria-hidden />
        <p>Cette page est prête pour les moteurs de recherche et les partages.</p>
      </Card>
    );
  }
  return (
    <Card>
      <ul className={styles.list}>
        {findings.map(({ code, severity, label, problem, remedy }) => {
          const { Icon, word } = severities[severity];
          return (
            <li key={code + problem} className={classNames(styles.finding, styles[severity])}>
              <Icon size={22} aria-hidden />
              <div>
                <h4>
                  <VisuallyHidden>{word} : </VisuallyHidden>
                  {label}
                </h4>
                <p>{problem}</p>
                <p className={styles.remedy}>{remedy}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
