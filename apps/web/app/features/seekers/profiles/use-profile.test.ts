import type { SeekerProfile, SeekerProfileData } from '@stellenvisite/contract/seekers/seeker-profiles.schema';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { profileOf } from './profile.fixture.ts';
import { createProfileStore, type ProfileDraft, type StoredChanges } from './use-profile.ts';

const OFFLINE = new TypeError('Failed to fetch');
const at = (second: number) => `2026-11-16T04:00:0${second}.000Z`;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A server that keeps what it is sent, after the answers given. */
function open(data: Partial<SeekerProfileData> = {}) {
  let server: SeekerProfile = profileOf({ data, updatedAt: at(0) });
  let changes = 0;
  const answers: (() => Promise<void>)[] = [];
  const kept: (StoredChanges | null)[] = [];
  const write = (change: ProfileDraft) => {
    changes += 1;
    server = { ...server, data: { ...server.data, ...change }, updatedAt: at(changes) };
    return server;
  };
  const save = vi.fn(async (change: ProfileDraft, _since: string | null) => {
    await answers.shift()?.();
    return write(change);
  });
  const store = createProfileStore({
    profile: server,
    load: async () => server,
    save,
    persist: (entry) => void kept.push(entry),
  });
  const refuse = (error: unknown) => answers.push(() => Promise.reject(error));
  const wait = (gate: Promise<void>) => answers.push(() => gate);
  return { store, save, kept, refuse, wait, elsewhere: write, server: () => server };
}

describe('a profile that saves itself', () => {
  it('is saved while somebody types without a pause', async () => {
    const { store, server } = open();
    for (let typed = 1; typed <= 30; typed += 1) {
      store.change({ location: 'x'.repeat(typed) });
      await vi.advanceTimersByTimeAsync(300);
    }
    // Nothing that is older than five seconds would be lost with the device.
    expect((server().data.location ?? '').length).toBeGreaterThan(13);
  });

  it('waits until the changes pause, and sends only what has changed', async () => {
    const { store, save } = open({ location: 'Köln' });
    store.change({ radiusKm: 20 });
    await vi.advanceTimersByTimeAsync(500);
    store.change({ radiusKm: 30 });
    await vi.advanceTimersByTimeAsync(599);
    expect(save).not.toHaveBeenCalled();
    expect(store.state().status).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(save.mock.calls).toEqual([[{ radiusKm: 30 }, at(0)]]);
    expect(store.state()).toMatchObject({ status: 'saved', draft: {}, data: { location: 'Köln', radiusKm: 30 } });
  });

  it('sends nothing when a change was taken back in time', async () => {
    const { store, save } = open({ location: 'Köln' });
    store.change({ location: 'Bonn' });
    store.change({ location: 'Köln' });
    await vi.advanceTimersByTimeAsync(600);
    expect(save).not.toHaveBeenCalled();
    expect(store.state().status).toBe('saved');
  });

  it('saves what is typed while a request is under way with the next one, also the old value', async () => {
    const { store, save, wait } = open({ location: 'Köln' });
    const gate = Promise.withResolvers<void>();
    wait(gate.promise);
    store.change({ location: 'Bonn' });
    await vi.advanceTimersByTimeAsync(600);
    store.change({ location: 'Köln' });
    gate.resolve();
    await vi.advanceTimersByTimeAsync(600);
    expect(save.mock.calls.map(([change]) => change)).toEqual([{ location: 'Bonn' }, { location: 'Köln' }]);
    expect(store.state()).toMatchObject({ status: 'saved', data: { location: 'Köln' } });
  });

  it('keeps its changes on the device while the server is away, and tries again by itself', async () => {
    const { store, save, kept, refuse } = open();
    refuse(OFFLINE);
    refuse(OFFLINE);
    store.change({ location: 'Köln' });
    await vi.advanceTimersByTimeAsync(600);
    expect(store.state().status).toBe('offline');
    expect(kept.at(-1)?.draft).toEqual({ location: 'Köln' });
    await vi.advanceTimersByTimeAsync(1000 + 2000);
    expect(save).toHaveBeenCalledTimes(3);
    expect(store.state().status).toBe('saved');
    expect(kept.at(-1)).toBeNull();
  });

  it('goes on with what was stored on the device', async () => {
    const { store, server } = open({ location: 'Köln' });
    store.resume({ draft: { location: 'Bonn' }, before: server().data });
    await vi.advanceTimersByTimeAsync(0);
    expect(server().data.location).toBe('Bonn');
    expect(store.state().status).toBe('saved');
  });

  it('marks a field that cannot be saved, and saves the others', async () => {
    const { store, server, refuse } = open({ location: 'Köln', radiusKm: 20 });
    store.change({ payWish: { amount: 1, currency: 'EUR' } });
    expect([...store.state().invalid]).toEqual(['payWish']);
    refuse({ code: 'request.invalid' });
    refuse({ code: 'request.invalid' });
    store.change({ level: 'papst', radiusKm: 50 });
    await vi.advanceTimersByTimeAsync(600);
    expect([...store.state().invalid]).toEqual(['payWish', 'level']);
    expect(server().data).toMatchObject({ level: null, radiusKm: 50, payWish: null });
    expect(store.state()).toMatchObject({ status: 'saved', data: { level: null, radiusKm: 50 } });
    store.change({ payWish: { amount: 370_000, currency: 'EUR' } });
    expect([...store.state().invalid]).toEqual(['level']);
  });

  it('stops when it is refused, and says so', async () => {
    const { store, save, refuse } = open();
    refuse({ code: 'request.forbidden' });
    store.change({ location: 'Köln' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(save).toHaveBeenCalledTimes(1);
    expect(store.state()).toMatchObject({ status: 'refused', data: { location: 'Köln' } });
  });
});

describe('a profile that is changed in two places', () => {
  it('takes the other changes in and keeps its own', async () => {
    const { store, elsewhere, server } = open({ location: 'Köln' });
    store.change({ radiusKm: 50 });
    store.receive(elsewhere({ location: 'Bonn' }));
    expect(store.state().data).toMatchObject({ location: 'Bonn', radiusKm: 50 });
    await vi.advanceTimersByTimeAsync(600);
    expect(server().data).toMatchObject({ location: 'Bonn', radiusKm: 50 });
  });

  it.each([
    ['mine', 'Aachen'],
    ['theirs', 'Bonn'],
  ] as const)('asks before one value replaces another; %s leaves %s', async (whose, place) => {
    const { store, save, elsewhere, server, refuse } = open({ location: 'Köln' });
    store.change({ location: 'Aachen', radiusKm: 50 });
    elsewhere({ location: 'Bonn' });
    refuse({ code: 'profile.changed_elsewhere' });
    await vi.advanceTimersByTimeAsync(600);
    expect(store.state()).toMatchObject({ status: 'conflict', conflicts: ['location'] });
    // Fields without a conflict are still saved.
    expect(server().data).toMatchObject({ location: 'Bonn', radiusKm: 50 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(save).toHaveBeenCalledTimes(2);
    store.decide(whose);
    await vi.advanceTimersByTimeAsync(0);
    expect(server().data.location).toBe(place);
    expect(store.state()).toMatchObject({ status: 'saved', conflicts: [], data: { location: place } });
  });

  it('does not go back to an older answer that comes late', () => {
    const { store, elsewhere, server } = open({ location: 'Köln' });
    const older = server();
    store.receive(elsewhere({ location: 'Bonn' }));
    store.receive(older);
    expect(store.state().data.location).toBe('Bonn');
  });
});
