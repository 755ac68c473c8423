import { sentence } from '@/lib/french/sentence';
import { type Rule, rule } from '../rule';
import type { Failure, Served } from '../served';

const reasons = {
  timeout: 'La page n’a pas répondu à temps.',
  refused: 'Le site ne répond pas.',
  broken: 'La réponse s’est interrompue.',
  'too-large': 'La page est trop lourde pour être lue.',
};

const tryAgain = 'Réessayez dans une minute\u00a0; si cela dure, signalez-le à l’équipe technique.';

function problemOf({ reason, code }: Failure): string {
  return code === undefined ? reasons[reason] : `${reasons[reason].replace(/\.$/, '')} (${code}).`;
}

/** The status and the headers of a response whose status is in a range; `null` for any other. */
function within(served: Served, from: number, to: number) {
  return served.kind === 'response' && served.status >= from && served.status < to ? served : null;
}

/** Responses that are no page: errors, redirects, other types. */
export const responseRules = [
  rule('no-response', 'error', 'Pas de réponse', (served) =>
    served.kind === 'failed' ? { problem: problemOf(served), remedy: tryAgain } : null,
  ),
  rule('server-error', 'error', 'Page en panne', (served) => {
    const response = within(served, 500, 1000);
    return (
      response && {
        problem: sentence`La page répond par une erreur (${response.status}) : les moteurs finiraient par la retirer.`,
        remedy: tryAgain,
      }
    );
  }),
  rule('not-found', 'error', 'Page introuvable', (served) => {
    const response = within(served, 400, 500);
    return (
      response && {
        problem: sentence`Aucune page ne répond à cette adresse (${response.status}).`,
        remedy: 'Vérifiez l’adresse\u00a0; si la page a existé, corrigez les liens qui y mènent.',
      }
    );
  }),
  rule('redirect', 'advice', 'Adresse redirigée', (served) => {
    const response = within(served, 300, 400);
    const location = response?.headers.get('location') ?? 'une adresse inconnue';
    return (
      response && {
        problem: sentence`Cette adresse mène à une autre (${response.status}) : ${location}`,
        remedy: 'Partagez directement l’adresse d’arrivée.',
      }
    );
  }),
  rule('not-a-page', 'advice', 'Pas une page', (served) => {
    const response = within(served, 0, 300);
    const type = response?.headers.get('content-type') ?? 'type inconnu';
    return (
      response && {
        problem: sentence`Ce n’est pas une page : ${type}.`,
        remedy: 'Collez l’adresse d’une page.',
      }
    );
  }),
] satisfies Rule<Served>[];
