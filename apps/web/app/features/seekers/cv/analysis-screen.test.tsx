import type { CvAnalysis, CvField } from '@stellenvisite/contract/seekers/cv-analyses.schema';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AnalysisScreen } from '../../../routes/seekers/dashboard-cv-analysis.tsx';
import { renderApp } from '../../../testing/render-app.tsx';
import { serveApi } from '../../../testing/serve-api.ts';

const ID = '00000000-0000-4000-8000-000000000001';
const PATH = `/api/profile/analyses/${ID}`;

const field = (id: string, rest: Pick<CvField, 'found' | 'confidence'>, line: number): CvField => ({
  id,
  question: null,
  choice: null,
  changed: null,
  places: [{ page: 1, line, endLine: line, section: 'Berufserfahrung' }],
  ...rest,
});

const ANALYSIS: CvAnalysis = {
  id: ID,
  state: 'done',
  failure: null,
  file: { id: ID, name: 'Lebenslauf.pdf', type: 'pdf', bytes: 1000, createdAt: '2026-11-16T08:00:00.000Z' },
  createdAt: '2026-11-16T08:00:00.000Z',
  expiresAt: '2026-12-16T08:00:00.000Z',
  model: 'builtin',
  language: 'de',
  pageCount: 1,
  isFromImage: false,
  pages: [{ lines: ['Pflegefachfrau', null, 'Polnisch B2'], isFromImage: false }],
  fields: [
    field('f1', { found: { kind: 'occupation', value: 'pflegefach' }, confidence: 'sure' }, 1),
    field('f2', { found: { kind: 'language', value: { language: 'pl', level: 'B2' } }, confidence: 'probable' }, 3),
  ],
  suggestions: [{ kind: 'gap', from: '2021-04', to: '2021-06', about: null }],
};

type Answer = { status?: number; body?: unknown };

function open(analysis: CvAnalysis, decided: Promise<Answer> = Promise.resolve({ body: analysis })) {
  let stored = analysis;
  const answer = (next: CvAnalysis) => {
    stored = next;
    return { body: stored };
  };
  const { calls } = serveApi({
    [`GET ${PATH}`]: () => ({ body: stored }),
    [`GET ${PATH}/jobs`]: () => ({ body: { items: [], total: 0, isPlaceKnown: false } }),
    [`PATCH ${PATH}`]: () => decided,
    [`POST ${PATH}/save`]: () => answer({ ...analysis, state: 'saved' }),
    [`POST ${PATH}/retry`]: () => answer({ ...analysis, state: 'queued', failure: null }),
    'GET /api/occupations': () => ({
      body: {
        occupations: [{ key: 'pflegefach', label: 'Pflegefachkraft', category: 'nursing' }],
        levels: [],
        departments: [],
      },
    }),
  });
  return { ...renderApp(<AnalysisScreen id={ID} />, { at: `/dashboard/profil/lebenslauf/${ID}` }), calls };
}

test('every statement is shown with its place, and what is passed over is stated', async () => {
  open(ANALYSIS);
  expect(await screen.findByRole('heading', { name: 'Stimmt das so?' })).toBeInTheDocument();
  expect(await screen.findByRole('group', { name: 'Pflegefachkraft' })).toBeInTheDocument();
  expect(screen.getByText('übergangen')).toBeInTheDocument();
  expect(screen.getByText('Lücke 04/2021 bis 06/2021')).toBeInTheDocument();
});

test('all that were read surely are taken at once, the others stay open, and saving is a press of its own', async () => {
  const { user, calls } = open(ANALYSIS);
  const save = await screen.findByRole('button', { name: 'Ins Profil speichern' });
  expect(save).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Sichere Angaben übernehmen' }));
  expect(screen.getByText('1 von 2 entschieden.')).toBeInTheDocument();
  await waitFor(() =>
    expect(calls.find(({ call }) => call === `PATCH ${PATH}`)?.body).toEqual({
      decisions: [{ fieldId: 'f1', choice: 'take', changed: null }],
    }),
  );
  await user.click(save);
  expect(await screen.findByText(/Profil gespeichert/)).toBeInTheDocument();
});

test('what is saved are the decisions before it, also where their way to the server is slow', async () => {
  const decided = Promise.withResolvers<Answer>();
  const { user, calls } = open(ANALYSIS, decided.promise);
  await user.click(await screen.findByRole('button', { name: 'Sichere Angaben übernehmen' }));
  await user.click(screen.getByRole('button', { name: 'Ins Profil speichern' }));
  const isSaved = () => calls.some(({ call }) => call === `POST ${PATH}/save`);
  await waitFor(() => expect(calls.some(({ call }) => call === `PATCH ${PATH}`)).toBe(true));
  expect(isSaved()).toBe(false);
  decided.resolve({ body: ANALYSIS });
  await waitFor(() => expect(isSaved()).toBe(true));
});

test('of a decision that could not be retained it is stated, and it is open again', async () => {
  const { user } = open(ANALYSIS, Promise.resolve({ status: 500 }));
  await user.click(await screen.findByRole('button', { name: 'Sichere Angaben übernehmen' }));
  expect(await screen.findByText(/^Der Fehler liegt bei uns/)).toBeInTheDocument();
  expect(await screen.findByText('0 von 2 entschieden.')).toBeInTheDocument();
});

test('a value is changed in its row', async () => {
  const { user, calls } = open(ANALYSIS);
  const choice = await screen.findByRole('group', { name: /Polnisch/ });
  await user.click(within(choice).getByRole('radio', { name: 'ändern' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sprache' }), 'C1');
  await user.click(screen.getByRole('button', { name: 'Fertig' }));
  await waitFor(() =>
    expect(calls.at(-1)?.body).toEqual({
      decisions: [
        { fieldId: 'f2', choice: 'change', changed: { kind: 'language', value: { language: 'pl', level: 'C1' } } },
      ],
    }),
  );
});

test('a reading from a picture says so, and jobs wait for a place', async () => {
  open({ ...ANALYSIS, isFromImage: true, pages: [{ lines: ['Pflegefachfrau'], isFromImage: true }] });
  expect(await screen.findByText(/^Aus einem Bild gelesen/)).toBeInTheDocument();
  expect(screen.getByText('aus einem Bild gelesen')).toBeInTheDocument();
  expect(await screen.findByText(/sobald Ihr Wohnort bekannt ist/)).toBeInTheDocument();
});

test('a failure is the sentence of the specification with its reason, and three ways on', async () => {
  const { user, calls } = open({ ...ANALYSIS, state: 'failed', failure: 'no_text', fields: [], suggestions: [] });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(
    'Fehler bei der KI-Analyse. Bitte erneut versuchen oder ein anderes Format verwenden.',
  );
  expect(alert).toHaveTextContent('Ihr Profil ist unverändert.');
  expect(alert).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Andere Datei wählen' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Lieber selbst ausfüllen' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  await waitFor(() => expect(calls.some(({ call }) => call === `POST ${PATH}/retry`)).toBe(true));
});
