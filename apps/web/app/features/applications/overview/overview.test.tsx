import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FirstSteps } from '../../../routes/applications/dashboard.tsx';
import { renderApp } from '../../../testing/render-app.tsx';
import { applicationOf, ID, listOf } from '../application.fixture.ts';
import { Figures } from './figures.tsx';
import { NextInterview } from './next-interview.tsx';
import { interviewEvents, thisWeek, WeekRoster } from './week-roster.tsx';

/** A Monday. */
const NOW = new Date('2026-11-16T11:00:00Z');
const invited = applicationOf({ status: 'interview', interviewAt: '2026-11-19T09:00:00.000Z' });

test('the next interview says when it is and leads to its application', () => {
  renderApp(<NextInterview application={invited} now={NOW} />);
  const part = screen.getByRole('region', { name: 'Nächstes Gespräch' });
  expect(part).toHaveTextContent('Do 19.11., 10:00');
  expect(part).toHaveTextContent('in 3 Tagen');
  expect(within(part).getByRole('link', { name: 'Vorbereiten' })).toHaveAttribute(
    'href',
    `/dashboard/bewerbungen/${ID}`,
  );
  expect(within(part).getByRole('button', { name: 'In den Kalender' })).toBeInTheDocument();
});

test('the week names what is due, and the wishes only where there are some', () => {
  const week = thisWeek(NOW, interviewEvents([invited]));
  const { unmount } = renderApp(<WeekRoster week={week} wishes={null} />);
  expect(screen.getByRole('link', { name: /^10:00 Gespräch\s*: Hebamme/ })).toHaveAttribute(
    'href',
    `/dashboard/bewerbungen/${ID}`,
  );
  expect(screen.queryByText('Ihre Wunschdienste')).toBeNull();
  unmount();
  const day = { early: 'like', day: null, late: 'no', night: null } as const;
  renderApp(<WeekRoster week={thisWeek(NOW, [])} wishes={Array.from({ length: 7 }, () => day)} />);
  expect(screen.getByText('Mo: Früh')).toBeInTheDocument();
  expect(screen.getByText('keine Termine in dieser Woche')).toBeInTheDocument();
});

test('figures say what is known: the time to an answer only once there was one', () => {
  const { unmount } = renderApp(<Figures applications={listOf([invited])} newMatches={undefined} />);
  expect(screen.getByText('laufende Bewerbung').parentElement).toHaveTextContent('1');
  for (const unknown of [/Tage bis zur Antwort/, /neue Treffer/]) expect(screen.queryByText(unknown)).toBeNull();
  unmount();
  renderApp(<Figures applications={listOf([invited], { medianAnswerDays: 2.6 })} newMatches={3} />);
  expect(screen.getByText(/Tage bis zur Antwort/).parentElement).toHaveTextContent('2,6');
  expect(screen.getByText('neue Treffer').parentElement).toHaveTextContent('3');
});

test('who is new sees the first steps, with what is done already', () => {
  renderApp(<FirstSteps isProfileComplete hasSaved={false} />);
  const steps = screen.getAllByRole('listitem');
  expect(steps.map((step) => step.textContent.includes('erledigt'))).toEqual([true, false, false]);
});
