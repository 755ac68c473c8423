import { json, jsonText } from '../http/route-response.ts';
import type { Route } from '../http/router.ts';
import { withAbsoluteMedia } from '../media-links.ts';
import type { SmallLists } from '../store/small-lists.ts';
import { CHOICES } from './choices.ts';

const SPOTLIGHT = 3;

export const coreRoutes = (lists: SmallLists): Route[] => [
  {
    method: 'GET',
    path: '/api/v1/users/substitutes/random',
    handle({ origin }) {
      const documents = `[${lists.someSubstitutes(SPOTLIGHT).join(',')}]`;
      return jsonText(withAbsoluteMedia(documents, origin));
    },
  },
  {
    method: 'GET',
    path: '/api/v1/core/partners',
    handle: ({ origin }) => jsonText(withAbsoluteMedia(`[${lists.partners().join(',')}]`, origin)),
  },
  {
    method: 'GET',
    path: '/api/v1/core/combined-list',
    handle: () => json({ specialties: lists.specialties, ...CHOICES }),
  },
];
