/** The site map for visitors: a second navigation system beside the menu (RGAA 12.1). */
export const planPage = {
  path: '/plan-du-site',
  title: 'Plan du site',
  description:
    'Toutes les pages du site\u00a0: annonces de remplacement par spécialité, articles du blog, pré-inscription, informations légales et flux d’abonnement.',
};
