import { expect, test } from '@jest/globals';
import { requireBearer } from './authorization';

const secret = 'un secret, assez long';
const given = (authorization: string) => () =>
  requireBearer(new Headers({ authorization }), secret);

test.each([`Bearer ${secret}`, `bearer   ${secret}`])('%j is accepted', (authorization) => {
  expect(given(authorization)).not.toThrow();
});

test.each([
  '',
  'Bearer',
  'Bearer     ',
  secret,
  `Bearer${secret}`,
  `Basic ${secret}`,
  `Bearer ${secret}.`,
])('%j is not accepted', (authorization) => {
  expect(given(authorization)).toThrow(expect.objectContaining({ status: 401 }));
});
