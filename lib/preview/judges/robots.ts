import { sentence } from '@/lib/french/sentence';
import { belongsInSitemap } from '../expectation';
import { type Finding, finding } from '../finding';
import type { JudgedPage } from '../judged-page';
import { robotsDirectives } from '../robots-directives';

/** Whether search engines may keep the page that they should, and not the one they should not. */
export function judgeRobots(page: JudgedPage): Finding[] {
  const { expected, robotsTxt, path } = page;
  if (expected.indexed === null) return [];
  const { closedBy, follows } = robotsDirectives(page);
  if (!expected.indexed) {
    return closedBy === null
      ? [
          finding(
            'noindex-missing',
            'Cette page ne doit pas être trouvée par les moteurs, et rien ne le leur dit.',
            sentence`Signalez-le à l’équipe technique : il y manque « noindex ».`,
          ),
        ]
      : [];
  }
  const found: Finding[] = [];
  if (closedBy !== null) {
    found.push(
      finding(
        'noindex-unwanted',
        sentence`La page demande aux moteurs de ne pas la garder (${closedBy}).`,
        sentence`Si ce site est celui qui est en ligne, signalez-le à l’équipe technique : cette page doit être trouvée.`,
      ),
    );
  } else if (!follows) {
    found.push(
      finding(
        'nofollow',
        sentence`La page demande aux moteurs de ne pas suivre ses liens (« nofollow »).`,
        'Signalez-le à l’équipe technique, sauf si c’est voulu.',
      ),
    );
  }
  if (robotsTxt?.allows(path) === false && belongsInSitemap(path, expected)) {
    found.push(
      finding(
        'blocked',
        'Le fichier robots.txt interdit aux moteurs de lire cette page.',
        'Si ce site est celui qui est en ligne, signalez-le à l’équipe technique.',
      ),
    );
  }
  return found;
}
