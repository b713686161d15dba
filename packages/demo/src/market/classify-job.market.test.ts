import { readPlaces, readPostcodes } from '@stellenvisite/search/places';
import { occupationByKey } from '@stellenvisite/search/taxonomy';
import { classifyJob, type JobClass } from '@stellenvisite/search/testing';
import { expect, test } from 'vitest';
import { createDemoPlaces } from '../demo-places.ts';
import type { GeneratedJob } from './generate-job.ts';
import { generateMarket } from './generate-market.ts';
import { OCCUPATIONS as DEMO_OCCUPATIONS } from './vocabulary.ts';

const SAMPLE = 2_000;
const now = new Date('2026-11-15T09:00:00Z');
const places = createDemoPlaces(readPlaces(), readPostcodes());
const jobs = [...generateMarket({ seed: 'classes', jobs: 6_600, now, places })].flatMap((employer) => [
  ...employer.jobs(),
]);
const step = jobs.length / SAMPLE;
const sample = Array.from({ length: SAMPLE }, (_, index) => jobs[Math.floor(index * step)]).filter((job) => !!job);

const classes = new Map(
  sample.map((job) => {
    const { title, department = null, country } = job;
    return [job, classifyJob({ title, department, text: '', country, specialty: null })];
  }),
);

function classOf(job: GeneratedJob): JobClass {
  const found = classes.get(job);
  if (!found) throw new Error(`${job.title} is not in the sample`);
  return found;
}

test('every occupation of the market is one of the trade, by the same key', () => {
  for (const key of DEMO_OCCUPATIONS.keys()) expect(occupationByKey.has(key), key).toBe(true);
});

test('a job is taken for what it is, by its title and department alone', () => {
  const missed = sample.filter((job) => classOf(job).occupation !== job.occupation);
  const messages = missed.map((job) => `${job.occupation} → ${classOf(job).occupation}: ${job.title}`);
  expect(missed.length / sample.length, messages.join('\n')).toBeLessThan(0.03);
});

test('every job of the market is taken for something, with a reason', () => {
  for (const job of sample) {
    const { occupation, confidence, reason } = classOf(job);
    expect(occupation, job.title).not.toBeNull();
    expect(confidence).toBeGreaterThanOrEqual(0.6);
    expect(reason).toMatch(/„.+“/);
  }
});

test('the specialty that is read is the one the employer states', () => {
  const stated = sample.filter((job) => job.specialty && classOf(job).specialty);
  const other = stated.filter((job) => classOf(job).specialty !== job.specialty);
  const messages = other.map((job) => `${job.specialty} → ${classOf(job).specialty}: ${job.title} | ${job.department}`);
  expect(other.length / stated.length, messages.join('\n')).toBeLessThan(0.1);
});
