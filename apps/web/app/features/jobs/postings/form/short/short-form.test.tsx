import type { JobPosting } from '@stellenvisite/contract/jobs/job-postings.schema';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderApp } from '../../../../../testing/render-app.tsx';
import { serveApi } from '../../../../../testing/serve-api.ts';
import { accountOf } from '../../../../../testing/sign-in-as.ts';
import { ActingEmployerContext } from '../../../../identity/acting-employer/use-acting-employer.ts';
import { PostingScreen } from '../posting-screen.tsx';

const EMPLOYER_ID = '0198f0a0-0000-7000-8000-0000000000e1';
const JOB_ID = '0198f0a0-0000-7000-8000-0000000000f1';
const MONTH = { lower: 2612, median: 2850, upper: 3104 };

const PRACTICE = {
  id: EMPLOYER_ID,
  name: 'Praxis Dr. Rehm',
  type: 'practice',
  facility: 'practice',
  kinds: [],
  address: { street: 'Hauptstraße 12', postalCode: '51465', city: 'Bergisch Gladbach', country: 'DE' },
  phone: null,
  contact: { name: 'Dr. Jana Rehm', role: null, email: null, phone: '02202 555 018', hours: null },
  benefits: ['Fahrtkostenzuschuss'],
  openingHours: null,
  departments: [],
  gaps: [],
  updatedAt: '2026-11-16T05:00:00.000Z',
};

type Opened = { type?: 'practice' | 'hospital'; at?: string; isNextReviewed?: boolean; ads?: number };

/** Opens the screen over a server that stores what it is sent. */
async function open({ type = 'practice', at = '', isNextReviewed = false, ads = 41 }: Opened = {}) {
  let server = {
    id: JOB_ID,
    number: null,
    employer: { id: EMPLOYER_ID, name: PRACTICE.name },
    state: 'draft',
    version: 1,
    content: {},
    hasChanges: true,
    problems: [] as JobPosting['problems'],
    quality: { score: 0, hints: [] },
    moves: ['publish'],
    postedAt: null,
    validThrough: null,
    updatedAt: '2026-11-16T05:00:00.000Z',
    history: [],
    refusal: null,
  } as JobPosting;
  const put = (content: object) => {
    server = { ...server, content: { ...server.content, ...content }, version: server.version + 1 };
    return { body: server };
  };
  const mfa = { slug: 'mfa', label: 'MFA', sample: { count: ads, figures: ads < 12 ? null : MONTH } };
  const { calls } = serveApi({
    'GET /api/account': () => ({ body: accountOf('employer') }),
    'GET /api/employer/profile': () => ({ body: { ...PRACTICE, type } }),
    'GET /api/employer/jobs': () => ({
      body: { items: [], figures: { plan: { id: 'free', isBooked: false, jobs: 1, maxDays: 30 }, isNextReviewed } },
    }),
    'GET /api/occupations/titles': () => ({
      body: { occupations: [], category: 'mfa', specialty: null, isTraining: false },
    }),
    'GET /api/salaries': () => ({ body: { found: 'mfa', groups: [{ category: 'mfa', items: [mfa] }] } }),
    'POST /api/employer/jobs': ({ body }) => ({ status: 201, ...put(body as object) }),
    [`GET /api/employer/jobs/${JOB_ID}`]: () => ({ body: server }),
    [`PATCH /api/employer/jobs/${JOB_ID}`]: ({ body }) => {
      const { version: _version, ...content } = body as { version: number };
      return put(content);
    },
    [`POST /api/employer/jobs/${JOB_ID}/publication`]: () => {
      if (server.problems.length > 0) return { status: 422, body: { code: 'job_posting.incomplete', status: 422 } };
      server = { ...server, state: 'live', number: 10_042, hasChanges: false };
      return { body: server };
    },
  });
  const acting = {
    employerId: EMPLOYER_ID,
    name: PRACTICE.name,
    role: 'owner',
    type,
    city: '',
    employers: [],
  } as never;
  const view = renderApp(
    <ActingEmployerContext value={acting}>
      <PostingScreen />
    </ActingEmployerContext>,
    { at: `/employer-dashboard/stellen/neu${at}` },
  );
  await screen.findByRole('heading', { level: 1 });
  const refuse = (problems: JobPosting['problems']) => {
    server = { ...server, problems };
  };
  return { ...view, calls, refuse, server: () => server };
}

const tasks = () => screen.getByRole('textbox', { name: 'Aufgaben' });

beforeEach(() => {
  localStorage.clear();
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = () => undefined;
});

it('is what a practice begins with, filled in from profile and template', async () => {
  const { user, server } = await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Neue Stelle in zehn Angaben');
  const title = screen.getByRole('combobox', { name: 'Berufsbezeichnung' });
  expect(title).toHaveValue('Medizinische/-r Fachangestellte/-r (m/w/d)');
  expect(screen.getByRole('combobox', { name: 'Postleitzahl und Ort' })).toHaveValue('51465 Bergisch Gladbach');
  expect(screen.getByLabelText('Name')).toHaveValue('Dr. Jana Rehm');
  expect(screen.getByRole('checkbox', { name: 'Fahrtkostenzuschuss' })).toBeChecked();
  expect(screen.getByText(/Sechs Angaben haben wir aus Ihrem Profil und der Vorlage/)).toHaveTextContent(
    'ergänzen Sie: Umfang, Gehalt, Beginn und Arbeitswoche.',
  );
  expect(screen.getAllByText('aus der Vorlage')).toHaveLength(2);
  await user.type(tasks(), ' und mehr');
  expect(screen.getAllByText('aus der Vorlage')).toHaveLength(1);
  await waitFor(() => expect(server().content).toMatchObject({ category: 'mfa', experienceLevel: 'mid' }));
  expect(server().content.sections?.[0]?.html).toContain('<li><p>Hygiene und Bestellwesen betreuen und mehr</p></li>');
});

it('is reached by „Kurz“ by others, and loses nothing in either direction', async () => {
  const { user } = await open({ type: 'hospital' });
  expect(screen.getByRole('heading', { name: 'Welche Stelle ist offen?' })).toBeInTheDocument();
  await user.type(screen.getByRole('combobox', { name: 'Titel' }), 'Hebamme (m/w/d)');
  await user.type(screen.getByLabelText('Ihre Referenz'), 'A-7');
  await user.click(screen.getByRole('button', { name: 'Kurz' }));
  expect(await screen.findByRole('combobox', { name: 'Berufsbezeichnung' })).toHaveValue('Hebamme (m/w/d)');
  expect(screen.queryByLabelText('Ihre Referenz')).not.toBeInTheDocument();
  await user.type(tasks(), 'Geburten begleiten');
  await user.click(screen.getByRole('button', { name: /^Mehr angeben/ }));
  expect(screen.getByLabelText('Ihre Referenz')).toHaveValue('A-7');
  await user.click(screen.getByRole('button', { name: /^Weniger anzeigen/ }));
  await user.click(screen.getByRole('button', { name: 'Ausführliches Formular' }));
  expect(await screen.findByLabelText('Ihre Referenz')).toHaveValue('A-7');
  expect(await screen.findByRole('textbox', { name: 'Ihre Arbeit' })).toHaveTextContent('Geburten begleiten');
});

it('names what other ads pay from twelve ads on', async () => {
  const { unmount } = await open();
  expect(await screen.findByText(/In 41 ähnlichen Anzeigen in Deutschland stehen 2.612 bis 3.104 €/)).toBeVisible();
  unmount();
  const { calls } = await open({ ads: 11 });
  await waitFor(() => expect(calls.some(({ call }) => call === 'GET /api/salaries')).toBe(true));
  expect(screen.queryByText(/ähnlichen Anzeigen/)).not.toBeInTheDocument();
});

it('promises what the setting does', async () => {
  const { unmount } = await open({ isNextReviewed: true });
  expect(await screen.findByRole('button', { name: 'Zur Prüfung einreichen' })).toBeInTheDocument();
  expect(screen.getAllByText(/Ihre erste Stelle prüfen wir/).length).toBeGreaterThan(0);
  unmount();
  await open();
  expect(screen.getByRole('button', { name: 'Veröffentlichen' })).toBeInTheDocument();
  expect(screen.queryByText(/prüfen wir/)).not.toBeInTheDocument();
  expect(screen.getByText(/30 Tage und kostet Sie 0,00/)).toBeInTheDocument();
});

it('unfolds where something behind the button is missing; the summary takes the focus and leads to the field', async () => {
  const { user, refuse } = await open();
  refuse(['experience_level_missing', 'employment_type_missing']);
  await user.click(screen.getByRole('button', { name: 'Veröffentlichen' }));
  const summary = await screen.findByRole('alert');
  await waitFor(() => expect(summary).toHaveFocus());
  expect(screen.getByLabelText('Erfahrung')).toBeInvalid();
  await user.click(within(summary).getByRole('link', { name: 'Bitte wählen Sie den Umfang.' }));
  expect(screen.getByLabelText('Beschäftigungsart')).toHaveFocus();
});

it('sets the week by presses, and the start to today', async () => {
  const { user, server } = await open();
  await user.click(screen.getByRole('button', { name: 'Montag: frei' }));
  await user.click(screen.getByRole('button', { name: 'Montag: Tag' }));
  expect(screen.getByText(/F steht für Frühdienst/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'ab sofort' }));
  await user.click(screen.getByRole('checkbox', { name: 'Fahrtkostenzuschuss' }));
  await waitFor(() => expect(server().content.benefits).toEqual([]));
  expect(server().content.duty).toMatchObject({ shifts: ['early'] });
  expect(server().content.startsOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});
