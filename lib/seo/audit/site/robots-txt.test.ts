import { describe, expect, test } from '@jest/globals';
import { readRobotsTxt } from './robots-txt';

describe('what search engines may fetch', () => {
  test.each([
    ['', '/a', true],
    ['User-agent: *\nDisallow:', '/a', true],
    ['User-agent: *\nDisallow: /', '/a', false],
    ['user-agent:*\r\ndisallow: /api/ # ours', '/api/v1', false],
    ['User-agent: *\nDisallow: /api/', '/apis', true],
    ['\ufeffUser-agent : *\n\tDisallow\t:/a:b \u00a0# ours: #1', '/a:b', false],
    ['User-agent: *\n# Disallow: /a\nDisallow # : /a\nNot Disallow: /a', '/a', true],
    ['User-agent: *\nDisallow: /a\nAllow: /a/b', '/a/b/c', true],
    ['User-agent: *\nDisallow: /a\nAllow: /a', '/a', true],
    ['User-agent: *\nDisallow: /*?tag=', '/blog?tag=x', false],
    ['User-agent: *\nDisallow: /*.pdf$', '/a.pdf', false],
    ['User-agent: *\nDisallow: /*.pdf$', '/a.pdf?x', true],
    ['User-agent: *\nDisallow: /a*b*c$', '/a-b-b-c-c', false],
    ['User-agent: *\nDisallow: /\n\nUser-agent: Googlebot\nAllow: /', '/a', true],
    ['User-agent: Googlebot\nUser-agent: Bingbot\nDisallow: /a', '/a', false],
    ['User-agent: Bingbot\nDisallow: /a', '/a', true],
    ['Disallow: /a', '/a', true],
    ['<!doctype html>', '/a', true],
  ])('%j: %s %p', (text, path, allowed) => {
    expect(readRobotsTxt(text).allows(path)).toBe(allowed);
  });
});

test('the URLs of sitemaps', () => {
  const text =
    'Sitemap: https://x.example/a.xml\nUser-agent: *\nDisallow: /b\nsitemap:https://x.example/c.xml';
  const { sitemaps, allows } = readRobotsTxt(text);
  expect(sitemaps).toEqual(['https://x.example/a.xml', 'https://x.example/c.xml']);
  expect(allows('/b')).toBe(false);
});
