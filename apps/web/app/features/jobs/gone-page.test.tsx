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
const JOB = { title: 'Hebamme (m/w/d)', employer: EMPLOYER, city: 'Köln', category: 'medical' } as const;
const ASKED = { similar: [], asOf: '2026-11-15T08:00:00.000Z' };

test('a filled job is named, with its employer and others of its kind', () => {
  renderApp(<GonePage job={JOB} {...ASKED} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Stelle besetzt' })).toBeInTheDocument();
  expect(screen.getByText('Hebamme', { exact: false }).closest('p')).toHaveTextContent(
    'Hebamme (m/w/d)Klinikum Rheinhöhe, Köln',
  );
  expect(screen.getByRole('link', { name: EMPLOYER.name })).toHaveAttribute('href', `/arbeitgebern/${EMPLOYER.id}`);
  expect(screen.getByRole('link', { name: /^Alle Stellen/ })).toHaveAttribute(
    'href',
    '/jobs/kategorie/medizin-technik',
  );
});

test('it is reported as filled though nothing more can be learnt of it', () => {
  renderApp(<GonePage job={undefined} {...ASKED} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Stelle besetzt' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Stellen suchen' })).toHaveAttribute('href', '/jobs');
});
