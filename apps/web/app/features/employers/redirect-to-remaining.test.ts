import { expect, test } from 'vitest';
import { redirectToRemaining } from './redirect-to-remaining.ts';

const OLD = '0198f0a0-0000-7000-8000-000000000001';
const NEW = '0198f0a0-0000-7000-8000-000000000002';

function answerOf(path: string, askedId: string): Response | null {
  try {
    redirectToRemaining(new URL(path, 'http://own.invalid'), askedId, NEW);
    return null;
  } catch (answer) {
    return answer as Response;
  }
}

test('an old address leads for good to the same page of the employer that remains', () => {
  const answer = answerOf(`/arbeitgebern/${OLD}/offene-stellen?page=2`, OLD);
  expect(answer?.status).toBe(301);
  expect(answer?.headers.get('location')).toBe(`/arbeitgebern/${NEW}/offene-stellen?page=2`);
});

test('the employer’s own address stays, however it is written', () => {
  expect(answerOf(`/arbeitgebern/${NEW}`, NEW)).toBeNull();
  expect(answerOf(`/arbeitgebern/${NEW.toUpperCase()}`, NEW.toUpperCase())).toBeNull();
});
