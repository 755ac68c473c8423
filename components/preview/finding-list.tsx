import { Card } from '@/components/ui/card';
import { classNames } from '@/components/ui/class-names';
import CircleAlert from '@/components/ui/icons/circle-alert';
import CircleCheck from '@/components/ui/icons/circle-check';
import Lightbulb from '@/components/ui/icons/lightbulb';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { Finding } from '@/lib/seo-audit/rule';
import styles from './finding-list.module.css';

const severities = {
  error: { Icon: CircleAlert, word: 'Erreur' },
  advice: { Icon: Lightbulb, word: 'Conseil' },
};

/** What is wrong with a page, and what to do about it. */
export function FindingList({ findings }: { findings: Finding[] }) {
  if (findings.length === 0) {
    return (
      <Card className={styles.fine}>
        <CircleCheck size={22} aria-hidden />
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
