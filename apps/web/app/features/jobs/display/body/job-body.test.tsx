import { NO_CONDITIONS } from '@stellenvisite/contract/jobs/job-conditions';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { jobPosting } from '../../../../routes/jobs/job.tsx';
import { renderApp } from '../../../../testing/render-app.tsx';
import { JobCard } from '../job-card.tsx';
import { jobDetail } from '../job-detail.fixture.ts';
import { JobBody, PaySection } from './job-body.tsx';

const PART_TIME = jobDetail({
  employmentType: 'part_time',
  salary: { min: 3850, max: 4620, currency: 'EUR', period: 'month' },
  salaryHours: 38.5,
  hoursPerWeek: { min: 20, max: 20 },
});
const BAND = {
  min: 3900,
  max: 4400,
  currency: 'EUR',
  count: 48,
  radiusKm: 50,
  position: 'within',
  gap: { from: 0, to: 0 },
} as const;

test('the card of a part-time job says that its pay is that of full time, and what its hours come to', () => {
  renderApp(<JobCard job={PART_TIME} asOf="2026-11-15T08:00:00.000Z" />);
  expect(screen.getByText('3.850–4.620 €')).toBeInTheDocument();
  expect(screen.getByText('im Monat bei Vollzeit')).toBeInTheDocument();
  expect(screen.getByText('2.000–2.400 € bei 20 Std.')).toBeInTheDocument();
});

test('so does its page, to the cent', () => {
  renderApp(<PaySection job={PART_TIME} />);
  const amountAt = (label: string) => screen.getByText(label).nextElementSibling;
  expect(amountAt('Gehalt im Monat bei Vollzeit')).toHaveTextContent('3.850,00–4.620,00 €');
  expect(amountAt('Bei 20 Stunden in der Woche')).toHaveTextContent('2.000,00–2.400,00 €');
});

test('the market appears next to the pay, marked as not the employer’s word', () => {
  renderApp(<PaySection job={jobDetail({ payBand: BAND })} />);
  expect(screen.getByText('3.900,00–4.400,00 €')).toBeInTheDocument();
  expect(screen.getByText('Diese Stelle liegt in dieser Spanne.')).toBeInTheDocument();
  expect(screen.getByText(/keine Angabe des Arbeitgebers.*48 Anzeigen.*50 km/)).toBeInTheDocument();
});

test.each([
  [-260, 220, 'Diese Stelle reicht von 260 € darunter bis 220 € darüber.'],
  [-260, 0, 'Diese Stelle beginnt 260 € darunter und reicht in diese Spanne hinein.'],
  [0, 220, 'Diese Stelle beginnt in dieser Spanne und reicht bis 220 € darüber.'],
  [-400, -200, 'Diese Stelle liegt 200 € bis 400 € darunter.'],
  [-400, -400, 'Diese Stelle liegt 400 € darunter.'],
  [100, 600, 'Diese Stelle liegt 100 € bis 600 € darüber.'],
  [100, 100, 'Diese Stelle liegt 100 € darüber.'],
])('it says how the two ranges lie: %i to %i', (from, to, text) => {
  renderApp(<PaySection job={jobDetail({ payBand: { ...BAND, gap: { from, to } } })} />);
  expect(screen.getByText(text)).toBeInTheDocument();
});

test('where nothing is to be compared, the facts at the top have stated it all', () => {
  const { container } = renderApp(<PaySection job={jobDetail({ payBand: null })} />);
  expect(container.querySelector('section')).toBeNull();
});

test('search engines never get the market’s pay', () => {
  const job = jobDetail({ salary: null, payBand: BAND });
  expect(JSON.stringify(jobPosting(job, 'https://stellen.example'))).not.toMatch(/baseSalary|3900|4400/);
});

test('language, recognition, training authority and on-call duties are shown where the employer states them', () => {
  const conditions = {
    ...NO_CONDITIONS,
    onCallPerMonth: 4,
    furtherTraining: 'partial',
    furtherTrainingMonths: 36,
    isRecognitionPendingWelcome: true,
    germanLevel: 'C1',
  } as const;
  renderApp(<JobBody job={jobDetail({ conditions })} />);
  const valueBehind = (label: string) => screen.getByText(label).nextElementSibling;
  expect(valueBehind('Bereitschaften im Monat')).toHaveTextContent('etwa 4');
  expect(valueBehind('Weiterbildungsbefugnis')).toHaveTextContent('36 Monate');
  expect(screen.getByRole('heading', { name: 'Deutsch ab C1' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Ihre Anerkennung darf noch laufen' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'So läuft die Anerkennung ab' })).toHaveAttribute(
    'href',
    '/blog?thema=anerkennung',
  );
  expect(screen.queryByText('Hilfe bei der Wohnungssuche')).toBeNull();
});

test('a job that states none of them has no section for them', () => {
  renderApp(<JobBody job={jobDetail({})} />);
  expect(screen.queryByText('Für Bewerbungen aus dem Ausland')).toBeNull();
});

test('a level of German alone says nothing of certificates from abroad', () => {
  renderApp(<JobBody job={jobDetail({ conditions: { ...NO_CONDITIONS, germanLevel: 'B2' } })} />);
  expect(screen.getByRole('heading', { name: 'Deutsch ab B2' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'So läuft die Anerkennung ab' })).toBeNull();
});

test('search engines get the level of German and the help that is offered', () => {
  const conditions = { ...NO_CONDITIONS, germanLevel: 'B2', hasHousingHelp: true } as const;
  expect(jobPosting(jobDetail({ conditions }), 'https://stellen.example')).toMatchObject({
    qualifications: 'Deutsch mindestens B2',
    jobBenefits: 'Hilfe bei der Wohnungssuche',
  });
  expect(jobPosting(jobDetail({}), 'https://stellen.example')).not.toHaveProperty('qualifications');
});

test('the English page says that the ad is German, after what matters to people who trained abroad', () => {
  const conditions = { ...NO_CONDITIONS, germanLevel: 'B1', hasVisaHelp: true } as const;
  renderApp(<JobBody job={jobDetail({ conditions })} />, { language: 'en' });
  const abroad = screen.getByRole('heading', { name: 'If you trained abroad' });
  const note = screen.getByText('This ad is in German.');
  expect(abroad.compareDocumentPosition(note) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('the German page says nothing of its language', () => {
  renderApp(<JobBody job={jobDetail()} />);
  expect(screen.queryByText(/auf Deutsch/)).not.toBeInTheDocument();
});
