import { describe, expect, it } from 'vitest';
import { occursIn } from './compare-words.ts';
import { composeCv } from './cv-document.ts';
import { listCvFiles } from './cv-files.ts';
import { HALVES, type Half, readPeople } from './person.ts';

describe.each(HALVES)('the %s half', (half) => {
  const files = listCvFiles(half);

  it('has at least 20 people and at least 64 files', () => {
    expect(readPeople(half).length).toBeGreaterThanOrEqual(20);
    expect(files.length).toBeGreaterThanOrEqual(64);
  });

  it('has every layout at least four times, each time with another person', () => {
    const layouts = Map.groupBy(files, ({ layout }) => layout.name);
    expect(layouts.size).toBeGreaterThanOrEqual(16);
    for (const own of layouts.values()) {
      expect(own.length).toBeGreaterThanOrEqual(4);
      expect(new Set(own.map(({ person }) => person)).size).toBe(own.length);
    }
  });

  it('has every person in at least three different layouts', () => {
    const people = Map.groupBy(files, ({ person }) => person);
    expect(people.size).toBe(readPeople(half).length);
    for (const own of people.values()) expect(new Set(own.map(({ layout }) => layout)).size).toBeGreaterThanOrEqual(3);
  });

  it('has at least eight pictures', () => {
    expect(files.filter(({ layout }) => layout.name.startsWith('picture')).length).toBeGreaterThanOrEqual(8);
  });

  it('writes private and hidden values nowhere else', () => {
    const faults = readPeople(half).flatMap((person, index) => {
      const { name, title, contact, sections } = composeCv({ ...person, private: [], pay: null }, 0);
      const visible = JSON.stringify([name, title, contact, sections]);
      const secrets = [...person.private.map(([, value]) => value), ...person.hidden];
      return secrets.some((value) => occursIn(visible, value)) ? [index] : [];
    });
    expect(faults).toEqual([]);
  });
});

it('shares neither people nor employers between the halves', () => {
  const namesOf = (half: Half) =>
    readPeople(half).flatMap(({ name, stations }) => [name, ...stations.map(({ employer }) => employer)]);
  const seen = HALVES.filter((half) => half !== 'unseen').flatMap(namesOf);
  const unseen = namesOf('unseen');
  expect(seen.filter((text) => text !== '' && unseen.includes(text)).length).toBe(0);
});
