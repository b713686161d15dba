import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { deliverEvent } from '../../../realtime/use-live-event.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { serveApi } from '../../../testing/serve-api.ts';
import { applicationOf, daysFromNow, JOB_ID, listOf } from '../application.fixture.ts';
import { ApplicationsList } from './applications-list.tsx';

const PATH = '/dashboard/bewerbungen';
const NO_DRAFTS = { 'GET /api/application-drafts': () => ({ body: { items: [] } }) };
const isAsked = (calls: { call: string }[], call: string) => calls.filter((each) => each.call === call).length;

test('every status is stated in a word, with what is known next to it', async () => {
  const decidedAt = '2026-11-05T12:00:00.000Z';
  const items = (
    [
      { status: 'applied' },
      { status: 'applied', openedAt: daysFromNow(-1) },
      { status: 'applied', kind: 'external' },
      { status: 'interview', invitedAt: daysFromNow(-1), interviewAt: '2027-01-14T09:00:00.000Z' },
      { status: 'rejected', statusUpdatedAt: decidedAt, rejectedAt: decidedAt },
      { status: 'hired', statusUpdatedAt: decidedAt, hiredAt: decidedAt },
      { status: 'withdrawn', statusUpdatedAt: decidedAt, withdrawnAt: decidedAt },
      { status: 'unknown' },
    ] as const
  ).map((changes, index) => applicationOf({ ...changes, id: `0198f0a0-0000-7000-8000-00000000000${index}` }));
  serveApi({ ...NO_DRAFTS, 'GET /api/applications': () => ({ body: listOf(items) }) });
  renderApp(<ApplicationsList />, { at: PATH });
  const rows = await screen.findAllByRole('article');
  const states = rows.map((row) => row.querySelector('.ap-state')?.textContent ?? '');
  expect(states[0]).toMatch(/^Neugesendet vor 3 Tagen/);
  expect(states[1]).toMatch(/^Neugelesen am \d\d\.\d\d\./);
  expect(states[2]).toMatch(/^Neuanderswo beworben/);
  expect(states.slice(3)).toEqual([
    'Zum Gespräch eingeladenTermin am Do 14.01., 10:00',
    'Absageam 05.11.2026',
    'Zusageam 05.11.2026',
    'Zurückgezogenvon Ihnen am 05.11.2026',
    'Stand nicht übermittelt',
  ]);
});

test('the tab and the page in the address are requested, and every tab has its count', async () => {
  const asked: string[] = [];
  serveApi({
    'GET /api/applications': ({ url }) => {
      asked.push(url.search);
      return { body: listOf([applicationOf({ status: 'interview' })], { total: 45, page: 2 }) };
    },
  });
  renderApp(<ApplicationsList />, { at: `${PATH}?tab=interviews&page=2` });
  await screen.findByRole('article');
  expect(asked).toEqual(['?tab=interviews&page=2']);
  const tabs = within(screen.getByRole('navigation', { name: 'Ihre Bewerbungen' })).getAllByRole('link');
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
    ['Alle1', PATH],
    ['Aktiv1', `${PATH}?tab=active`],
    ['Gespräche1', `${PATH}?tab=interviews`],
    ['Absagen0', `${PATH}?tab=rejected`],
    ['Zusagen0', `${PATH}?tab=hired`],
    ['Zurückgezogen0', `${PATH}?tab=withdrawn`],
  ]);
  expect(tabs[2]).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Seite 3' })).toHaveAttribute('href', `${PATH}?tab=interviews&page=3`);
});

test('the title opens the application over the list, whose tab it keeps', async () => {
  serveApi({ 'GET /api/applications': () => ({ body: listOf([applicationOf({ status: 'hired' })]) }) });
  renderApp(<ApplicationsList />, { at: `${PATH}?tab=hired` });
  const link = await screen.findByRole('link', { name: /Hebamme/ });
  expect(link.getAttribute('href')).toBe(`${PATH}/${applicationOf().id}?tab=hired`);
});

test('nobody who has not applied is left without a next step, and an empty tab leads back', async () => {
  serveApi({ ...NO_DRAFTS, 'GET /api/applications': () => ({ body: listOf([]) }) });
  const { unmount } = renderApp(<ApplicationsList />, { at: PATH });
  expect(await screen.findByRole('heading', { name: 'Noch keine Bewerbungen' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Stellen suchen' })).toHaveAttribute('href', '/jobs');
  unmount();
  serveApi({ 'GET /api/applications': () => ({ body: listOf([], { counts: { ...listOf([]).counts, all: 2 } }) }) });
  renderApp(<ApplicationsList />, { at: `${PATH}?tab=hired` });
  expect(await screen.findByRole('heading', { name: 'Noch keine Zusage' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Alle Bewerbungen zeigen' })).toHaveAttribute('href', PATH);
});

test('a draft can be gone on with, and is discarded after a confirmation', async () => {
  const draft = {
    jobId: JOB_ID,
    title: 'Hebamme',
    employer: 'Klinikum Nord',
    isLive: true,
    updatedAt: daysFromNow(-1),
  };
  let drafts = [draft];
  const { calls } = serveApi({
    'GET /api/applications': () => ({ body: listOf([]) }),
    'GET /api/application-drafts': () => ({ body: { items: drafts } }),
    [`DELETE /api/jobs/${JOB_ID}/application-draft`]: () => {
      drafts = [];
      return { status: 204 };
    },
  });
  const { user } = renderApp(<ApplicationsList />, { at: PATH });
  expect(await screen.findByRole('link', { name: 'Weiterschreiben: Hebamme' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Entwurf verwerfen: Hebamme' }));
  expect(isAsked(calls, `DELETE /api/jobs/${JOB_ID}/application-draft`)).toBe(0);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Verwerfen' }));
  await waitFor(() => expect(screen.queryByText('Angefangene Bewerbung')).toBeNull());
});

test('a list that cannot be read shows an error and can be reloaded', async () => {
  let isDown = true;
  serveApi({
    ...NO_DRAFTS,
    'GET /api/applications': () =>
      isDown ? { status: 403, body: { code: 'auth.forbidden' } } : { body: listOf([applicationOf()]) },
  });
  const { user } = renderApp(<ApplicationsList />, { at: PATH });
  const again = await screen.findByRole('button', { name: 'Neu laden' });
  isDown = false;
  await user.click(again);
  expect(await screen.findByRole('article')).toBeInTheDocument();
});

test('what the employer decides is shown at once', async () => {
  let status: 'applied' | 'hired' = 'applied';
  serveApi({ ...NO_DRAFTS, 'GET /api/applications': () => ({ body: listOf([applicationOf({ status })]) }) });
  renderApp(<ApplicationsList />, { at: PATH });
  expect(await screen.findByRole('article')).toHaveTextContent('Neu');
  status = 'hired';
  act(() => deliverEvent('application.changed', { recordId: applicationOf().id }));
  await waitFor(() => expect(screen.getByRole('article')).toHaveTextContent('Zusage'));
});
