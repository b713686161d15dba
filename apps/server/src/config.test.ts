import { describe, expect, it } from 'vitest';
import { ConfigError } from './config/config-error.ts';
import { readConfig } from './config.ts';

describe('the configuration', () => {
  it('needs nothing', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      publicUrl: 'http://localhost:3000',
      role: 'all',
      demo: true,
      mailViewer: true,
    });
  });

  it('names every mistake in one message', () => {
    const env = { PORT: 'abc', ROLE: 'boss', DATABASE_URL: 'mysql://x', AUTH_SIGNUP: 'yes' };
    expect(() => readConfig(env)).toThrow(ConfigError);
    for (const name of Object.keys(env)) expect(() => readConfig(env)).toThrow(new RegExp(`${name}: `));
  });

  it('trusts the proxies that are listed, and says so when it cannot read the list', () => {
    expect(readConfig({ TRUST_PROXY: 'loopback, 10.0.0.0/8,::1' }).trustProxy).toBe('loopback, 10.0.0.0/8,::1');
    for (const list of ['yes', '10.0.0.0/x', 'loopback,', '10.0.0']) {
      expect(() => readConfig({ TRUST_PROXY: list })).toThrow(/TRUST_PROXY/);
    }
  });

  it('takes a style of maps by its address only', () => {
    const style = 'https://maps.example.org/style.json';
    expect(readConfig({ MAP_STYLE_URL: style }).mapStyleUrl).toBe(style);
    expect(() => readConfig({ MAP_STYLE_URL: 'maps.example.org' })).toThrow(/MAP_STYLE_URL: must be an address/);
  });

  it('keeps demo market and mail viewer out of production unless DEMO is set', () => {
    expect(readConfig({ NODE_ENV: 'production' })).toMatchObject({ demo: false, mailViewer: false });
    expect(readConfig({ NODE_ENV: 'production', DEMO: '1' })).toMatchObject({ demo: true, mailViewer: true });
    const mustAdminsHaveFactor = (env: Record<string, string>) => readConfig(env).auth.settings.adminRequireFactor;
    expect(mustAdminsHaveFactor({ NODE_ENV: 'production' })).toBe(true);
    expect(mustAdminsHaveFactor({ NODE_ENV: 'production', DEMO: '1' })).toBe(false);
    expect(mustAdminsHaveFactor({ ADMIN_REQUIRE_FACTOR: 'on' })).toBe(true);
  });

  it.each(['https://www.example.org', 'http://192.168.1.20:3000', 'https://localhost.example.org'])(
    'shows no demo logins and no mails at %s unless DEMO is set, whatever NODE_ENV is',
    (publicUrl) => {
      for (const env of [{}, { NODE_ENV: 'development' }])
        expect(readConfig({ ...env, PUBLIC_URL: publicUrl })).toMatchObject({ demo: false, mailViewer: false });
      expect(readConfig({ PUBLIC_URL: publicUrl, DEMO: '1' })).toMatchObject({ demo: true, mailViewer: true });
    },
  );

  it.each(['http://localhost:3000', 'http://127.0.0.1:8080', 'http://[::1]:3000', 'http://demo.localhost'])(
    'shows the demo at %s',
    (publicUrl) => {
      expect(readConfig({ PUBLIC_URL: publicUrl })).toMatchObject({ demo: true, mailViewer: true });
    },
  );

  it('shows no mails once there is an SMTP server', () => {
    expect(readConfig({ SMTP_URL: 'smtp://localhost:25' }).mailViewer).toBe(false);
  });

  it('takes an empty value as absent and drops the trailing slash of the public address', () => {
    expect(readConfig({ PORT: '', PUBLIC_URL: 'https://www.example.org/' })).toMatchObject({
      port: 3000,
      publicUrl: 'https://www.example.org',
    });
  });
});
