import { expect, test } from '@jest/globals';
import { parseUploadUrl } from './links';
import { pageOf } from './media';

const api = 'https://api.example';
const pageAt = (written: string) => {
  const url = parseUploadUrl(written, api);
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
  [
    'https://www.youtube.com/embed/videoseries?list=PL1_a-b',
    'https://www.youtube.com/playlist?list=PL1_a-b',
  ],
  ['https://www.youtube.com/embed/videoseries', 'https://www.youtube.com/embed/videoseries'],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e', 'https://vimeo.com/76979871/8272103f6e'],
  ['https://player.vimeo.com/video/76979871', 'https://vimeo.com/76979871'],
  ['https://www.dailymotion.com/embed/video/x84sh87', 'https://www.dailymotion.com/video/x84sh87'],
  [
    'https://geo.dailymotion.com/player/x.html?video=x84sh87',
    'https://www.dailymotion.com/video/x84sh87',
  ],
  [
    'https://tube.example/videos/embed/9c9de5e8-0a1e-484a-b099-e80766180a6d',
    'https://tube.example/w/9c9de5e8-0a1e-484a-b099-e80766180a6d',
  ],
  ['http://www.youtube.com/embed/dQw4w9WgXcQ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
])('%s is the video %s', (written, href) => {
  expect(pageAt(written)).toEqual({ href, isVideo: true });
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
