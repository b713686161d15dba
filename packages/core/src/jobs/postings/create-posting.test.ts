import type { JobContent } from '@stellenvisite/contract/jobs/job-postings.schema';
import { expect, it } from 'vitest';
import { acceptContent } from './create-posting.ts';

const section = (length: number) => ({ kind: 'tasks' as const, heading: '', html: 'x'.repeat(length) });
const benefit = { group: 'time' as const, title: 'x'.repeat(200), text: 'x'.repeat(2_800) };

it.each<[string, JobContent]>([
  ['no text', {}],
  ['a long ad', { introHtml: 'x'.repeat(20_000), sections: [section(20_000), section(20_000)] }],
])('%s is accepted', (_, content) => {
  expect(() => acceptContent(content)).not.toThrow();
});

it.each<[string, JobContent]>([
  ['four long sections', { sections: Array(4).fill(section(15_001)) }],
  ['twenty sections of the full length', { sections: Array(20).fill(section(20_000)) }],
  ['signs that become longer when they are escaped', { introHtml: '<'.repeat(19_000) }],
  ['long points', { introHtml: 'x'.repeat(1_000), benefits: Array(20).fill(benefit) }],
  ['long requirements', { requirements: Array(20).fill({ text: 'x'.repeat(3_001), required: true }) }],
])('%s are refused', (_, content) => {
  expect(() => acceptContent(content)).toThrow('job_posting.too_long');
});
