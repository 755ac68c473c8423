import { sentence } from '@/lib/french/sentence';
import { type Finding, finding } from '../finding';
import type { Served } from '../served';

const reasons = {
  timeout: 'La page n’a pas répondu à temps.',
  refused: 'Le site ne répond pas.',
  broken: 'La réponse s’est interrompue.',
  'too-large': 'La page est trop lourde pour être lue.',
};

/** What is wrong with an answer that is no page: it failed, leads elsewhere, or is something else. */
export function judgeAnswer(served: Served): Finding[] {
  if (served.kind === 'failed') {
    return [
      finding(
        'no-answer',
        reasons[served.reason],
        'Réessayez dans une minute\u00a0; si cela dure, signalez-le à l’équipe technique.',
      ),
    ];
  }
  const { status, headers } = served;
  if (status >= 500) {
    return [
      finding(
        'server-error',
        sentence`La page répond par une erreur (${status}) : les moteurs finiraient par la retirer.`,
        'Réessayez dans une minute\u00a0; si cela dure, signalez-le à l’équipe technique.',
      ),
    ];
  }
  if (status >= 300 && status < 400) {
    const location = headers.get('location') ?? 'une adresse inconnue';
    return [
      finding(
        'redirect',
        sentence`Cette adresse mène à une autre (${status}) : ${location}`,
        'Partagez directement l’adresse d’arrivée.',
      ),
    ];
  }
  if (status >= 400) {
    return [
      finding(
        'not-found',
        sentence`Aucune page ne répond à cette adresse (${status}).`,
        'Vérifiez l’adresse\u00a0; si la page a existé, corrigez les liens qui y mènent.',
      ),
    ];
  }
  return [
    finding(
      'not-a-page',
      sentence`Ce n’est pas une page : ${headers.get('content-type') ?? 'type inconnu'}.`,
      'Collez l’adresse d’une page.',
    ),
  ];
}
