import type { Country } from '@stellenvisite/contract/jobs/countries';
import type { Benefit, JobSection, Requirement } from '@stellenvisite/contract/jobs/job-fields.schema';
import type { Database } from '@stellenvisite/db/client';

/** A live job with everything that is searched, filtered, sorted and counted by. */
export type SearchDocument = {
  id: string;
  title: string;
  employer: string;
  department: string;
  city: string;
  region: string;
  text: string;
  country: Country;
  category: string;
  employmentType: string;
  experienceLevel: string;
  specialty: string | null;
  remote: string;
  employerType: string;
  employerKinds: string[];
  companySize: string | null;
  shifts: string[];
  weekendFree: boolean;
  featured: boolean;
  /** Cents a month. */
  pay: number | null;
  /** Seconds since 1970. */
  postedAt: number;
  lat: number;
  lon: number;
};

type Row = Omit<SearchDocument, 'text'> & {
  introHtml: string;
  sections: JobSection[];
  benefits: Benefit[];
  requirements: Requirement[];
};

const A_BATCH = 2000;
const LOWEST_ID = '00000000-0000-0000-0000-000000000000';

/** Reads all live jobs, a batch at a time, so that a million need no more memory than two thousand. */
export async function* readDocuments({ pool }: Pick<Database, 'pool'>): AsyncGenerator<SearchDocument[]> {
  for (let after = LOWEST_ID; ; ) {
    const { rows } = await pool.query<Row>(BATCH, [after, A_BATCH]);
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map(toDocument);
    after = last.id;
  }
}

export async function listDocuments(database: Pick<Database, 'pool'>): Promise<SearchDocument[]> {
  const all: SearchDocument[] = [];
  for await (const batch of readDocuments(database)) all.push(...batch);
  return all;
}

const BATCH = `
  select j.id, j.title, e.name as employer, coalesce(j.department, '') as department, j.city, j.region, j.country,
    j.category, j.employment_type as "employmentType", j.experience_level as "experienceLevel", j.specialty, j.remote,
    e.type as "employerType", e.kinds as "employerKinds", e.company_size as "companySize", j.shifts,
    coalesce(j.weekend_free, false) as "weekendFree", j.featured, j.pay_month_max as pay,
    extract(epoch from j.posted_at)::int as "postedAt", j.lat, j.lon,
    j.intro_html as "introHtml", j.sections, j.benefits, j.requirements
  from jobs j join employers e on e.id = j.employer_id
  where j.status = 'published' and j.valid_through > now() and j.posted_at <= now() and j.id > $1
  order by j.id limit $2`;

function toDocument({ introHtml, sections, benefits, requirements, ...facts }: Row): SearchDocument {
  const parts = [
    introHtml,
    ...sections.flatMap(({ heading, html }) => [heading, html]),
    ...benefits.flatMap(({ title, text }) => [title, text]),
    ...requirements.map(({ text }) => text),
  ];
  return { ...facts, text: toPlainText(parts.join(' ')) };
}

function toPlainText(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&nbsp;', ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
