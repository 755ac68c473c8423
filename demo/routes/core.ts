import { json, storedJson } from '../http/answer.ts';
import type { Route } from '../http/router.ts';
import { withAbsoluteMedia } from '../media-links.ts';
import type { SmallLists } from '../store/small-lists.ts';
import { CHOICES } from './choices.ts';

const SPOTLIGHT = 3;

export const coreRoutes = (lists: SmallLists): Route[] => [
  {
    method: 'GET',
    path: '/api/v1/users/substitutes/random',
    answer({ origin }) {
      const documents = `[${lists.someSubstitutes(SPOTLIGHT).join(',')}]`;
      return storedJson(withAbsoluteMedia(documents, origin));
    },
  },
  {
    method: 'GET',
    path: '/api/v1/core/partners',
    answer: ({ origin }) =>
      storedJson(withAbsoluteMedia(`[${lists.partners().join(',')}]`, origin)),
  },
  {
    method: 'GET',
    path: '/api/v1/core/combined-list',
    answer: () => json({ specialties: lists.specialties, ...CHOICES }),
  },
];
