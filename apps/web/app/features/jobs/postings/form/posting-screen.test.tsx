import type { JobPosting } from '@stellenvisite/contract/jobs/job-postings.schema';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../../../testing/render-app.tsx';
import { serveApi } from '../../../../testing/serve-api.ts';
import { accountOf, dropSession, startSession } from '../../../../testing/sign-in-as.ts';
import { ActingEmployerContext } from '../../../identity/acting-employer/use-acting-employer.ts';
import { PostingScreen } from './posting-screen.tsx';

const EMPLOYER_ID = '0198f0a0-0000-7000-8000-0000000000e1';
const JOB_ID = '0198f0a0-0000-7000-8000-0000000000f1';

const EMPLOYER = {
  id: EMPLOYER_ID,
  name: 'Klinikum Rheinhöhe',
  type: 'hospital',
  kinds: [],
  address: { street: 'Höhe 1', postalCode: '50733', city: 'Köln', country: 'DE' },
  contact: { name: 'Petra Wehling', role: 'Stationsleitung', email: null, phone: '0221 55', hours: null },
  departments: [{ id: '0198f0a0-0000-7000-8000-0000000000d1', name: 'Station 3C', specialty: 'cardiology' }],
  gaps: [],
  updatedAt: '2026-11-16T05:00:00.000Z',
};

const acting = {
  employerId: EMPLOYER_ID,
  name: EMPLOYER.name,
  role: 'recruiter',
  type: 'hospital',
  city: 'Köln',
  employers: [],
} as never;

const postingOf = (change: Partial<JobPosting> = {}): JobPosting => ({
  id: JOB_ID,
  number: null,
  employer: { id: EMPLOYER_ID, name: EMPLOYER.name },
  state: 'draft',
  version: 1,
  content: {},
  hasChanges: true,
  problems: [],
  quality: { score: 0, hints: [] },
  moves: ['publish'],
  postedAt: null,
  validThrough: null,
  updatedAt: '2026-11-16T05:00:00.000Z',
  history: [],
  refusal: null,
  ...change,
});

const MIDWIFE = { key: 'hebamme', label: 'Hebamme', category: 'nursing', specialty: null };
const readingOf = (typed: string) => ({
  occupations: /^heb/i.test(typed) ? [MIDWIFE] : [],
  category: /arzt/i.test(typed) ? 'doctors' : null,
  specialty: /kardiologie/i.test(typed) ? 'cardiology' : null,
  isTraining: /ausbildung/i.test(typed),
});

/** Opens the screen over a server that stores what it is sent. */
async function open(
  posting: JobPosting | null = null,
  problems: JobPosting['problems'] = [],
  { employer = {}, ...figures }: { isNextReviewed?: boolean; employer?: object } = {},
) {
  let server = posting ?? postingOf();
  const put = (content: object) => {
    server = { ...server, content: { ...server.content, ...content }, version: server.version + 1, problems };
    return { body: server };
  };
  const { calls } = serveApi({
    'GET /api/account': () => ({ body: accountOf('employer') }),
    'GET /api/employer/profile': () => ({ body: { ...EMPLOYER, ...employer } }),
    'GET /api/employer/jobs': () => ({ body: { items: [], figures: { plan: { maxDays: 60 }, ...figures } } }),
    'GET /api/occupations/titles': ({ url }) => ({ body: readingOf(url.searchParams.get('title') ?? '') }),
    'POST /api/employer/jobs': ({ body }) => ({ status: 201, ...put(body as object) }),
    [`GET /api/employer/jobs/${JOB_ID}`]: () => ({ body: server }),
    [`PATCH /api/employer/jobs/${JOB_ID}`]: ({ body }) => {
      const { version, ...content } = body as { version: number };
      if (version !== server.version) return { status: 409, body: { code: 'job_posting.version_stale', status: 409 } };
      return put(content);
    },
    [`POST /api/employer/jobs/${JOB_ID}/publication`]: () => {
      if (server.problems.length > 0) return { status: 422, body: { code: 'job_posting.incomplete', status: 422 } };
      server = { ...server, state: 'live', number: 10_042, hasChanges: false, postedAt: '2026-11-16T12:00:00.000Z' };
      return { body: server };
    },
  });
  const view = renderApp(
    <ActingEmployerContext value={acting}>
      <PostingScreen />
    </ActingEmployerContext>,
    { at: posting ? `/post-job?job=${JOB_ID}` : '/post-job' },
  );
  await screen.findByRole('heading', { name: 'Welche Stelle ist offen?' });
  return { ...view, calls, elsewhere: put, server: () => server };
}

const title = () => screen.getByRole('combobox', { name: 'Titel' });
const saved = () => waitFor(() => expect(screen.getByText(/^Gespeichert/)).toBeInTheDocument());

beforeEach(() => {
  localStorage.clear();
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = () => undefined;
});

describe('a new job', () => {
  it('becomes a draft with the first words, with address and contact of the employer', async () => {
    const { user, calls, server } = await open();
    await user.type(title(), 'Hebamme');
    await saved();
    expect(calls.filter(({ call }) => call === 'POST /api/employer/jobs')).toHaveLength(1);
    expect(server().content).toMatchObject({
      title: 'Hebamme',
      location: { city: 'Köln', country: 'DE' },
      contact: { name: 'Petra Wehling' },
      applyMethod: 'here',
    });
    expect(title()).toHaveValue('Hebamme');
  });

  it('shows card and advice while somebody types, and a hint leads to its field', async () => {
    const { user } = await open();
    await user.type(title(), 'Hebamme');
    const preview = screen.getByRole('region', { name: 'So erscheint die Stelle' });
    expect(await within(preview).findByRole('heading', { name: /Hebamme/ })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Einfügen' }));
    expect(title()).toHaveValue('Hebamme (m/w/d)');
    const quality = screen.getByRole('region', { name: 'Qualität' });
    await user.click(within(quality).getByRole('button', { name: /Gehalt fehlt/ }));
    expect(screen.getByLabelText(/^Gehalt ab/)).toHaveFocus();
  });

  it('proposes whoever writes it as the contact where the profile names nobody', async () => {
    serveApi({ 'GET /api/account': () => ({ body: accountOf('employer') }) });
    await startSession();
    const { user, server } = await open(null, [], { employer: { contact: null, phone: '0221 99' } });
    await user.type(title(), 'Hebamme');
    await saved();
    expect(server().content.contact).toMatchObject({
      name: accountOf('employer').fullName,
      phone: '0221 99',
      email: null,
    });
    await dropSession();
  });

  it('promises the review of a first job where there is one, and not otherwise', async () => {
    const { unmount } = await open(null, [], { isNextReviewed: true });
    expect(await screen.findByRole('button', { name: 'Zur Prüfung einreichen' })).toBeInTheDocument();
    expect(screen.getByText(/Ihre erste Stelle prüfen wir, bevor sie erscheint/)).toBeInTheDocument();
    unmount();
    await open(postingOf({ state: 'closed', number: 10_042 }), [], { isNextReviewed: true });
    expect(screen.getByRole('button', { name: 'Veröffentlichen' })).toBeInTheDocument();
    expect(screen.queryByText(/prüfen wir/)).not.toBeInTheDocument();
  });

  it('takes over an occupation with its category', async () => {
    const { user } = await open();
    await user.type(title(), 'heb');
    await user.click(await screen.findByRole('option', { name: /Heb ?amme/ }));
    await waitFor(() => expect(screen.getByLabelText('Bereich')).toHaveValue('nursing'));
  });

  it('takes category and specialty from the words of its title, and leaves what was chosen', async () => {
    const { user } = await open();
    await user.type(title(), 'Oberarzt Kardiologie');
    await user.tab();
    await waitFor(() => expect(screen.getByLabelText('Fach')).toHaveValue('cardiology'));
    expect(screen.getByLabelText('Bereich')).toHaveValue('doctors');
    await user.selectOptions(screen.getByLabelText('Bereich'), 'management');
    await user.click(title());
    await user.tab();
    await saved();
    expect(screen.getByLabelText('Bereich')).toHaveValue('management');
  });

  it('drops what an earlier title stated', async () => {
    const { user } = await open();
    await user.type(title(), 'Oberarzt Kardiologie');
    await user.tab();
    await waitFor(() => expect(screen.getByLabelText('Fach')).toHaveValue('cardiology'));
    await user.clear(title());
    await user.type(title(), 'Oberarzt');
    await user.tab();
    await waitFor(() => expect(screen.getByLabelText('Fach')).toHaveValue(''));
    expect(screen.getByLabelText('Bereich')).toHaveValue('doctors');
  });

  it('offers to be marked as training where its title says so', async () => {
    const { user, server } = await open();
    await user.type(title(), 'Ausbildung zur MFA');
    await user.tab();
    await user.click(await screen.findByRole('button', { name: 'Als Ausbildung kennzeichnen' }));
    expect(screen.getByLabelText('Dauer in Monaten')).toHaveValue('36');
    expect(screen.queryByRole('button', { name: 'Als Ausbildung kennzeichnen' })).not.toBeInTheDocument();
    await saved();
    expect(server().content.training).toMatchObject({ months: 36 });
  });
});

describe('the week', () => {
  it('is set by pen and click, and by letters and arrows', async () => {
    const { user, server } = await open();
    const day = (name: RegExp) => screen.getByRole('button', { name });
    await user.click(screen.getByRole('radio', { name: /Spät/ }));
    await user.click(day(/^Dienstag:/));
    day(/^Montag:/).focus();
    await user.keyboard('{ArrowRight}{ArrowRight}f{Backspace}');
    expect(day(/^Mittwoch: Früh/)).toBeInTheDocument();
    expect(screen.getByText(/8:18 Std. Ruhe/)).toBeInTheDocument();
    await saved();
    expect(server().content.duty).toMatchObject({ shifts: ['early', 'late'] });
  });
});

describe('publishing', () => {
  it('says what is missing in a summary that takes the focus, and at the fields', async () => {
    const { user } = await open(postingOf(), ['title_missing', 'text_missing']);
    await user.type(title(), 'x');
    await user.click(screen.getByRole('button', { name: 'Veröffentlichen' }));
    const summary = await screen.findByText('Bitte geben Sie einen Titel an.', { selector: 'a' });
    await waitFor(() => expect(summary.closest('[role=alert]')).toHaveFocus());
    expect(title()).toHaveAccessibleDescription(/Bitte geben Sie einen Titel an/);
  });

  it('saves first, then leads to the public page', async () => {
    const { user, calls } = await open(postingOf({ content: { title: 'Hebamme (m/w/d)' } }));
    fireEvent.change(screen.getByLabelText('Ihre Referenz'), { target: { value: 'P-17' } });
    await user.click(screen.getByRole('button', { name: 'Veröffentlichen' }));
    expect(await screen.findByRole('link', { name: 'Stelle ansehen' })).toHaveAttribute('href', `/jobs/${JOB_ID}`);
    const sent = calls.map(({ call }) => call);
    expect(sent.indexOf(`PATCH /api/employer/jobs/${JOB_ID}`)).toBeLessThan(
      sent.indexOf(`POST /api/employer/jobs/${JOB_ID}/publication`),
    );
    expect(screen.getByRole('button', { name: 'Änderungen veröffentlichen' })).toBeInTheDocument();
  });
});

it('loses nothing that was typed when the server is killed and the tab is closed before it was saved', async () => {
  const first = await open(postingOf({ content: { reference: 'A-1' } }));
  serveApi({});
  fireEvent.change(screen.getByLabelText('Ihre Referenz'), { target: { value: 'A-1/2027' } });
  first.unmount();
  const { server } = await open(postingOf({ content: { reference: 'A-1' } }));
  expect(screen.getByLabelText('Ihre Referenz')).toHaveValue('A-1/2027');
  await waitFor(() => expect(server().content.reference).toBe('A-1/2027'));
});

it('offers no term that is longer than the plan allows', async () => {
  await open();
  await waitFor(() => expect(screen.queryByRole('radio', { name: '90 Tage' })).toBeNull());
  expect(screen.getByRole('radio', { name: '60 Tage' })).toBeChecked();
});

it('asks kindly when a colleague changed the same detail, and keeps what was typed', async () => {
  const { user, elsewhere, server } = await open(postingOf({ content: { reference: 'A-1' } }));
  elsewhere({ reference: 'B-2' });
  const reference = screen.getByLabelText('Ihre Referenz');
  await user.clear(reference);
  await user.type(reference, 'C-3');
  const note = await screen.findByText(/Jemand aus Ihrem Team/);
  expect(note.closest('[role=alert]')).toHaveTextContent('Referenz');
  expect(reference).toHaveValue('C-3');
  await user.click(screen.getByRole('button', { name: 'Meine Eingabe hier' }));
  await waitFor(() => expect(server().content.reference).toBe('C-3'));
});
