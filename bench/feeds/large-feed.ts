import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';

/** 400 MB for 100,000 jobs. */
const JOB_BYTES = 4_000;
const TITLES = ['Pflegefachkraft (m/w/d)', 'Oberärztin/Oberarzt Kardiologie (m/w/d)', 'Hebamme (m/w/d)', 'MFA (m/w/d)'];
const CITIES = ['Berlin', 'Hamburg', 'München', 'Köln', 'Leipzig', 'Freiburg', 'Dresden', 'Bremen'];
const SENTENCE = '<p>Wir suchen Sie für unser Team im Früh- und Spätdienst, mit Zeit für die Menschen.</p>\n';
const TEXT = SENTENCE.repeat(Math.ceil((JOB_BYTES - 500) / Buffer.byteLength(SENTENCE)));

/** Generates a feed of so many jobs; with another note only its head differs. */
export function* largeFeed(jobs: number, note: string): Generator<Buffer> {
  yield Buffer.from(`<?xml version="1.0" encoding="utf-8"?>\n<source>\n<publisher>${note}</publisher>\n`);
  for (let at = 0; at < jobs; at++)
    yield Buffer.from(
      `<job><title><![CDATA[${TITLES[at % TITLES.length]}]]></title><date>2026-11-01</date><referencenumber>J-${at}</referencenumber>` +
        `<url>https://klinik.example/stelle/${at}</url><company>Klinik</company><city>${CITIES[at % CITIES.length]}</city>` +
        `<country>DE</country><description><![CDATA[${TEXT}]]></description><jobtype>fulltime</jobtype></job>\n`,
    );
  yield Buffer.from('</source>');
}

/** Serves the feed on loopback, as an applicant system would. */
export async function serveLargeFeed(jobs: number) {
  let note = 'first';
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/xml');
    Readable.from(largeFeed(jobs, note)).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    url: `http://${host}/jobs.xml`,
    /** Changes the head of the document. */
    rewrite: (next: string) => {
      note = next;
    },
    close: () => server.close(),
  };
}
