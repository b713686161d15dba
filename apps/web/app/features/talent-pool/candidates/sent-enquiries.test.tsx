import type { TalentEnquiry } from '@stellenvisite/contract/talent-pool/talent-enquiries.schema';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { serveApi } from '../../../testing/serve-api.ts';
import { ownEmployer } from '../../employers/area/shared/own-employer.fixture.ts';
import { ActingEmployerContext } from '../../identity/acting-employer/use-acting-employer.ts';
import { talentEnquiry } from '../talent.fixture.ts';
import { SentEnquiries } from './sent-enquiries.tsx';

const QUESTION = {
  id: 'q',
  party: 'seeker',
  isOwn: false,
  text: 'Wie viele Nächte?',
  sentAt: '2026-11-14T08:00:00.000Z',
};
const sent = (part: Partial<TalentEnquiry>) => talentEnquiry({ party: 'employer', awaitsReply: false, ...part });

function renderEnquiries(items: TalentEnquiry[]) {
  const served = serveApi({
    'GET /api/talent-pool/enquiries': () => ({ body: { items, total: items.length, page: 1, pageSize: 20, open: 1 } }),
    ...Object.fromEntries(items.map((each) => [`GET /api/talent-pool/enquiries/${each.id}`, () => ({ body: each })])),
    ...Object.fromEntries(
      items.map(({ id }) => [`POST /api/talent-pool/enquiries/${id}/messages`, () => ({ status: 201, body: {} })]),
    ),
  });
  const employer = ownEmployer({ role: 'recruiter' });
  const rendered = renderApp(
    <ActingEmployerContext value={{ ...employer, employers: [employer] }}>
      <SentEnquiries />
    </ActingEmployerContext>,
    { at: '/employer-dashboard/kandidaten?ansicht=anfragen' },
  );
  return { ...served, ...rendered };
}

test('a question back is answered in the list of enquiries, and a no says its reason where one was given', async () => {
  const { user, calls } = renderEnquiries([
    sent({ number: 20_417, awaitsReply: true, messages: [QUESTION as TalentEnquiry['messages'][number]] }),
    sent({ id: '0198f0a0-0000-7000-8000-0000000000a2', number: 20_398, status: 'declined', declineReason: 'shifts' }),
    sent({ id: '0198f0a0-0000-7000-8000-0000000000a3', number: 20_361, status: 'declined' }),
  ]);
  const [asked, reasoned, silent] = await screen.findAllByRole('article');
  if (!asked || !reasoned || !silent) throw new Error('three enquiries were sent');
  expect(within(asked).getByRole('heading', { level: 2 })).toHaveTextContent('Nr. 20 417');
  expect(await within(asked).findByText('Wie viele Nächte?')).toBeVisible();
  await user.type(within(asked).getByRole('textbox', { name: 'Ihre Antwort' }), 'Höchstens drei.');
  await user.click(within(asked).getByRole('button', { name: 'Antwort senden' }));
  await waitFor(() =>
    expect(calls.find(({ call }) => call.startsWith('POST'))?.body).toMatchObject({ text: 'Höchstens drei.' }),
  );
  expect(await within(reasoned).findByText('Abgelehnt. Grund: Die Dienste passen nicht.')).toBeVisible();
  expect(within(silent).queryByText(/Grund/)).toBeNull();
  expect(within(silent).queryByRole('textbox')).toBeNull();
});
