import { describe, expect, it } from 'vitest';
import { asksForPassword, linkKindOf } from './confirm-screen.tsx';

describe('kinds of links in mails', () => {
  it('are those of the protocol, where "email" signs in', () => {
    expect(['signup', 'recovery', 'email_change', 'invite', 'magiclink', 'email'].map(linkKindOf)).toEqual([
      'signup',
      'recovery',
      'email_change',
      'invite',
      'magiclink',
      'magiclink',
    ]);
    expect([linkKindOf('sms'), linkKindOf(null)]).toEqual([null, null]);
  });

  it('lead to a password where there is none yet, or a forgotten one', () => {
    expect([asksForPassword('invite'), asksForPassword('recovery'), asksForPassword('signup')]).toEqual([
      true,
      true,
      false,
    ]);
  });
});
