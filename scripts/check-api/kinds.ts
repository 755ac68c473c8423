import { adSchema } from '@/lib/api/schemas/ad';
import { partnerSchema } from '@/lib/api/schemas/partner';
import { postSchema } from '@/lib/api/schemas/post';
import { specialtySchema } from '@/lib/api/schemas/specialty';
import { substituteSchema } from '@/lib/api/schemas/substitute';
import type { ItemKind } from './items.ts';

/* What the API sends, by the schemas that the site reads it with. */

const kind = <T>(itemKind: ItemKind<T>) => itemKind;

export const adKind = kind({
  names: ['ad', 'ads'],
  schema: adSchema,
  dropped: 'The site leaves the ad out of every list, and logs « items dropped ».',
});

export const postKind = kind({
  names: ['post', 'posts'],
  schema: postSchema,
  dropped: 'The site leaves the post out of every list, and logs « items dropped ».',
});

export const substituteKind = kind({
  names: ['substitute', 'substitutes'],
  schema: substituteSchema,
  dropped: 'The home page leaves the substitute out, and « items dropped » is logged.',
});

export const partnerKind = kind({
  names: ['partner', 'partners'],
  schema: partnerSchema,
  dropped: 'The home page leaves the partner out, and « items dropped » is logged.',
});

export const specialtyKind = kind({
  names: ['specialty', 'specialties'],
  schema: specialtySchema,
  dropped: 'The specialty can be neither chosen in the filters nor has it a page.',
});
