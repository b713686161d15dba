import { ROLES } from '@stellenvisite/contract/identity/accounts';
import { describe, expect, it } from 'vitest';
import { areaLinks, roleOfPath } from './area-links.ts';

describe('the rail', () => {
  it('offers every role its own overview first, and the account to all', () => {
    const first = ROLES.map((role) => areaLinks(role)[0]?.[0]?.to);
    expect(new Set(first).size).toBe(ROLES.length);
    for (const role of ROLES)
      expect(
        areaLinks(role)
          .flat()
          .map(({ to }) => to),
      ).toContain('/konto/sicherheit');
  });

  it('shows the pages of administrators to no other role', () => {
    const others = (['job_seeker', 'employer'] as const).flatMap((role) => areaLinks(role).flat());
    expect(others.filter(({ to }) => to.startsWith('/admin-dashboard'))).toEqual([]);
  });

  it('knows whose page an address is, and that the account is everybody’s', () => {
    expect(roleOfPath('/admin-dashboard/admins')).toBe('admin');
    expect(roleOfPath('/employer-dashboard')).toBe('employer');
    expect(roleOfPath('/dashboard')).toBe('job_seeker');
    expect(roleOfPath('/konto/daten')).toBeNull();
  });
});
