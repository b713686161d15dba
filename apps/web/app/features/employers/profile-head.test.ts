import { describe, expect, it } from 'vitest';
import { employerPaths } from './profile-head.tsx';

describe('employerPaths', () => {
  it('stays on the German side', () => {
    expect(employerPaths('/arbeitgebern/1').of('1')).toEqual({
      profile: '/arbeitgebern/1',
      media: '/arbeitgebern/1?tab=medien',
      jobs: '/arbeitgebern/1/offene-stellen',
    });
    expect(employerPaths('/').list).toBe('/arbeitgebern');
  });

  it('stays on the English side', () => {
    expect(employerPaths('/employers').list).toBe('/employers');
    expect(employerPaths('/employers/1/open-positions').of('1').jobs).toBe('/employers/1/open-positions');
  });
});
