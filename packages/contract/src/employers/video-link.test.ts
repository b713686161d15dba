import { expect, test } from 'vitest';
import { parseVideoLink, videoPlayerUrl, videoUrl } from './video-link.ts';

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3s', 'youtube', 'dQw4w9WgXcQ'],
  ['youtu.be/dQw4w9WgXcQ?si=abc', 'youtube', 'dQw4w9WgXcQ'],
  ['https://youtube.com/shorts/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
  ['vimeo.com/845122071', 'vimeo', '845122071'],
  ['https://player.vimeo.com/video/845122071?h=0a1b2c3d4e', 'vimeo', '845122071'],
])('%s is a film of %s', (link, provider, videoId) => {
  expect(parseVideoLink(link)).toMatchObject({ provider, videoId });
});

test.each([
  'https://evil.example/watch?v=dQw4w9WgXcQ',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'javascript:alert(1)',
  'https://www.youtube.com/watch?v="><script>',
  'https://vimeo.com/channels/staffpicks',
  '',
])('%s is none', (link) => {
  expect(parseVideoLink(link)).toBeNull();
});

test('a film that is not listed keeps the key that opens it', () => {
  const film = parseVideoLink('https://vimeo.com/845122071/0a1b2c3d4e');
  expect(film && [videoUrl(film), videoPlayerUrl(film)]).toEqual([
    'https://vimeo.com/845122071/0a1b2c3d4e',
    'https://player.vimeo.com/video/845122071?dnt=1&h=0a1b2c3d4e',
  ]);
});
