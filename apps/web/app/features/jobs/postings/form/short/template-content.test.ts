import { jobContentSchema } from '@stellenvisite/contract/jobs/job-postings.schema';
import { loadJobTemplates } from '@stellenvisite/contract/jobs/job-templates';
import { judgePosting } from '@stellenvisite/contract/jobs/posting-hints';
import { expect, test } from 'vitest';
import { contentOf } from './template-content.ts';

const [german, english] = [await loadJobTemplates('de'), await loadJobTemplates('en')];

test('every template is there in both languages and fits a job', () => {
  expect(german.length).toBeGreaterThanOrEqual(45);
  expect(english.map(({ key, category, level }) => [key, category, level])).toEqual(
    german.map(({ key, category, level }) => [key, category, level]),
  );
  for (const template of [...german, ...english]) {
    expect(jobContentSchema.parse(contentOf(template)), template.key).toEqual(contentOf(template));
  }
});

test('a template of training makes the job one', () => {
  expect(german.filter((template) => contentOf(template).training).map(({ key }) => key)).toEqual([
    'training-nurse',
    'training-mfa',
  ]);
});

test('no template says what the hints warn of', () => {
  for (const template of [...german, ...english]) {
    const hints = judgePosting(contentOf(template)).hints.map(({ hint }) => hint);
    expect(hints, template.name).not.toContain('gender_marker_missing');
    expect(hints, template.name).not.toContain('discriminating_words');
    expect(hints, template.name).not.toContain('shouting');
  }
});
