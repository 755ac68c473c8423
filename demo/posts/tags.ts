import type { SamplePost } from './post.ts';

export const tags = {
  firstSteps: { slug: 'premiers-pas', name: 'Premiers pas' },
  contract: { slug: 'contrat', name: 'Contrat' },
  pay: { slug: 'remuneration', name: 'Rémunération' },
  accounts: { slug: 'gestion', name: 'Gestion' },
  territories: { slug: 'territoires', name: 'Territoires' },
  facilities: { slug: 'etablissements', name: 'Établissements' },
  practice: { slug: 'organisation-du-cabinet', name: 'Organisation du cabinet' },
  life: { slug: 'vie-de-remplacant', name: 'Vie de remplaçant' },
} satisfies Record<string, SamplePost['tags'][number]>;
