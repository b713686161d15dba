import { describe, expect, it } from 'vitest';
import { problemCodeOf } from './problem-code.ts';

describe('the code of a refused call', () => {
  it('is the one that the problem names', () => {
    expect(problemCodeOf({ code: 'admin.last', status: 409 })).toBe('admin.last');
  });

  it('is reported when no answer came', () => {
    expect(problemCodeOf(new TypeError('Failed to fetch'))).toBe('server.unavailable');
  });

  it.each(['<html>', null, undefined, {}, { code: 'toString' }, { code: 7 }])('is unexpected for %j', (error) => {
    expect(problemCodeOf(error)).toBe('server.unexpected');
  });
});
