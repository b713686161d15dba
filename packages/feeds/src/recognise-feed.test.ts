import { expect, test } from 'vitest';
import { sampleOf } from './adapters/read-sample.fixture.ts';
import { recogniseFeed } from './recognise-feed.ts';

test.each([
  ['personio.xml', 'personio', 'position', 2],
  ['indeed.xml', 'indeed', 'job', 2],
  ['jobrapido.xml', 'indeed', 'job', 1],
  ['hr-ba-full.xml', 'hr-ba', 'JobPositionPosting', 1],
  ['hr-ba-difference.xml', 'hr-ba', null, 0],
  ['hr-xml.xml', 'hr-xml', 'PositionOpening', 1],
  ['linkedin.xml', 'linkedin', 'job', 1],
  ['jobcloud.xml', 'jobcloud', 'INSERAT', 2],
  ['xing.xml', 'xing', 'posting', 1],
  ['recruitee.xml', 'recruitee', 'job', 1],
  ['recruitee.json', 'recruitee', 'offers', 1],
  ['erecruiter.xml', 'erecruiter', 'job', 1],
  ['absolventa.xml', 'absolventa', 'job_offer', 1],
  ['rss.xml', 'rss', 'item', 1],
  ['atom.xml', 'rss', 'entry', 1],
  ['softgarden.json', 'softgarden', 'datafeedelement', 1],
  ['dvinci.json', 'dvinci', '$', 1],
  ['smartrecruiters.json', 'smartrecruiters', 'content', 1],
  ['json-ld.html', 'json-ld', 'JobPosting', 1],
  ['page-without-jobs.html', 'html', null, 0],
  ['sitemap.xml', 'sitemap', 'url', 3],
  ['unknown.xml', 'mapped', 'stellenangebot', 3],
  ['unknown.json', 'mapped', 'stellen', 2],
])('%s is recognised as %s by its content', (name, format, element, itemsInHead) => {
  expect(recogniseFeed(sampleOf(name))).toMatchObject({ format, element, itemsInHead, problem: null });
});

test('the proof names the elements that gave it away', () => {
  expect(recogniseFeed(sampleOf('jobcloud.xml'))).toMatchObject({
    proof: ['JOBS', 'INSERATE', 'INSERAT'],
    encoding: 'windows-1252',
  });
});

test('the beginning of a document is enough', () => {
  const head = sampleOf('personio.xml').subarray(0, 700);
  expect(recogniseFeed(head)).toMatchObject({ format: 'personio', itemsInHead: 1 });
  expect(recogniseFeed(sampleOf('dvinci.json').subarray(0, 400))).toMatchObject({ format: 'dvinci' });
});

test('the content counts, whatever the answer calls itself', () => {
  const answer = { contentType: 'text/html; charset=utf-8' };
  expect(recogniseFeed(sampleOf('personio.xml'), answer)).toMatchObject({ format: 'personio' });
});

test.each([
  ['', 'empty'],
  ['  \n ', 'empty'],
  ['Not Found', 'not_well_formed'],
  ['<jobs></job>', 'not_well_formed'],
  ['<!DOCTYPE jobs [<!ENTITY a "b">]><jobs/>', 'doctype'],
  ['<?xml version="1.0" encoding="x-klingon"?><jobs/>', 'unknown_encoding'],
  ['{"a" 1}', 'not_well_formed'],
])('%j is no feed', (text, problem) => {
  expect(recogniseFeed(Buffer.from(text))).toMatchObject({ format: 'none', problem });
});
