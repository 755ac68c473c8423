import { expect, test } from '@jest/globals';
import { adSchema } from '@/lib/api/schemas/ad';
import { postSchema } from '@/lib/api/schemas/post';
import { lostValues } from './lost-values.ts';

const pathsOf = (sent: unknown, read: unknown) => lostValues(sent, read).map(({ path }) => path);

test.each([
  [{ id: 1, title: 'Un', end_date: '2026-12-01' }],
  [{ id: '1', title: null, specialty: null, location: {}, timeslots: [] }],
  [{ id: 1, title: ' ', forfait_amount: '650.00', on_site_housing: 'False', on_site_dining: 0 }],
  [{ id: 1, title: 'Un', other: 'not in the schema' }],
])('nothing of an ad is lost: %j', (sent) => {
  expect(pathsOf(sent, adSchema.parse(sent))).toEqual([]);
});

test.each([
  [{ end_date: '01/12/2026' }, 'end_date'],
  [{ title: 3 }, 'title'],
  [{ specialty: 'Pédiatrie' }, 'specialty'],
  [{ specialty: { id: 3 } }, 'specialty'],
  [{ location: { city: 'Dijon', latitude: 95, longitude: 5 } }, 'location.latitude'],
  [{ on_site_housing: 'oui' }, 'on_site_housing'],
  [{ timeslots: [{ dayName: 'lun', morning: true }] }, 'timeslots'],
  [{ timeslots: { monday: true } }, 'timeslots'],
  [{ user: { profile: 'Clinique' } }, 'user.profile'],
])('what the site does not read of an ad: %j', (fields, path) => {
  const sent = { id: 1, ...fields };
  expect(pathsOf(sent, adSchema.parse(sent))).toContain(path);
});

test('a text may stand for an object', () => {
  const sent = { id: 1, slug: 'un', tags: ['Contrat'], hero_image: '/media/h.jpg' };
  expect(pathsOf(sent, postSchema.parse(sent))).toEqual([]);
});
