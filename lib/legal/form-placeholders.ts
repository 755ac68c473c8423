import type { Placeholders } from './placeholders';

/** How the pre-registrations reach the form service, which depends on the configuration. */
export function formPlaceholders(isRelayed: boolean): Placeholders {
  if (!isRelayed) {
    return {
      'envoi-formulaires': 'directement par votre navigateur',
      'données-formulaires': 'Contenu du formulaire, données techniques',
      'limite-formulaires': '',
    };
  }
  return {
    'envoi-formulaires': 'par notre serveur, qui n’en conserve rien',
    'données-formulaires': 'Contenu du formulaire',
    'limite-formulaires':
      ' ; pour limiter les envois, une empreinte de l’adresse IP est gardée en mémoire par le site 15 minutes au plus',
  };
}
