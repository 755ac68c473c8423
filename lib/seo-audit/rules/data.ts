import { sentence } from '@/lib/french/sentence';
import { type AuditedPage, type Rule, reportToTeam, rule } from '../rule';

/** Structured data: the expected types, with the properties that Google requires. */
export const dataRules = [
  rule('data-unreadable', 'error', 'Données structurées illisibles', ({ blocks }) =>
    blocks
      .filter(({ readable }) => !readable)
      .map(() => ({
        problem: sentence`Un bloc de données structurées ne peut pas être lu : Google l’ignore.`,
        remedy: reportToTeam,
      })),
  ),
  rule('data-required', 'error', 'Données structurées incomplètes', ({ blocks }) =>
    blocks
      .filter(({ readable, missing }) => readable && missing.length > 0)
      .map(({ type, missing }) => ({
        problem: sentence`${type} : il manque ${missing.join(', ')}. Google n’en fait rien.`,
        remedy: sentence`Signalez-le à l’équipe technique : un bloc incomplet ne doit pas être publié.`,
      })),
  ),
  rule('data-wrong', 'error', 'Données structurées fausses', ({ blocks }) =>
    blocks
      .filter(({ readable }) => readable)
      .flatMap(({ type, wrong }) =>
        wrong.map(({ property, problem }) => ({
          problem: sentence`${type} : ${property} ${problem}.`,
          remedy: reportToTeam,
        })),
      ),
  ),
  rule('data-recommended', 'advice', 'Données structurées à compléter', ({ blocks }) =>
    blocks
      .filter(({ readable, recommended }) => readable && recommended.length > 0)
      .map(({ type, recommended }) => ({
        problem: sentence`${type} : Google recommande aussi ${recommended.join(', ')}.`,
        remedy: sentence`À compléter quand l’information existe ; sinon, rien à faire.`,
      })),
  ),
  rule('data-absent', 'advice', 'Données structurées absentes', ({ expected, blocks }) => {
    const present = new Set(blocks.flatMap(({ type }) => type.split(', ')));
    const absent = expected.blocks.filter((type) => !present.has(type));
    if (absent.length === 0) return null;
    return {
      problem: sentence`La page n’a pas ces données structurées : ${absent.join(', ')}.`,
      remedy: absent.includes('JobPosting')
        ? sentence`Google Emploi ne montrera pas l’annonce : vérifiez qu’elle a une description, une adresse et une date de publication, et qu’elle n’est pas terminée.`
        : reportToTeam,
    };
  }),
] satisfies Rule<AuditedPage>[];
