import { describe, expect, it } from 'vitest';
import { createStoredSession } from './stored-session.ts';

function memory() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

function openStores() {
  const device = memory();
  const tab = memory();
  return { device, tab, stored: createStoredSession({ device, tab }) };
}

const session = (token: string) => JSON.stringify({ refresh_token: token });

describe('where a session is stored', () => {
  it('is the device for those who stay signed in', () => {
    const { device, tab, stored } = openStores();
    stored.remember(true);
    stored.setItem('key', 'session');
    expect([device.items.get('key'), tab.items.get('key')]).toEqual(['session', undefined]);
  });

  it('is only the tab for all others, and an earlier one is gone from the device', () => {
    const { device, tab, stored } = openStores();
    stored.setItem('key', 'earlier');
    stored.remember(false);
    stored.setItem('key', 'session');
    expect([device.items.get('key'), tab.items.get('key')]).toEqual([undefined, 'session']);
    expect(stored.getItem('key')).toBe('session');
    expect(stored.isTabOnly()).toBe(true);
  });

  it('is nowhere after it was removed', () => {
    const { device, tab, stored } = openStores();
    stored.remember(false);
    stored.setItem('key', 'session');
    stored.removeItem('key');
    expect([device.items.has('key'), tab.items.has('key')]).toEqual([false, false]);
  });

  it('stays the tab when another tab hands over a session of its own', () => {
    const { device, tab, stored } = openStores();
    stored.adopt('key', session('a'));
    expect([device.items.has('key'), tab.items.get('key')]).toEqual([false, session('a')]);
  });

  it('becomes the device when another tab has put the session there', () => {
    const { device, tab, stored } = openStores();
    stored.remember(false);
    stored.setItem('key', session('old'));
    device.setItem('key', session('new'));
    stored.adopt('key', session('new'));
    expect([device.items.get('key'), tab.items.has('key'), stored.isTabOnly()]).toEqual([session('new'), false, false]);
  });
});
