import { sentence } from '@/lib/french/sentence';
import type { AuditedPage } from '../audited-page';
import { type Rule, rule } from '../rule';

const failures = {
  timeout: 'La page n’a pas répondu à temps',
  refused: 'Le site ne répond pas',
  broken: 'La réponse s’est interrompue',
  'too-large': 'La page est trop lourde pour être lue',
};

const tryAgain = sentence`Réessayez dans une minute ; si cela dure, signalez-le à l’équipe technique.`;

/** Responses that are not a page, or that are one with an error status. */
export const responseRules: Rule<AuditedPage>[] = [
  rule('no-response', 'error', 'Pas de réponse', ({ failure }) => ({
    found: failure !== null,
    problem: `${failures[failure?.reason ?? 'broken']}${failure?.code ? ` (${failure.code})` : ''}.`,
    remedy: tryAgain,
  })),
  rule('server-error', 'error', 'Page en panne', ({ status }) => ({
    found: status >= 500,
    problem: sentence`La page répond par une erreur (${status}) : les moteurs finiraient par la retirer.`,
    remedy: tryAgain,
  })),
  rule('not-found', 'error', 'Page introuvable', ({ status }) => ({
    found: status >= 400 && status < 500,
    problem: sentence`Aucune page ne répond à cette adresse (${status}).`,
    remedy: sentence`Vérifiez l’adresse ; si la page a existé, corrigez les liens qui y mènent.`,
  })),
  rule('redirect', 'advice', 'Adresse redirigée', ({ status, location }) => ({
    found: status >= 300 && status < 400,
    problem: sentence`Cette adresse mène à une autre (${status}) : ${location || 'une adresse inconnue'}`,
    remedy: 'Partagez directement l’adresse d’arrivée.',
  })),
  rule('not-a-page', 'advice', 'Pas une page', ({ failure, status, contentType }) => ({
    found: failure === null && status < 300,
    problem: sentence`Ce n’est pas une page : ${contentType || 'type inconnu'}.`,
    remedy: 'Collez l’adresse d’une page.',
  })),
];
