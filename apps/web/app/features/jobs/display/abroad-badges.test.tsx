import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { JobCard } from './job-card.tsx';
import { jobItem } from './job-item.fixture.ts';

const AS_OF = '2026-11-16T08:00:00.000Z';
const STATED = {
  isRecognitionPendingWelcome: true,
  germanLevel: 'B1',
  hasVisaHelp: true,
  hasHousingHelp: false,
} as const;
const JOB = { ...jobItem(1, 'Hebamme'), abroad: STATED };

test('an English card has a badge for each thing stated for people from abroad', async () => {
  renderApp(<JobCard job={JOB} asOf={AS_OF} />, { language: 'en' });
  expect(await screen.findByText('Recognition in progress accepted')).toBeInTheDocument();
  expect(screen.getByText('German from B1')).toBeInTheDocument();
  expect(screen.getByText('Help with visa')).toBeInTheDocument();
  expect(screen.queryByText('Help with housing')).toBeNull();
});

test('a German card shows them to who filters by one of them, and to nobody else', async () => {
  const { unmount } = renderApp(<JobCard job={JOB} asOf={AS_OF} />, { at: '/jobs?q=hebamme' });
  await screen.findByText('Hebamme');
  expect(screen.queryByText('Deutsch ab B1')).toBeNull();
  unmount();
  renderApp(<JobCard job={JOB} asOf={AS_OF} />, { at: '/jobs?q=hebamme&visaHelp=true' });
  expect(await screen.findByText('Deutsch ab B1')).toBeInTheDocument();
  expect(screen.getByText('Hilfe beim Visum')).toBeInTheDocument();
});

test('a job that states nothing of it has no badges', async () => {
  renderApp(<JobCard job={jobItem(2, 'Pflegefachkraft')} asOf={AS_OF} />, { language: 'en' });
  await screen.findByText('Pflegefachkraft');
  expect(screen.queryByText(/^German from/)).toBeNull();
});
