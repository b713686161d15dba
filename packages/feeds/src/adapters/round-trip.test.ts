import { escapeHtml } from '@stellenvisite/contract/platform/escape-html';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FeedFormat } from '../feed-job.ts';
import { entriesOf, jobsOf } from './read-sample.fixture.ts';

type Written = { id: string; title: string; text: string; city: string; url: string; day: string };

/** Words as people write them, with all that markup has to escape. */
const word = fc.string({ unit: fc.constantFrom(...'aeßüÄ €&<>"\'é]-.,;:/()1259'), minLength: 1, maxLength: 30 });
const filled = (prefix: string) => word.map((each) => `${prefix}${each}`.trim().replaceAll(/\s+/g, ' '));
const jobs = fc.array(
  fc.record<Written>({
    id: fc.stringMatching(/^[A-Za-z0-9_-]{1,20}$/),
    title: filled('T'),
    text: filled('B').map((each) => `<p>${escapeHtml(each)}</p>`),
    city: filled('O'),
    url: fc.webUrl({ withQueryParameters: true }),
    day: fc
      .date({ min: new Date('2020-01-01'), max: new Date('2029-12-31'), noInvalidDate: true })
      .map((each) => each.toISOString().slice(0, 10)),
  }),
  { minLength: 1, maxLength: 5 },
);

const cdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
const x = escapeHtml;
const american = (day: string) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;
const german = (day: string) => day.split('-').reverse().join('.');
const rfc822 = (day: string) => new Date(`${day}T00:00:00Z`).toUTCString();

type Writer = {
  format: FeedFormat;
  write: (jobs: Written[]) => string;
  day?: (day: string) => string;
  hasNoUrl?: boolean;
};
const midnight = (day: string) => `${day}T00:00:00.000Z`;
const xml = (before: string, each: (job: Written) => string, after: string) => (all: Written[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${before}\n${all.map(each).join('\n')}\n${after}`;

const WRITERS: Record<string, Writer> = {
  personio: {
    format: 'personio',
    hasNoUrl: true,
    write: xml(
      '<workzag-jobs>',
      ({ id, title, text, city, day }) =>
        `<position><id>${id}</id><name>${cdata(title)}</name><office>${x(city)}</office><jobDescriptions><jobDescription><name>Anderes</name><value>${cdata(text)}</value></jobDescription></jobDescriptions><createdAt>${day}</createdAt></position>`,
      '</workzag-jobs>',
    ),
  },
  indeed: {
    format: 'indeed',
    day: midnight,
    write: xml(
      '<source>',
      ({ id, title, text, city, url, day }) =>
        `<job><referencenumber>${id}</referencenumber><title>${x(title)}</title><description>${x(text)}</description><city>${cdata(city)}</city><url>${cdata(url)}</url><date>${rfc822(day)}</date></job>`,
      '</source>',
    ),
  },
  'hr-ba': {
    format: 'hr-ba',
    hasNoUrl: true,
    write: xml(
      '<HRBAXMLJobPositionPosting><Data>',
      ({ id, title, text, city, day }) =>
        `<JobPositionPosting><JobPositionPostingId>${id}</JobPositionPostingId><PostDetail><StartDate>${day}</StartDate></PostDetail><JobPositionInformation><JobPositionTitleDescription>${x(title)}</JobPositionTitleDescription><Objective>${cdata(text)}</Objective><JobPositionDescription><JobPositionLocation><Location><Municipality>${x(city)}</Municipality></Location></JobPositionLocation></JobPositionDescription></JobPositionInformation></JobPositionPosting>`,
      '</Data></HRBAXMLJobPositionPosting>',
    ),
  },
  'hr-xml': {
    format: 'hr-xml',
    write: xml(
      '<Openings xmlns="http://ns.hr-xml.org">',
      ({ id, title, text, city, url, day }) =>
        `<PositionOpening><PositionRecordInfo><Id><IdValue>${id}</IdValue></Id></PositionRecordInfo><PositionPostings><PositionPosting><Id validFrom="${day}"/><Link>${x(url)}</Link></PositionPosting></PositionPostings><PositionProfile><PositionDetail><PhysicalLocation><PostalAddress><Municipality>${x(city)}</Municipality></PostalAddress></PhysicalLocation><PositionTitle>${x(title)}</PositionTitle></PositionDetail><FormattedPositionDescription><Name>x</Name><Value>${x(text)}</Value></FormattedPositionDescription></PositionProfile></PositionOpening>`,
      '</Openings>',
    ),
  },
  linkedin: {
    format: 'linkedin',
    write: xml(
      '<source>',
      ({ id, title, text, city, url, day }) =>
        `<job><partnerJobId>${id}</partnerJobId><title>${cdata(title)}</title><description>${cdata(text)}</description><city>${x(city)}</city><applyUrl>${x(url)}</applyUrl><listDate>${american(day)}</listDate></job>`,
      '</source>',
    ),
  },
  xing: {
    format: 'xing',
    day: () => '',
    write: xml(
      '<feed><postings>',
      ({ id, title, text, city, url }) =>
        `<posting><id>${id}</id><job_title>${x(title)}</job_title><description>${cdata(text)}</description><url>${x(url)}</url><job_location><city>${x(city)}</city></job_location></posting>`,
      '</postings></feed>',
    ),
  },
  'recruitee as XML': {
    format: 'recruitee',
    write: xml(
      '<jobs>',
      ({ id, title, text, city, url, day }) =>
        `<job><reference>${cdata(` ${id} `)}</reference><title>${cdata(` ${title} `)}</title><description_requirements>${cdata(text)}</description_requirements><city>${cdata(city)}</city><url>${cdata(url)}</url><created_at>${day}</created_at></job>`,
      '</jobs>',
    ),
  },
  erecruiter: {
    format: 'erecruiter',
    write: xml(
      '<jobs>',
      ({ id, title, text, city, url, day }) =>
        `<job><id>${id}</id><name>${x(title)}</name><description>${cdata(text)}</description><location>${x(city)}</location><applyUrl>${x(url)}</applyUrl><dateSinceOnline>${german(day)}</dateSinceOnline></job>`,
      '</jobs>',
    ),
  },
  absolventa: {
    format: 'absolventa',
    write: xml(
      '<offers>',
      ({ id, title, text, city, url, day }) =>
        `<job_offer><id>${id}</id><title>${x(title)}</title><description>${x(text)}</description><city>${x(city)}</city><application_url>${x(url)}</application_url><started_at>${day}</started_at></job_offer>`,
      '</offers>',
    ),
  },
  rss: {
    format: 'rss',
    day: midnight,
    write: xml(
      '<rss><channel>',
      ({ id, title, text, city, url, day }) =>
        `<item><guid>${id}</guid><title>${x(title)}</title><description>${x(text)}</description><city>${x(city)}</city><link>${x(url)}</link><pubDate>${rfc822(day)}</pubDate></item>`,
      '</channel></rss>',
    ),
  },
  jobcloud: {
    format: 'jobcloud',
    day: () => '',
    write: xml(
      '<JOBS><INSERATE>',
      ({ id, title, text, city, url }) =>
        `<INSERAT><INSERATID>${id}</INSERATID><BERUF>${x(title)}</BERUF><TEXT>${cdata(text)}</TEXT><ORT>${x(city)}</ORT><BEWERBEN_URL>${x(url)}</BEWERBEN_URL></INSERAT>`,
      '</INSERATE></JOBS>',
    ),
  },
  'recruitee as JSON': {
    format: 'recruitee',
    write: (all) =>
      JSON.stringify(
        {
          offers: all.map(({ id, title, text, city, url, day }) => ({
            id,
            title,
            description: text,
            city,
            careers_url: url,
            created_at: day,
          })),
        },
        null,
        1,
      ),
  },
  dvinci: {
    format: 'dvinci',
    write: (all) =>
      JSON.stringify(
        all.map(({ id, title, text, city, url, day }) => ({
          id,
          position: title,
          tasks: text,
          jobPublicationURL: url,
          jobOpening: { locations: [{ address: { city } }], createdDate: day },
        })),
      ),
  },
  smartrecruiters: {
    format: 'smartrecruiters',
    write: (all) =>
      JSON.stringify({
        content: all.map(({ id, title, text, city, url, day }) => ({
          id,
          name: title,
          location: { city },
          postingUrl: url,
          releasedDate: day,
          jobAd: { sections: { jobDescription: { text } } },
        })),
      }),
  },
  softgarden: {
    format: 'softgarden',
    write: (all) =>
      JSON.stringify({ '@type': 'DataFeed', dataFeedElement: all.map((job) => ({ item: posting(job) })) }),
  },
  'a page': {
    format: 'json-ld',
    write: (all) =>
      `<html><body><script type="application/ld+json">${JSON.stringify(all.map(posting)).replaceAll('<', '\\u003c')}</script></body></html>`,
  },
};

function posting({ id, title, text, city, url, day }: Written) {
  return {
    '@type': 'JobPosting',
    identifier: { value: id },
    title,
    description: text,
    url,
    datePosted: day,
    jobLocation: { address: { addressLocality: city } },
  };
}

test.each(Object.entries(WRITERS))(
  'what is written as %s is read again',
  async (_, { format, write, day = (each) => each, hasNoUrl }) => {
    await fc.assert(
      fc.asyncProperty(jobs, fc.integer({ min: 1, max: 400 }), async (written, size) => {
        const entries = await entriesOf(write(written), { as: { format } }, size);
        const read = jobsOf(entries).map(({ externalId, title, sections, places, url, postedAt }) => ({
          id: externalId,
          title,
          text: sections.map(({ html }) => html).join(''),
          city: places[0]?.city,
          url,
          day: postedAt ?? '',
        }));
        expect(read).toEqual(written.map((job) => ({ ...job, url: hasNoUrl ? null : job.url, day: day(job.day) })));
        expect(entries.at(-1)).toMatchObject({ isComplete: true, items: written.length });
      }),
      { numRuns: 40 },
    );
  },
);

test('bytes of any kind are read to an end without an exception', async () => {
  const formats = Object.values(WRITERS).map(({ format }) => format);
  const start = fc.constantFrom('', '<', '{', '[', '<source><job>', '<html>', '{"offers":[{', '\uFEFF<rss>');
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...formats),
      start,
      fc.uint8Array({ maxLength: 300 }),
      async (format, before, bytes) => {
        const entries = await entriesOf(Buffer.concat([Buffer.from(before), bytes]), { as: { format } }, 50);
        expect(entries.at(-1)?.kind).toBe('end');
      },
    ),
  );
});
