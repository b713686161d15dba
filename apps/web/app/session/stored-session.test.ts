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
  return { device, tab, kept: createStoredSession({ device, tab }) };
}

const session = (token: string) => JSON.stringify({ refresh_token: token });

describe('where a session is kept', () => {
  it('is the device for those who stay signed in', () => {
    const { device, tab, kept } = openStores();
    kept.remember(true);
    kept.setItem('key', 'session');
    expect([device.items.get('key'), tab.items.get('key')]).toEqual(['session', undefined]);
  });

  it('is only the tab for all others, and an earlier one is gone from the device', () => {
    const { device, tab, kept } = openStores();
    kept.setItem('key', 'earlier');
    kept.remember(false);
    kept.setItem('key', 'session');
    expect([device.items.get('key'), tab.items.get('key')]).toEqual([undefined, 'session']);
    expect(kept.getItem('key')).toBe('session');
    expect(kept.isTabOnly()).toBe(true);
  });

  it('is nowhere after it was removed', () => {
    const { device, tab, kept } = openStores();
    kept.remember(false);
    kept.setItem('key', 'session');
    kept.removeItem('key');
    expect([device.items.has('key'), tab.items.has('key')]).toEqual([false, false]);
  });

  it('stays the tab when another tab hands over a session of its own', () => {
    const { device, tab, kept } = openStores();
    kept.adopt('key', session('a'));
    expect([device.items.has('key'), tab.items.get('key')]).toEqual([false, session('a')]);
  });

  it('becomes the device when another tab has put the session there', () => {
    const { device, tab, kept } = openStores();
    kept.remember(false);
    kept.setItem('key', session('old'));
    device.setItem('key', session('new'));
    kept.adopt('key', session('new'));
    expect([device.items.get('key'), tab.items.has('key'), kept.isTabOnly()]).toEqual([session('new'), false, false]);
  });
});
