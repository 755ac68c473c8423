import { describe, expect, test } from '@jest/globals';
import { routes } from '@/lib/routing/routes';
import { checkRequestHead } from './check-request-head';

const routeOf = (pattern: string) => routes.find((route) => route.pattern === pattern) ?? null;

function check(method: string, pattern: string, headers: Record<string, string> = {}) {
  const path = routeOf(pattern) === null ? pattern : pattern.replaceAll(/\[\w+\]/g, 'x');
  const error = checkRequestHead(
    { method, path, header: (name) => headers[name] },
    routeOf(pattern),
  );
  return error && [error.status, error.allow].filter((one) => one !== undefined);
}

const reset = '/reset-password/[uid]/[token]';
const call = '/api/v1/auth/users/reset_password_confirm';

describe('the method', () => {
  test.each([
    ['GET', '/annonces', null],
    ['HEAD', '/annonces', null],
    ['POST', '/annonces', [405, 'GET, HEAD']],
    ['OPTIONS', '/annonces', [405, 'GET, HEAD']],
    ['TRACE', '/_next/static/[…]', [405, 'GET, HEAD']],
    ['PUT', reset, [405, 'GET, HEAD, POST']],
    ['GET', '/api/v1/ads', null],
    ['OPTIONS', '/api/v1/ads', [204, 'GET, HEAD, OPTIONS']],
    ['OPTIONS', call, [204, 'POST, OPTIONS']],
    ['POST', '/api/v1/ads', [405, 'GET, HEAD, OPTIONS']],
    ['GET', call, [405, 'POST, OPTIONS']],
    ['POST', '/introuvable', [405, 'GET, HEAD']],
    ['GET', '/api/introuvable', null],
    ['POST', '/api/introuvable', [404]],
    ['TRACE', '/api/introuvable', [404]],
  ])('%s %s: %j', (method, pattern, error) => {
    expect(check(method, pattern)).toEqual(error);
  });
});

const form = { 'content-type': 'multipart/form-data; boundary=a' };
const json = { 'content-type': 'application/json' };

describe('the body', () => {
  test.each([
    ['POST', reset, { ...form, 'content-length': '16384' }, null],
    ['POST', reset, { ...form, 'content-length': '16385' }, [413]],
    ['POST', reset, { ...form, 'transfer-encoding': 'chunked' }, [411]],
    ['POST', reset, { ...form, 'transfer-encoding': 'x-any' }, [400]],
    ['POST', reset, { 'content-type': 'Application/X-WWW-Form-Urlencoded' }, null],
    ['POST', reset, { ...json, 'content-length': '2' }, [415]],
    ['POST', reset, {}, [415]],
    ['POST', call, { ...json, 'content-length': '10000' }, null],
    ['POST', call, { ...json, 'content-length': '10001' }, [413]],
    ['POST', call, { ...form, 'content-length': '2' }, [415]],
    ['GET', '/annonces', { 'content-length': '1' }, [400]],
    ['GET', '/annonces', { 'content-length': '0' }, null],
    ['HEAD', '/cgu', { 'transfer-encoding': 'chunked' }, [400]],
    ['POST', '/api/introuvable', { 'content-length': '1' }, [404]],
  ])('%s %s %j: %j', (method, pattern, headers, error) => {
    expect(check(method, pattern, headers as Record<string, string>)).toEqual(error);
  });
});

test.each([
  ['%5B%22%22%2C%7B%7D%5D', null],
  ['%5B%22%22%2C%7B%22children%22%3A%5B%22cgu%22%2C%7B%7D%5D%7D%5D', null],
  ['%5B%5D', [400]],
  ['%5B%22%22%5D', [400]],
  ['zz', [400]],
  ['%zz', [400]],
  ['%7B%7D', [400]],
])('the state of the router, %s: %j', (tree, error) => {
  const headers = { rsc: '1', 'next-router-state-tree': tree };
  expect(check('GET', reset, headers)).toEqual(error);
  expect(check('GET', reset, { 'next-router-state-tree': tree })).toBeNull();
});

test.each([
  [1, 4_993, null],
  [1, 4_994, [400]],
  // Valid, and read in quadratic time.
  [300, 0, [400]],
])('the state of the router, %d levels and %d spaces: %j', (levels, spaces, error) => {
  const tree = `${'["",{"children":'.repeat(levels - 1)}["",{}]${'}]'.repeat(levels - 1)}`;
  const headers = { rsc: '1', 'next-router-state-tree': tree + ' '.repeat(spaces) };
  expect(check('GET', reset, headers)).toEqual(error);
  expect(check('GET', '/api/places', headers)).toBeNull();
});
