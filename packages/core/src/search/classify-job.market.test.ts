import { expect, test } from 'vitest';
import { createDemoPlaces } from '../demo/demo-places.ts';
import type { JobRow } from '../demo/generate-job.ts';
import { generateMarket } from '../demo/generate-market.ts';
import { OCCUPATIONS as DEMO_OCCUPATIONS } from '../demo/vocabulary.ts';
import { readPlaces, readPostcodes } from '../places/read-places.ts';
import { classifyJob } from './classify-job.ts';
import { occupationByKey } from './taxonomy.ts';

const SAMPLE = 2_000;
const now = new Date('2026-11-15T09:00:00Z');
const places = createDemoPlaces(readPlaces(), readPostcodes());
const jobs = [...generateMarket({ seed: 'classes', jobs: 6_600, now, places })].flatMap((employer) => [
  ...employer.jobs(),
]);
const step = jobs.length / SAMPLE;
const sample = Array.from({ length: SAMPLE }, (_, index) => jobs[Math.floor(index * step)]).filter((job) => !!job);

function classify(job: JobRow) {
  const { title, department = null, country } = job;
  return classifyJob({ title, department, text: '', country, specialty: null });
}

test('every occupation of the market is one of the trade, by the same key', () => {
  for (const key of DEMO_OCCUPATIONS.keys()) expect(occupationByKey.has(key), key).toBe(true);
});

test('a job is taken for what it is, by its title and department alone', () => {
  const missed = sample.filter((job) => classify(job).occupation !== job.occupation);
  const told = missed.map((job) => `${job.occupation} → ${classify(job).occupation}: ${job.title}`);
  expect(missed.length / sample.length, told.join('\n')).toBeLessThan(0.03);
});

test('every job of the market is taken for something, with a reason', () => {
  for (const job of sample) {
    const { occupation, confidence, reason } = classify(job);
    expect(occupation, job.title).not.toBeNull();
    expect(confidence).toBeGreaterThanOrEqual(0.6);
    expect(reason).toMatch(/„.+“/);
  }
});

test('the specialty that is read is the one the employer states', () => {
  const stated = sample.filter((job) => job.specialty && classify(job).specialty);
  const other = stated.filter((job) => classify(job).specialty !== job.specialty);
  const told = other.map((job) => `${job.specialty} → ${classify(job).specialty}: ${job.title} | ${job.department}`);
  expect(other.length / stated.length, told.join('\n')).toBeLessThan(0.1);
});
