import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GonePage } from '../../routes/jobs/job.tsx';
import { renderApp } from '../../testing/render-app.tsx';

const EMPLOYER = {
  id: '0198f0a0-0000-7000-8000-000000000002',
  name: 'Klinikum Rheinhöhe',
  type: 'hospital',
  isVerified: false,
} as const;
const JOB = { title: 'Hebamme (m/w/d)', employer: EMPLOYER, city: 'Köln', category: 'medical', end: 'filled' } as const;
const ASKED = { id: '0198f0a0-0000-7000-8000-000000000001', similar: [], asOf: '2026-11-15T08:00:00.000Z' };

test.each([
  ['filled', 'Diese Stelle ist besetzt'],
  ['closed', 'Diese Stelle ist nicht mehr ausgeschrieben'],
  ['expired', 'Diese Anzeige ist abgelaufen'],
] as const)('a job that is %s says so', (end, title) => {
  renderApp(<GonePage job={{ ...JOB, end }} {...ASKED} />);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
});

test('a filled job is named, with its employer and others of its kind', () => {
  renderApp(<GonePage job={JOB} {...ASKED} />);
  expect(screen.getByText('Hebamme', { exact: false }).closest('p')).toHaveTextContent(
    'Hebamme (m/w/d)Klinikum Rheinhöhe, Köln',
  );
  expect(screen.getByRole('link', { name: EMPLOYER.name })).toHaveAttribute('href', `/arbeitgebern/${EMPLOYER.id}`);
  expect(screen.getByRole('link', { name: /^Alle Stellen/ })).toHaveAttribute(
    'href',
    '/jobs/kategorie/medizin-technik',
  );
});

test('it is reported as no longer open though nothing more can be learnt of it', () => {
  renderApp(<GonePage job={undefined} {...ASKED} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Diese Stelle ist nicht mehr offen' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Stellen suchen' })).toHaveAttribute('href', '/jobs');
});
