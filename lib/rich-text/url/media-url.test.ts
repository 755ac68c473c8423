import { expect, test } from '@jest/globals';
import { recordingFile, videoPage } from './media-url';

test.each([
  [
    'https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'youtube.com',
  ],
  [
    '//www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'youtube.com',
  ],
  ['https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'youtube.com'],
  [
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'youtube.com',
  ],
  [
    'https://www.youtube.com/embed/videoseries?list=PL1_a-b',
    'https://www.youtube.com/playlist?list=PL1_a-b',
    'youtube.com',
  ],
  [
    'https://www.youtube.com/embed/videoseries',
    'https://www.youtube.com/embed/videoseries',
    'youtube.com',
  ],
  [
    'https://player.vimeo.com/video/76979871?h=8272103f6e',
    'https://vimeo.com/76979871/8272103f6e',
    'vimeo.com',
  ],
  ['https://player.vimeo.com/video/76979871', 'https://vimeo.com/76979871', 'vimeo.com'],
  [
    'https://www.dailymotion.com/embed/video/x84sh87',
    'https://www.dailymotion.com/video/x84sh87',
    'dailymotion.com',
  ],
  [
    'https://geo.dailymotion.com/player/x.html?video=x84sh87',
    'https://www.dailymotion.com/video/x84sh87',
    'dailymotion.com',
  ],
  [
    'https://tube.example/videos/embed/9c9de5e8-0a1e-484a-b099-e80766180a6d',
    'https://tube.example/w/9c9de5e8-0a1e-484a-b099-e80766180a6d',
    'tube.example',
  ],
])('%s is the video %s', (written, href, host) => {
  expect(videoPage(written)).toEqual({ href, host });
});

test.each([
  '',
  'http://www.youtube.com/embed/dQw4w9WgXcQ',
  'https://user@www.youtube.com/embed/dQw4w9WgXcQ',
  'https://www.youtube.com.attacker.example/embed/dQw4w9WgXcQ',
  'https://attacker.example/?www.youtube.com/embed/dQw4w9WgXcQ',
  'https://maps.example/embed',
  'javascript:alert(1)//youtube.com/embed/dQw4w9WgXcQ',
  '/videos/embed/9c9de5e8',
])('%j is no video', (written) => {
  expect(videoPage(written)).toBeNull();
});

test.each([
  [
    'https://www.films.example/a.mp4',
    { href: 'https://www.films.example/a.mp4', host: 'films.example' },
  ],
  ['http://films.example/a.mp4', null],
  ['/a.mp4', null],
  ['data:video/mp4,x', null],
])('the file at %s', (written, film) => {
  expect(recordingFile(written)).toEqual(film);
});
