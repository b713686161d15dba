import { SHIFTS } from '@stellenvisite/contract/jobs/duty';
import { EMPLOYMENT_TYPES, JOB_CATEGORIES } from '@stellenvisite/contract/jobs/job-fields';
import sharp from 'sharp';
import { makeHostileFiles } from '../cv/make-hostile-files.ts';

export type Session = { url: string; visitor: string; seeker: string; employer: string; admin: string };
export type Who = Exclude<keyof Session, 'url'>;
export type WorstRequest = {
  path: string;
  method?: string;
  who?: Who;
  type?: string;
  body?: string | FormData;
};
export type WorstCase = {
  name: string;
  requests: WorstRequest[];
  /** How long the worker goes on with it after the answers. */
  workMs?: number;
};

export const MAIL_SECRET = 'a secret for the benchmark, long enough';
const MB = 1_000_000;
const times = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));
const json = (path: string, body: unknown, who: Who = 'visitor'): WorstRequest => ({
  path,
  method: 'POST',
  who,
  type: 'application/json',
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

function mail(at: number, head: string, body: string): WorstRequest {
  const sender = `From: worst${at}@example.org\r\nMessage-ID: <${at}-${Math.random()}@example.org>\r\n`;
  return {
    path: '/api/inbound-mails',
    method: 'POST',
    type: 'message/rfc822',
    body: `${sender}${head}\r\n\r\n${body}`,
  };
}

const part = (at: number) =>
  `--B\r\nContent-Type: text/csv\r\nContent-Disposition: attachment; filename="${at}.csv"\r\n\r\n${'a;b;c\r\n'.repeat(3_000)}`;

const mails: WorstCase[] = [
  {
    name: 'mail of empty parts, 5 MB',
    requests: times(6, (at) => mail(at, 'Content-Type: multipart/mixed; boundary=a', '--a\r\n'.repeat(990_000))),
  },
  {
    name: 'mail of 199 parts, 4 MB',
    requests: times(6, (at) =>
      mail(10 + at, 'Content-Type: multipart/mixed; boundary=B', times(199, part).join('\r\n')),
    ),
  },
  {
    name: 'mail of markup, 4.9 MB',
    requests: times(6, (at) => mail(20 + at, 'Content-Type: text/html; charset=utf-8', '<style>'.repeat(700_000))),
  },
];

const forged = times(10, () => [
  { role: 'user', parts: [{ type: 'text', text: 'Pflege in Köln' }] },
  { role: 'assistant', parts: times(11, () => ({ type: 'text', text: 'x'.repeat(8_000) })) },
]).flat();

const QUESTION =
  'Nachtdienst ohne Rufbereitschaft als Pflegefachkraft oder Hebamme oder Anästhesist in Köln höchstens drei Nächte im Monat Teilzeit 80 % ab 4.000 Euro unbefristet ';

const asked = [
  {
    name: 'Emma, forged turns of 0.9 MB',
    requests: times(18, () =>
      json('/api/emma', { messages: [...forged, { role: 'user', parts: [{ type: 'text', text: 'Pflege in Köln' }] }] }),
    ),
  },
  {
    name: 'Emma, longest question',
    requests: times(18, () =>
      json(
        '/api/emma',
        { messages: [{ role: 'user', parts: [{ type: 'text', text: QUESTION.repeat(6).slice(0, 999) }] }] },
        'seeker',
      ),
    ),
  },
  {
    name: 'JSON nested 450,000 times',
    requests: times(30, () => json('/api/emma', `{"messages":${'['.repeat(450_000)}`)),
  },
  {
    name: 'JSON of 1 MB of empty lists',
    requests: times(30, () => json('/api/emma', `{"messages":[${'[],'.repeat(340_000)}[]]}`)),
  },
  {
    name: 'JSON of as many values as allowed',
    requests: times(30, () => json('/api/emma', `{"messages":[${'[],'.repeat(14_990)}[]]}`)),
  },
] satisfies WorstCase[];

function searchQuery(at: number): string {
  const query = new URLSearchParams({
    q: `${QUESTION.repeat(2).slice(0, 190)} ${at}`,
    location: 'Köln',
    radius: String(200 - at),
    salaryMin: '1000',
    postedWithin: '30',
    sort: 'salary_desc',
    page: '1',
    pageSize: '100',
  });
  for (const category of JOB_CATEGORIES) query.append('category', category);
  for (const type of EMPLOYMENT_TYPES) query.append('employmentType', type);
  for (const country of ['DE', 'AT', 'CH']) query.append('country', country);
  for (const shift of SHIFTS) query.append('shift', shift);
  return query.toString();
}

const searches = [
  {
    name: 'search, longest sentence, most filters',
    requests: times(40, (at) => ({ path: `/api/jobs?${searchQuery(at)}` })),
  },
  {
    name: 'search, one sentence and the last page',
    requests: times(40, (at) => ({
      path: `/api/jobs?q=${encodeURIComponent(QUESTION.slice(0, 150 + at))}&pageSize=100&page=10`,
    })),
  },
  {
    name: 'map of the whole market',
    requests: times(20, (at) => ({ path: `/api/jobs/map?q=pflege%20${at}&bounds=5,45,17,56&zoom=5` })),
  },
  {
    name: 'suggestions',
    requests: times(60, (at) => ({
      path: `/api/suggestions?q=${encodeURIComponent(`pflegefachkraft nachtdienst ${at}`.repeat(3).slice(0, 95))}`,
    })),
  },
  {
    name: 'talent pool, largest page',
    requests: times(20, (at) => ({
      path: `/api/talent-pool?pageSize=50&page=${1 + (at % 8)}`,
      who: 'employer' as const,
    })),
  },
] satisfies WorstCase[];

const exports = [
  { name: 'export of an account', requests: times(5, () => ({ path: '/api/account/export', who: 'seeker' as const })) },
  {
    name: 'export of applications',
    requests: times(5, () => ({ path: '/api/employer/applications/export.csv', who: 'employer' as const })),
  },
  {
    name: 'files of applications',
    requests: times(3, () => ({ path: '/api/employer/applications/files.zip', who: 'employer' as const })),
  },
  {
    name: 'own jobs as a file',
    requests: times(5, () => ({ path: '/api/employer/jobs/file', who: 'employer' as const })),
  },
  {
    name: 'feed of all jobs, sitemap',
    requests: times(10, (at) => ({ path: at % 2 ? '/feeds/jobs.rss' : '/sitemap.xml' })),
  },
] satisfies WorstCase[];

const csvOf = (rows: number) =>
  `Titel;Beschreibung\n${times(rows, (at) => `Pflegefachkraft ${at};"${'Text '.repeat(780)}"`).join('\n')}\n`;
const xmlOf = (jobs: number) =>
  `<?xml version="1.0"?><source>${times(jobs, (at) => `<job><title>Pflegefachkraft ${at}</title><referencenumber>${at}</referencenumber><city>Köln</city><country>DE</country><description><![CDATA[${'<p>Text</p>'.repeat(400)}]]></description></job>`).join('')}</source>`;

/** Just below what the texts of a job may have together. */
const longestJob = (html: string) => ({
  title: 'Pflegefachkraft (m/w/d)',
  introHtml: `<p>${'Ein junges Team!! '.repeat(1_100)}</p>`,
  sections: ['tasks', 'team'].map((kind) => ({ kind, heading: 'x', html })),
});

const imports = [
  {
    name: 'jobs of a CSV file, 2 MB',
    requests: times(3, () => json('/api/employer/jobs/file', { csv: csvOf(480), preview: true }, 'employer')),
  },
  {
    name: 'feed that is pasted, 4.9 MB',
    requests: times(2, () =>
      json('/api/employer/feeds', { source: { kind: 'paste', text: xmlOf(1_050) } }, 'employer'),
    ),
  },
  {
    name: 'text proposal, longest job',
    requests: times(10, () =>
      json(
        '/api/employer/text-proposals',
        {
          task: 'improve',
          language: 'de',
          content: longestJob(`<p>${'<b>Wort</b> '.repeat(1_570)}</p>`),
        },
        'employer',
      ),
    ),
  },
  {
    name: 'job of the longest texts, markup to repair',
    requests: times(10, () => json('/api/employer/jobs', longestJob('<b>Pflege<p>&'.repeat(750)), 'employer')),
  },
] satisfies WorstCase[];

function fileOf(content: Buffer, name: string, purpose: string, who: Who): WorstRequest {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(content)]), name);
  return { path: `/api/files?purpose=${purpose}`, method: 'POST', who, body };
}

/** Files at the limits, and the broken ones that CVs are tested with. */
async function files(): Promise<WorstCase[]> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  const picture = await sharp({ create: { width: 5_000, height: 4_000, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 60 })
    .toBuffer();
  const hostile = (await makeHostileFiles()).filter(({ content }) => content.length < 5 * MB);
  return [
    {
      name: 'pictures of 20 million points',
      requests: times(4, () => fileOf(picture, 'Flur.jpg', 'picture', 'employer')),
    },
    {
      name: 'documents made to hurt',
      requests: hostile.map(({ content, type }) => fileOf(content, `Datei.${type}`, 'document', 'seeker')),
    },
  ];
}

/** CVs are uploaded first, and read by the worker after the answer. */
async function analyses({ url, seeker }: Session): Promise<WorstCase> {
  const hostile = (await makeHostileFiles()).filter(({ content }) => content.length > 0 && content.length < 5 * MB);
  const requests: WorstRequest[] = [];
  for (const { content, type } of hostile) {
    const { path, body } = fileOf(content, `Lebenslauf.${type}`, 'analysis', 'seeker');
    const headers = { authorization: `Bearer ${seeker}` };
    const answer = await fetch(url + path, { method: 'POST', headers, ...(body && { body: body as FormData }) });
    const { id } = (await answer.json()) as { id?: string };
    if (id) requests.push(json('/api/profile/analyses', { fileId: id }, 'seeker'));
  }
  return { name: 'CVs made to hurt', requests, workMs: 20_000 };
}

/** Returns the cases that are worth more than one body; the sweep over all routes comes on top. */
export async function listCases(session: Session): Promise<WorstCase[]> {
  const { url } = session;
  const { items } = (await (await fetch(`${url}/api/jobs?pageSize=100`)).json()) as { items: { id: string }[] };
  return [
    ...asked,
    ...mails,
    ...searches,
    ...imports,
    ...exports,
    ...(await files()),
    await analyses(session),
    { name: 'social pictures', requests: items.slice(0, 60).map(({ id }) => ({ path: `/social/jobs/${id}.png` })) },
  ];
}
