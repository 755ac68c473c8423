import { expect, test } from '@jest/globals';
import { GET } from './route';

test.each([
  ['https://www.example.org/annonces/12?page=2&specialty=3', '/annonces?page=2&specialty=3'],
  ['https://www.example.org/annonces/12?jeton=x&specialty=3&page=0', '/annonces?specialty=3'],
  ['https://www.example.org/annonces/12', '/annonces'],
  ['https://www.example.org/blog?page=2', '/annonces'],
  ['https://www.example.org/', '/annonces'],
  ['no URL', '/annonces'],
  [undefined, '/annonces'],
])('from %s it leads to %s', (referer, location) => {
  const headers = new Headers(referer === undefined ? {} : { referer });
  const response = GET(new Request('https://www.example.org/annonces/retour', { headers }));
  expect([response.status, response.headers.get('location')]).toEqual([303, location]);
});
