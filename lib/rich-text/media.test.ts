import { describe, expect, test } from '@jest/globals';
import { feedBody, safeBody } from './body';
import { externalLink, htmlOf, origins, rules } from './body.fixture';
import { parseUploadUrl } from './links';
import { imageCandidates, imageUrl, pageOf } from './media';

describe('images', () => {
  const lazy = 'loading="lazy" decoding="async"';
  rules([
    [
      '<img src="https://a.fr/b.png" alt="C &quot;d&quot;" class="e">',
      `<p><img src="https://a.fr/b.png" alt="C &quot;d&quot;" ${lazy}></p>`,
    ],
    [
      '<img src="https://a.fr/b.png" width="400" height="300">',
      `<p><img src="https://a.fr/b.png" alt="" width="400" height="300" ${lazy}></p>`,
    ],
    [
      '<img src="https://a.fr/b.png" width="400" height="9000">',
      `<p><img src="https://a.fr/b.png" alt="" ${lazy}></p>`,
    ],
    [
      '<img src="https://a.fr/b.png" width="100%" height="300">',
      `<p><img src="https://a.fr/b.png" alt="" ${lazy}></p>`,
    ],
    [
      '<img src="https://a.fr/b.png" srcset="https://a.fr/c.png 2x">',
      `<p><img src="https://a.fr/b.png" srcset="https://a.fr/c.png 2x" alt="" ${lazy}></p>`,
    ],
    [
      '<img src="https://a.fr/b.png" srcset="/c.png 9w" sizes="x">',
      `<p><img src="https://a.fr/b.png" srcset="https://api.medireleve.example/c.png 9w" sizes="(min-width: 768px) 42rem, 100vw" alt="" ${lazy}></p>`,
    ],
    [
      '<img src="https://a.fr/b.png" srcset="http://a.fr/c.png 2x">',
      `<p><img src="https://a.fr/b.png" alt="" ${lazy}></p>`,
    ],
    [
      '<img src="data:image/png,x">a<img src="http://a.fr/b.png">',
      `<p>[image] a ${externalLink('http://a.fr/b.png', 'Voir l’image (a.fr)')}</p>`,
    ],
    [
      'a<img src="http://a.fr/b.png" alt="Le plan">',
      `<p>a ${externalLink('http://a.fr/b.png', 'Le plan')}</p>`,
    ],
    ['<img src="data:image/png,x" alt="Le plan">', '<p>Le plan</p>'],
    ['a<img src="http://a.fr/p.gif" width="1" height="1">', '<p>a</p>'],
    ['<a href="/a">b<img src="http://a.fr/b.png" alt="c"></a>', '<p><a href="/a">b c</a></p>'],
    [
      '<figure><img src="/a.png" alt="b"><figcaption>c</figcaption></figure>',
      `<figure role="figure" aria-label="c"><img src="https://api.medireleve.example/a.png" alt="b" ${lazy}><figcaption>c</figcaption></figure>`,
    ],
    [
      '<figure><figcaption>c</figcaption><img src="/a.png"></figure>',
      `<figure role="figure" aria-label="c"><figcaption>c</figcaption><img src="https://api.medireleve.example/a.png" alt="" ${lazy}></figure>`,
    ],
    ['<figure><img><figcaption>c</figcaption></figure>d', '<p>c</p><p>d</p>'],
    [
      '<picture><source srcset="/b.webp"><img src="/a.png"></picture>',
      `<p><img src="https://api.medireleve.example/a.png" alt="" ${lazy}></p>`,
    ],
    [
      '<picture><source media="(max-width: 639px)" srcset="/b.webp" width="9" height="8"><img src="/a.png" alt="c"></picture>',
      `<p><picture><source media="(max-width: 639px)" srcset="https://api.medireleve.example/b.webp" width="9" height="8"><img src="https://api.medireleve.example/a.png" alt="c" ${lazy}></picture></p>`,
    ],
    [
      '<picture><source media="print" srcset="/b.webp"><source media="(min-width: 40em)" srcset="data:,x"><img src="/a.png"></picture>',
      `<p><img src="https://api.medireleve.example/a.png" alt="" ${lazy}></p>`,
    ],
    ['<picture><source media="(min-width: 40em)" srcset="/b.webp"></picture>d', '<p>d</p>'],
    ['<source media="(min-width: 40em)" srcset="/b.webp">d', '<p>d</p>'],
  ]);
});

describe('images in the text itself', () => {
  const bytesOf = {
    png: '89504e470d0a1a0a0000000d494844520000000200000002',
    jpeg: 'ffd8ffe000104a464946',
    gif: '47494638396102000200800000',
    webp: '524946461a000000574542505650384c',
  };
  const dataOf = (type: string, bytes: Uint8Array) =>
    `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`;
  const shown = (src: string) => `<p><img src="${src}" alt="" loading="lazy" decoding="async"></p>`;
  const of = (length: number) => Buffer.concat([Buffer.from(bytesOf.png, 'hex')], length);

  test.each(Object.entries(bytesOf))('a %s', (type, hex) => {
    const src = dataOf(type, Buffer.from(hex, 'hex'));
    expect(htmlOf(`<img src="${src}">`)).toBe(shown(src));
    expect(htmlOf(shown(src))).toBe(shown(src));
    const named = src.replace(/^data:.*;/, (head) => `${head.toUpperCase()}charset=utf-8;`);
    expect(htmlOf(`<img src="${named}">`)).toBe(shown(src));
    const lines = src
      .replace(/,.{20}/, '$&\n')
      .replaceAll('+', '%2B')
      .replaceAll('=', '%3D');
    expect(htmlOf(`<img src=" ${lines} ">`)).toBe(shown(src));
  });

  test('up to 64 kB', () => {
    expect(htmlOf(`<img src="${dataOf('png', of(65_536))}">`)).toBe(
      shown(dataOf('png', of(65_536))),
    );
    for (const length of [65_537, 70_000, 1_000_000]) {
      expect(htmlOf(`<p>a</p><img src="${dataOf('png', of(length))}"><p>b</p>`)).toBe(
        '<p>a</p><p>[image]</p><p>b</p>',
      );
    }
  });

  rules([
    [`<img src="${dataOf('svg+xml', of(99))}">`, '<p>[image]</p>'],
    ['<img src="data:image/svg+xml,<svg onload=alert(1)>">', '<p>[image]</p>'],
    [`<img src="${dataOf('png', Buffer.from('<svg onload=alert(1)>'))}">`, '<p>[image]</p>'],
    [`<img src="${dataOf('png', Buffer.from('RIFF....AVI '))}">`, '<p>[image]</p>'],
    [`<img src="${dataOf('bmp', Buffer.from('BM'))}" alt="Le plan">`, '<p>Le plan</p>'],
    ['a<img src="data:text/html;base64,iVBORw0KGgo">b', '<p>a [image] b</p>'],
    ['<img src="blob:https://a.fr/0">', '<p>[image]</p>'],
    ['<img src="cid:image001.png">', '<p>[image]</p>'],
    ['<img src="file:///C:/clip_image001.png">', '<p>[image]</p>'],
    ['<img src="webkit-fake-url://0/image.tiff">', '<p>[image]</p>'],
    ['<a href="/a"><img src="cid:x"></a>', '<p><a href="/a">[image]</a></p>'],
    // Spacers.
    [
      'a<img src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7">',
      '<p>a</p>',
    ],
    ['a<img src="data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ">', '<p>a</p>'],
    [
      `<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" data-src="/b.png">`,
      shown('https://api.medireleve.example/b.png'),
    ],
  ]);
});

describe('videos and recordings', () => {
  const watch = externalLink(
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'Voir la vidéo (youtube.com)',
  );
  rules([
    [
      '<p><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"><p>a</iframe></p>',
      `<p>${watch}</p>`,
    ],
    [
      '<figure><iframe src="//youtu.be/dQw4w9WgXcQ"></iframe><figcaption>a</figcaption></figure>',
      `<figure role="figure" aria-label="a">${watch}<figcaption>a</figcaption></figure>`,
    ],
    [
      'a<iframe src="https://maps.example"></iframe>b',
      `<p>a</p><p>${externalLink('https://maps.example/', 'Voir le contenu (maps.example)')}</p><p>b</p>`,
    ],
    [
      '<iframe src="http://www.maps.example/?a&b" title="Plan d’accès"></iframe>',
      `<p>${externalLink('http://www.maps.example/?a&amp;b', 'Plan d’accès (maps.example)')}</p>`,
    ],
    [
      '<iframe src="javascript:alert(1)" title="Plan d’accès"><b>x</b></iframe>',
      '<p>Plan d’accès</p>',
    ],
    [
      '<video><source src="data:,x"><source src="https://b.fr/a.mp4">c</video>',
      `<p>${externalLink('https://b.fr/a.mp4', 'Voir la vidéo (b.fr)')}</p>`,
    ],
    ['<iframe src="www.youtube.com/embed/dQw4w9WgXcQ"></iframe>', `<p>${watch}</p>`],
    [
      '<video src="/a.mp4"></video>',
      `<p>${externalLink('https://api.medireleve.example/a.mp4', 'Voir la vidéo (api.medireleve.example)')}</p>`,
    ],
    ['<video src="blob:x">c</video>', '<p>c</p>'],
    [
      '<audio src="https://b.fr/a.mp3"></audio>',
      `<p>${externalLink('https://b.fr/a.mp3', 'Écouter l’enregistrement (b.fr)')}</p>`,
    ],
  ]);
});

const api = 'http://127.0.0.1:4100';

test.each([
  ['https://cdn.example/a.png', 'https://cdn.example/a.png'],
  ['//cdn.example/a.png', 'https://cdn.example/a.png'],
  ['/\t/cdn.example/a.png', 'https://cdn.example/a.png'],
  ['/media/a.webp?v=1', `${api}/media/a.webp?v=1`],
  ['media/a.webp', `${api}/media/a.webp`],
  ['a.webp', `${api}/a.webp`],
  [`${api}/media/a.webp`, `${api}/media/a.webp`],
])('%s is the image %s', (written, address) => {
  expect(imageUrl(written, api)).toBe(address);
});

test.each([
  '',
  'http://cdn.example/a.png',
  'http://127.0.0.1:4101/a.png',
  'ftp://cdn.example/a.png',
  'data:image/png;base64,AAAA',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'blob:https://cdn.example/0',
  'javascript:alert(1)',
  'https://user:secret@cdn.example/a.png',
  '/\\cdn.example/a.png',
  '../a.png',
  '?a.png',
  '#a',
])('%j is not the URL of an image', (written) => {
  expect(imageUrl(written, api)).toBeNull();
});

describe('candidates', () => {
  test.each([
    ['https://cdn.example/a.png 1x, /b.png 2x', `https://cdn.example/a.png 1x, ${api}/b.png 2x`],
    ['/a.png 400w,\n /b.png 800w', `${api}/a.png 400w, ${api}/b.png 800w`],
    ['/w_400,h_300/a.png 1.5x', `${api}/w_400,h_300/a.png 1.5x`],
  ])('%s', (written, candidates) => {
    expect(imageCandidates(written, api)).toBe(candidates);
  });

  test.each([
    '',
    '/a.png',
    '/a.png 1x, http://cdn.example/b.png 2x',
    '/a.png 1x, javascript:alert(1) 2x',
    '/a.png 1x 2x',
    '/a.png -1x',
    '/a.png 1e9w',
    ', /a.png 1x',
    'data:image/png,x 1x',
  ])('an invalid candidate invalidates all: %j', (written) => {
    expect(imageCandidates(written, api)).toBeNull();
  });
});

const pageAt = (written: string) => {
  const url = parseUploadUrl(written, 'https://api.example');
  return url && pageOf(url);
};

test.each([
  [
    'https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  ],
  ['//www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  [
    'https://www.youtube.com/embed/videoseries?list=PL1_a-b',
    'https://www.youtube.com/embed/videoseries?list=PL1_a-b',
  ],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e', 'https://vimeo.com/76979871/8272103f6e'],
  ['https://player.vimeo.com/video/76979871', 'https://vimeo.com/76979871'],
  ['http://www.youtube.com/embed/dQw4w9WgXcQ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
])('%s is the video %s', (written, href) => {
  expect(pageAt(written)).toEqual({ href, isVideo: true });
});

describe('an image of a named host', () => {
  const hosts = ['media.example.org', 'api.medireleve.example'];
  const htmlOf = (content: string) => safeBody(content, { ...origins, pictureHosts: hosts })?.html;
  const ofSite = (url: string) =>
    `"/_next/image?url=${encodeURIComponent(url)}&amp;w=1280&amp;q=75"`;
  const image = 'https://media.example.org/a.jpg';

  test.each([
    [`<img src="${image}">`, image],
    [
      '<img src="/media/é.png" width="9" height="8">',
      'https://api.medireleve.example/media/%C3%A9.png',
    ],
    [`<img data-src="${image}" src="data:,">`, image],
    [`<img src="https://a.fr/b.png" srcset="${image} 2x">`, image],
    [
      `<img src="${image}" srcset="https://media.example.org/b.jpg 900w, https://media.example.org/c.jpg 1200w, https://media.example.org/d.jpg 300w">`,
      'https://media.example.org/c.jpg',
    ],
    [`<img src="${image}" srcset="https://elsewhere.fr/c.jpg 2x">`, image],
  ])('comes from the site: %s', (content, url) => {
    const html = htmlOf(content) ?? '';
    expect(html).toContain(`<img src=${ofSite(url)} alt=""`);
    expect(html.match(/https?:/g)).toBeNull();
  });

  test('comes from the site in each version for a width of the window', () => {
    const html = htmlOf(
      `<picture><source media="(min-width: 40em)" srcset="${image}"><source media="(max-width: 9em)" srcset="${image} 1x, https://media.example.org/b.jpg 2x"><img src="${image}"></picture>`,
    );
    expect(html).toContain(`<source media="(min-width: 40em)" srcset=${ofSite(image)}>`);
    expect(html).toContain(
      `<source media="(max-width: 9em)" srcset=${ofSite('https://media.example.org/b.jpg')}>`,
    );
    expect(html?.match(/https?:/g)).toBeNull();
  });

  test.each(['https://other.example.org/a.jpg', `${image}?v=1`, 'https://media.example.org/a.svg'])(
    'but %s is loaded from where it is published',
    (url) => {
      expect(htmlOf(`<img src="${url}">`)).toContain(`<img src="${url}"`);
    },
  );

  test('has its own address in a feed', () => {
    expect(feedBody(`<img src="${image}">`, origins, 'https://a.fr/')).toContain(
      `<img src="${image}"`,
    );
  });

  test('a megabyte of images stays bounded', () => {
    expect(htmlOf(`<img src="${image}">`.repeat(30_000))?.length).toBeLessThan(6_000_000);
  });
});

test.each([
  ['https://maps.example/embed', 'https://maps.example/embed'],
  ['//maps.example/embed', 'https://maps.example/embed'],
  ['http://maps.example/embed', 'http://maps.example/embed'],
  [
    'https://www.youtube.com.attacker.example/embed/dQw4w9WgXcQ',
    'https://www.youtube.com.attacker.example/embed/dQw4w9WgXcQ',
  ],
  ['https://www.films.example/a.mp4', 'https://www.films.example/a.mp4'],
  ['/media/a.mp4', 'https://api.example/media/a.mp4'],
  ['media/a.mp4', 'https://api.example/media/a.mp4'],
])('%s is at %s', (written, href) => {
  expect(pageAt(written)).toEqual({ href, isVideo: false });
});

test.each([
  '',
  '../a.mp4',
  'about:blank',
  'https://user@www.youtube.com/embed/dQw4w9WgXcQ',
  'javascript:alert(1)//youtube.com/embed/dQw4w9WgXcQ',
  'data:text/html,x',
  'blob:https://films.example/0',
  '#a',
  `https://films.example/${'a'.repeat(2000)}`,
])('%j is not the URL of media', (written) => {
  expect(pageAt(written)).toBeNull();
});
