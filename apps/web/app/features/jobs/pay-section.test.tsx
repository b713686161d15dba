import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { jobPosting } from './job-posting.ts';
import { PaySection } from './pay-section.tsx';
import { JobCard } from './shared/job-card.tsx';
import { jobDetail } from './shared/job-detail.fixture.ts';

const PART_TIME = jobDetail({
  employmentType: 'part_time',
  salary: { min: 3850, max: 4620, currency: 'EUR', period: 'month' },
  salaryHours: 38.5,
  hoursPerWeek: { min: 20, max: 20 },
});
const BAND = { min: 3900, max: 4400, currency: 'EUR', count: 48, radiusKm: 50, position: 'within' } as const;

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

test('the market stands beside the pay, marked as not the employer’s word', () => {
  renderApp(<PaySection job={jobDetail({ payBand: BAND })} />);
  expect(screen.getByText('3.900,00–4.400,00 €')).toBeInTheDocument();
  expect(screen.getByText('Diese Stelle liegt in dieser Spanne.')).toBeInTheDocument();
  expect(screen.getByText(/keine Angabe des Arbeitgebers.*48 Anzeigen.*50 km/)).toBeInTheDocument();
});

test('where nothing is to be compared, the facts at the top have said it all', () => {
  const { container } = renderApp(<PaySection job={jobDetail({ payBand: null })} />);
  expect(container.querySelector('section')).toBeNull();
});

test('search engines never get the market’s pay', () => {
  const job = jobDetail({ salary: null, payBand: BAND });
  expect(JSON.stringify(jobPosting(job, 'https://stellen.example'))).not.toMatch(/baseSalary|3900|4400/);
});
