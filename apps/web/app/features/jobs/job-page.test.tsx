import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { jobDetail } from './display/job-detail.fixture.ts';
import { JobPage } from './job-page.tsx';

const JOB = jobDetail({
  sections: [{ kind: 'tasks', heading: 'Ihre Arbeit', html: '<p>Sie betreuen am Tag zwei Menschen.</p>' }],
});
const ASKED = {
  similar: [],
  asOf: '2026-11-15T08:00:00.000Z',
  publicUrl: 'https://stellen.example',
  mapStyleUrl: undefined,
} as const;
const URL_OF_JOB = `${ASKED.publicUrl}/jobs/${JOB.id}?von=geteilt`;

/** Nothing is ever near the screen of a test. */
class NeverNear {
  observe() {}
  disconnect() {}
}
beforeEach(() => void vi.stubGlobal('IntersectionObserver', NeverNear));

test('whoever has read a job to its end finds the way to apply there', () => {
  renderApp(<JobPage job={JOB} {...ASKED} />);
  const article = screen.getByRole('article');
  const text = within(article).getByText('Sie betreuen am Tag zwei Menschen.');
  const links = within(article).getAllByRole('link', { name: /^Jetzt bewerben/ });
  const atEnd = links.find((link) => text.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING);
  expect(atEnd).toHaveAttribute('href', JOB.applyUrl);
});

test('a region that is all the ad names has no way there and no map', () => {
  const location = { ...JOB.location, city: 'Kanton Uri', postalCode: null, region: 'Uri', country: 'CH' as const };
  renderApp(<JobPage job={{ ...JOB, street: null, location }} {...ASKED} />);
  expect(screen.getByText(/^Die Anzeige nennt nur die Region\./)).toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'Route planen' })).not.toBeInTheDocument();
});

test('a job is passed on by WhatsApp, by mail and as a link', async () => {
  const { user } = renderApp(<JobPage job={JOB} {...ASKED} />);
  const share = screen.getByRole('list', { name: 'Stelle teilen' });
  const text = 'Pflegefachfrau/-mann (m/w/d) Intensivstation bei Klinikum Rheinhöhe';
  const whatsApp = new URL(within(share).getByRole('link', { name: 'WhatsApp' }).getAttribute('href') ?? '');
  expect([whatsApp.host, whatsApp.searchParams.get('text')]).toEqual(['wa.me', `${text}\n${URL_OF_JOB}`]);
  const mail = new URL(within(share).getByRole('link', { name: 'E-Mail' }).getAttribute('href') ?? '');
  expect([mail.searchParams.get('subject'), mail.searchParams.get('body')]).toEqual([text, URL_OF_JOB]);
  await user.click(within(share).getByRole('button', { name: 'Link kopieren' }));
  expect(await navigator.clipboard.readText()).toBe(URL_OF_JOB);
  expect(await screen.findByText('Link kopiert')).toBeInTheDocument();
});

test('a phone passes a job on by its own sheet, and one without has the list of ways', async () => {
  const { user } = renderApp(<JobPage job={JOB} {...ASKED} />);
  const open = screen.getByRole('button', { name: 'Stelle teilen' });
  const list = screen.getByRole('list', { name: 'Stelle teilen' });
  expect(open).toHaveAttribute('popovertarget', list.id);
  const share = vi.fn<Navigator['share']>().mockRejectedValue(new DOMException('closed', 'AbortError'));
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
  vi.stubGlobal('matchMedia', (media: string) => ({ matches: media === '(pointer: coarse)' }));
  await user.click(open);
  expect(share).toHaveBeenCalledWith({
    title: 'Pflegefachfrau/-mann (m/w/d) Intensivstation bei Klinikum Rheinhöhe',
    url: URL_OF_JOB,
  });
  vi.unstubAllGlobals();
});

test('says where an AI has helped with the text, and only there', () => {
  const { unmount } = renderApp(<JobPage job={JOB} {...ASKED} />);
  expect(screen.queryByText(/hat eine KI geholfen/)).toBeNull();
  unmount();
  renderApp(<JobPage job={{ ...JOB, isAiAssisted: true }} {...ASKED} />);
  expect(screen.getByText(/hat eine KI geholfen/)).toBeInTheDocument();
});

test('where one would work appears there in words, with the way to it', () => {
  renderApp(<JobPage job={JOB} {...ASKED} />);
  const section = screen.getByRole('heading', { name: 'Arbeitsort' }).closest('section');
  expect(section).toHaveTextContent('Rheinhöhenweg 12, 50733 Köln');
  const links = within(screen.getByRole('list', { name: 'Route planen' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    expect.stringContaining('travelmode=driving'),
    expect.stringContaining('travelmode=transit'),
  ]);
});

test('work from home has no place to go to', () => {
  renderApp(<JobPage job={{ ...JOB, remote: 'remote' }} {...ASKED} />);
  expect(screen.queryByRole('heading', { name: 'Arbeitsort' })).not.toBeInTheDocument();
});
