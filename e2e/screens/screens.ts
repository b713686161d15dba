import type { APIRequestContext } from '@playwright/test';

export type Screen = {
  path: string;
  status?: number;
  /** The same screen under the address it is known by first. */
  otherNameOf?: string;
};

type Listed = { items: { id: string }[] };

/** Lists every screen of the public marketplace, with real ids of the demo market. */
export async function listScreens(request: APIRequestContext): Promise<Screen[]> {
  const [jobs, employers, market] = await Promise.all([
    request.get('/api/jobs?pageSize=1&shift=night').then((answer) => answer.json() as Promise<Listed>),
    request.get('/api/employers?pageSize=1&employerType=hospital').then((answer) => answer.json() as Promise<Listed>),
    request.get('/api/market').then((answer) => answer.json() as Promise<{ places: { slug: string }[] }>),
  ]);
  const job = jobs.items[0]?.id;
  const here = await findJobTakenHere(request);
  const employer = employers.items[0]?.id;
  const place = market.places[0]?.slug;
  const fill = (path: string) =>
    path
      .replace('{job}', job ?? '')
      .replace('{here}', here)
      .replace('{employer}', employer ?? '')
      .replace('{place}', place ?? '');
  return SCREEN_PATHS.map((path) => ({
    path: fill(path),
    ...(path === MISSING_PATH ? { status: 404 } : {}),
    ...(OTHER_NAMES[path] ? { otherNameOf: fill(OTHER_NAMES[path]) } : {}),
  }));
}

/** Finds a job that is applied for on our own page; one that asks questions has the most to look at. */
export async function findJobTakenHere(request: APIRequestContext): Promise<string> {
  const { items } = (await (await request.get('/api/jobs?pageSize=50&q=pflege')).json()) as Listed;
  for (const { id } of items) {
    const job = (await (await request.get(`/api/jobs/${id}`)).json()) as { applyMethod: string; questions: object[] };
    if (job.applyMethod === 'here' && job.questions.length > 1) return id;
  }
  throw new Error('no job that takes applications here');
}

const MISSING_PATH = '/gibt-es-nicht';

/** Addresses of a screen that is known by another one first. */
export const OTHER_NAMES: Record<string, string> = {
  '/employers': '/arbeitgebern',
  '/employers/{employer}': '/arbeitgebern/{employer}',
  '/employers/{employer}/open-positions': '/arbeitgebern/{employer}/offene-stellen',
};

export const SCREEN_PATHS = [
  '/',
  '/jobs',
  '/jobs?q=pflege&location=K%C3%B6ln&radius=50',
  '/jobs?q=xyzxyzxyz',
  '/jobs/{job}',
  '/jobs/{here}/bewerben',
  '/jobs/kategorie/pflege',
  '/jobs/ausbildung',
  '/jobs/ort/{place}',
  '/arbeitgebern',
  '/employers',
  '/arbeitgebern/{employer}',
  '/employers/{employer}',
  '/arbeitgebern/{employer}?tab=medien',
  '/arbeitgebern/{employer}/offene-stellen',
  '/employers/{employer}/open-positions',
  '/hilfe',
  '/hilfe?rolle=arbeitgeber',
  '/kontakt',
  '/transparenz',
  '/blog',
  '/blog?thema=recht',
  '/blog/dauernachtwache',
  '/gehaelter',
  '/ideen',
  '/ideen/1',
  '/gehaelter/pflegefachkraft/bayern?erfahrung=mid',
  '/gehaelter/hebamme/bremen',
  '/fuer-arbeitgeber',
  '/preise',
  '/ueber-uns',
  '/talentpool',
  '/entwickler',
  '/ki',
  '/emma',
  '/datenschutz',
  '/nutzungsbedingungen',
  '/cookie-richtlinie',
  '/impressum',
  '/agb',
  '/barrierefreiheit',
  '/newsletter',
  '/newsletter/bestaetigen',
  '/newsletter/umstellen',
  '/newsletter/abbestellen',
  '/jobalarm',
  '/jobalarm?q=Pflegefachkraft&location=K%C3%B6ln&radius=30&shift=early&weekendFree=true',
  '/suchauftrag',
  '/abmelden',
  '/login',
  '/register',
  '/register/jobseeker',
  '/register/employer',
  '/passwort-vergessen',
  '/auth/confirm?token_hash=abc&type=signup',
  '/auth/confirm?type=recovery',
  '/admin-anmeldung',
  '/admin-passwort',
  '/offline',
  '/old-home',
  '/address-example',
  MISSING_PATH,
];
