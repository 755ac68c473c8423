import { describe, expect, test } from '@jest/globals';
import { feedBody, safeBody } from '@/lib/rich-text/body';
import { htmlOf, origins, rules } from '@/lib/rich-text/body.fixture';

describe('what is hidden from the eye is not shown', () => {
  test.each([
    'display:none',
    'DISPLAY : NONE !important',
    'display:none;max-height:0',
    'visibility:hidden',
    'visibility: collapse',
    'content-visibility:hidden',
    'opacity:0',
    'opacity: 0.0',
    'opacity:.01',
    'opacity:0%',
    'filter:opacity(0)',
    'font-size:0',
    'font-size: 0px !important',
    'font-size:0.5pt',
    'font-size:1px',
    'font:0/0 a',
    'color:transparent',
    'color:rgba(12, 12, 12, 0)',
    'color:hsla(0, 0%, 0%, 0.0)',
    'color:rgb(0 0 0 / 0%)',
    'color:#fff0',
    'color:#ffffff00',
    'color:#fff;background:#FFFFFF',
    'color:white;background-color:rgb(255, 255, 255)',
    'color:red;background:red',
    'clip:rect(0 0 0 0)',
    'position:absolute;clip: rect(1px, 1px, 1px, 1px)',
    'clip-path:inset(50%)',
    'clip-path:inset(100%)',
    'clip-path:circle(0)',
    'clip-path:polygon(0 0, 0 0, 0 0)',
    'position:absolute;left:-9999px',
    'position: fixed; top: -999em',
    'position:relative;right:-100vw',
    'text-indent:-9999px',
    'text-indent:-999px',
    'margin-left:-10000px',
    'transform:scale(0)',
    'transform: translateX(-9999px)',
    'scale:0',
    'zoom:0',
    'overflow:hidden;text-indent:100%;white-space:nowrap',
    'height:0;overflow:hidden',
    'max-height:0px;overflow:hidden',
    'width:1px;height:1px;overflow:hidden',
    'max-width:0; overflow-x: clip',
    'mso-hide:all',
  ])('%s', (style) => {
    const inside = '<i>b</i><ul><li>c</li></ul>';
    expect(htmlOf(`<p>a</p><div style="${style}">b${inside}</div>d`)).toBe('<p>a</p><p>d</p>');
    expect(htmlOf(`a <span style="${style}">b</span>c`)).toBe('<p>a c</p>');
    expect(htmlOf(`<table><tr><td style="${style}">a</td><td>b</td></tr></table>`)).not.toMatch(
      'a<',
    );
    expect(safeBody(`<p style="${style}">a</p>`, origins)).toBeNull();
    expect(feedBody(`<p style="${style}">a</p>`, origins, 'https://a.fr/b')).toBeNull();
  });

  rules([
    ['<p hidden>a</p><p hidden="until-found">b</p>c', '<p>c</p>'],
    ['<template><p>a</p></template><noscript><p>b</p></noscript><!-- c -->d', '<p>d</p>'],
    ['<span class="sr-only">a</span><i class="visually-hidden">b</i>c', '<p>c</p>'],
    ['<p style="background:#0b5"><span style="color:#00BB55">a</span>b</p>', '<p>b</p>'],
    ['<div style="visibility:hidden">a<img src="/b.png"><p>c</p></div>d', '<p>d</p>'],
    ['<p style="display:none">a<img src="https://a.fr/b.png"></p>c', '<p>c</p>'],
    // The preheader of a newsletter.
    [
      '<div style="display:none;font-size:1px;color:#ffffff;line-height:1px;max-height:0px;max-width:0px;opacity:0;overflow:hidden;mso-hide:all;">Aperçu &#847;&zwnj;&nbsp;</div><p>a</p>',
      '<p>a</p>',
    ],
  ]);
});

describe('what is not hidden stays', () => {
  rules([
    ['<p aria-hidden="true">a</p>', '<p>a</p>'],
    ['<details><summary>a</summary>b</details>', '<details><summary>a</summary><p>b</p></details>'],
    [
      '<div style="visibility:hidden">a<b style="visibility:visible">b</b></div>',
      '<p><b>b</b></p>',
    ],
    // As of MJML.
    ['<div style="font-size:0px"><p>a</p><p style="font-size:13px">b</p></div>', '<p>b</p>'],
    ['<div style="font-size:0"><p style="font-size:1em">a</p></div>b', '<p>b</p>'],
    ['<p style="background:#000;color:#000">a<b style="color:#fff">b</b></p>', '<p><b>b</b></p>'],
    // The background is unknown.
    ['<p style="color:#fff">a</p>', '<p>a</p>'],
    ['<p style="color:inherit;background:inherit">a</p>', '<p>a</p>'],
    ['<p style="color:rgb(0, 0, 0)">a</p>', '<p>a</p>'],
    ['<p style="color:rgba(0, 0, 0, 0.8)">a</p>', '<p>a</p>'],
    ['<p style="color:transparent;-webkit-background-clip: text">a</p>', '<p>a</p>'],
    ['<p style="opacity:0.9;font-size:0.9em;line-height:0">a</p>', '<p>a</p>'],
    ['<p style="margin-left:141.6pt;text-indent:-141.6pt">a</p>', '<p>a</p>'],
    ['<p style="position:absolute;top:1250px;left:99px">a</p>', '<p>a</p>'],
    ['<p style="left:-9999px">a</p>', '<p>a</p>'],
    ['<p style="overflow:hidden;height:10px;width:100%">a</p>', '<p>a</p>'],
    ['<div style="height:0;overflow:hidden;padding-bottom:56.25%">a</div>', '<p>a</p>'],
    ['<p style="transform:scale(0.9)">a</p>', '<p>a</p>'],
    ['a<span style="font-size:0"> </span>b', '<p>a b</p>'],
  ]);
});

describe('the direction of an element stays', () => {
  const rtl = ['dir="rtl"', 'dir="RTL"', 'style="direction: rtl"', 'class="ql-direction-rtl x"'];
  const names =
    'p h2 li ul ol blockquote table td th tr tbody caption figcaption dt dd pre summary details figure span b a';
  const around: Record<string, (element: string) => string> = {
    li: (element) => `<ul>${element}</ul>`,
    dt: (element) => `<dl>${element}<dd>x</dd></dl>`,
    dd: (element) => `<dl>${element}</dl>`,
    td: (element) => `<table><tr>${element}</tr></table>`,
    th: (element) => `<table><tr>${element}</tr></table>`,
    tr: (element) => `<table>${element}</table>`,
    tbody: (element) => `<table>${element}</table>`,
    caption: (element) => `<table>${element}<tr><td>x</table>`,
    figcaption: (element) => `<figure><p>x</p>${element}</figure>`,
    summary: (element) => `<details>${element}x</details>`,
  };
  const within: Record<string, string> = {
    ul: '<li>a</li>',
    ol: '<li>a</li>',
    table: '<tr><td>a</td></tr>',
    tbody: '<tr><td>a</td></tr>',
    tr: '<td>a</td>',
    details: '<summary>a</summary>b',
  };
  test.each(names.split(' '))('%s', (name) => {
    for (const written of rtl) {
      const link = name === 'a' ? ' href="/b"' : '';
      const source = `<${name}${link} ${written}>${within[name] ?? 'a'}</${name}>`;
      const html = htmlOf(around[name]?.(source) ?? source);
      expect(html).toMatch(new RegExp(`<${name}( [^>]*)? dir="rtl"`));
      // The region of a table has it too.
      expect(html.split('dir=')).toHaveLength(name === 'table' ? 3 : 2);
      expect(htmlOf(html)).toBe(html);
    }
  });

  rules([
    [
      '<div dir="rtl">a<p>b</p><ul><li>c</ul></div>',
      '<p dir="rtl">a</p><p dir="rtl">b</p><ul dir="rtl"><li>c</li></ul>',
    ],
    ['<ul><li><p dir="rtl">a</p></li></ul>', '<ul><li><p dir="rtl">a</p></li></ul>'],
    ['<p dir="ltr">a</p><p dir="x">b</p>', '<p>a</p><p>b</p>'],
    ['<body dir="rtl"><span><p>a</p></span></body>', '<p dir="rtl">a</p>'],
    ['<p dir="auto">a</p>', '<p dir="auto">a</p>'],
    [
      '<blockquote dir="rtl"><p>a</p><p dir="ltr">b</p></blockquote>',
      '<blockquote dir="rtl"><p>a</p><p dir="ltr">b</p></blockquote>',
    ],
    [
      '<p dir="rtl">a <span dir="ltr">CPS</span></p>',
      '<p dir="rtl">a <span dir="ltr">CPS</span></p>',
    ],
    ['<td style="direction:ltr">a</td>', '<p>a</p>'],
  ]);
});
