import type { ApplicationDetail, ApplicationProposal } from '@stellenvisite/contract/applications/applications.schema';
import type { JobQuestion } from '@stellenvisite/contract/jobs/job-questions.schema';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { storageKey } from '../../../session/auth-client.ts';
import { reloadSession } from '../../../session/session-store.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { serveApi } from '../../../testing/serve-api.ts';
import { serveUploads } from '../../../testing/serve-uploads.ts';
import { accountOf, dropSession, startSession } from '../../../testing/sign-in-as.ts';
import { jobDetail } from '../../jobs/display/job-detail.fixture.ts';
import { ApplyPage } from './apply-page.tsx';
import { readDeviceDraft } from './use-apply-draft.ts';

const QUESTION: JobQuestion = {
  id: 'q1',
  kind: 'choice',
  text: 'Wann können Sie anfangen?',
  isRequired: true,
  options: ['Sofort', 'Später'],
};
const JOB = jobDetail({ applyMethod: 'here', applyUrl: null });
const AT = `/jobs/${JOB.id}/bewerben`;
const PROPOSAL = `GET /api/jobs/${JOB.id}/application-proposal`;
const DRAFT = `PUT /api/jobs/${JOB.id}/application-draft`;
const SEND = `POST /api/jobs/${JOB.id}/applications`;
const CV = {
  id: '0198f0a0-0000-7000-9000-000000000009',
  name: 'Lebenslauf.pdf',
  type: 'pdf' as const,
  bytes: 219_000,
  createdAt: '2026-11-01T08:00:00.000Z',
};
const APPLICATION = { id: '0198f0a0-0000-7000-8000-0000000000aa', number: 20_418 } as ApplicationDetail;

function proposal(changes: Partial<ApplicationProposal> = {}): ApplicationProposal {
  return {
    applicant: {
      fullName: 'Jana Albrecht',
      academicTitle: null,
      email: 'jana@post.example',
      phone: '0151 5550 2284',
      occupation: 'Pflegefachfrau',
      location: '50823 Köln',
      profile: null,
    },
    message: '',
    files: [],
    draft: null,
    openApplicationId: null,
    privacyVersion: '2026-11',
    ...changes,
  };
}

const account = { 'GET /api/account': () => ({ body: accountOf('job_seeker') }) };
const files = { 'GET /api/files': () => ({ body: { items: [CV] } }) };
const drafts = { [DRAFT]: () => ({ body: { content: {}, updatedAt: '2026-11-16T08:00:00.000Z' } }) };

async function openAsSeeker(handlers: Parameters<typeof serveApi>[0], job = JOB) {
  const { calls } = serveApi({ ...account, ...files, ...drafts, ...handlers });
  await startSession();
  const view = renderApp(<ApplyPage job={job} />, { at: AT });
  return { ...view, calls, count: (call: string) => calls.filter((each) => each.call === call).length };
}

const box = (name: RegExp | string) => screen.getByRole('textbox', { name });
const agree = () => fireEvent.click(screen.getByRole('checkbox', { name: /darf meine Bewerbung lesen/ }));
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Bewerbung senden' }));

beforeEach(async () => {
  serveApi({});
  await dropSession();
});

test('a guest writes, uploads, confirms the address by a code, and the application is there', async () => {
  const uploads = serveUploads();
  const token = ['{}', JSON.stringify({ sub: 'x', exp: Date.now() / 1000 + 3600 }), 'x'].map(btoa).join('.');
  const session = {
    access_token: token,
    refresh_token: 'r',
    token_type: 'bearer',
    user: { id: accountOf('job_seeker').id },
  };
  const { calls } = serveApi({
    ...account,
    'GET /api/files': uploads.listFiles,
    'GET /auth/v1/user': () => ({ body: { ...session.user, aud: 'authenticated' } }),
    [`POST /api/jobs/${JOB.id}/guest-applications`]: () => ({
      status: 201,
      body: { id: APPLICATION.id, expiresAt: '' },
    }),
    [`POST /api/guest-applications/${APPLICATION.id}/confirmation`]: () => ({
      body: { session, application: APPLICATION, refusal: null },
    }),
  });
  const { user } = renderApp(<ApplyPage job={JOB} />, { at: `${AT}?von=geteilt` });
  fireEvent.change(await screen.findByRole('textbox', { name: 'Name' }), { target: { value: 'Anna Beispiel' } });
  fireEvent.change(box('E-Mail'), { target: { value: 'anna@post.example' } });
  fireEvent.change(await screen.findByLabelText('Datei wählen', { selector: 'input' }), {
    target: { files: [new File(['x'.repeat(5000)], 'cv.pdf')] },
  });
  await screen.findByText(/· geprüft/);
  expect(readDeviceDraft(JOB.id)?.values).toMatchObject({ fullName: 'Anna Beispiel', files: [{ name: 'cv.pdf' }] });
  agree();
  fireEvent.click(screen.getByRole('checkbox', { name: /stimme den Nutzungsbedingungen zu/ }));
  send();
  await user.type(await screen.findByRole('textbox', { name: 'Einmalcode' }), '123456');
  expect(await screen.findByRole('heading', { name: 'Ihre Bewerbung ist unterwegs' })).toHaveFocus();
  expect(screen.getByText(/Ihre Bewerbungsnummer ist B-20 418/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Bewerbung ansehen' })).toHaveAttribute(
    'href',
    `/dashboard/bewerbungen/${APPLICATION.id}`,
  );
  expect(calls.find(({ call }) => call.endsWith('/guest-applications'))?.body).toEqual({
    kind: 'full',
    email: 'anna@post.example',
    applicant: { fullName: 'Anna Beispiel', phone: '', occupation: '', location: '' },
    fileIds: [uploads.uploads()[0]?.id],
    came: { origin: 'shared', referrer: null },
    acceptsTerms: true,
  });
  expect(readDeviceDraft(JOB.id)).toBeNull();
  await waitFor(() => expect(localStorage.getItem('guest-token')).toBeNull());
});

test('what a guest has typed is there after a reload, and comes along to the account with its files', async () => {
  const uploads = serveUploads();
  serveApi({ 'GET /api/files': uploads.listFiles });
  const first = renderApp(<ApplyPage job={JOB} />, { at: AT });
  fireEvent.change(await screen.findByRole('textbox', { name: 'Name' }), { target: { value: 'Anna B.' } });
  fireEvent.change(box(/Ihre Nachricht/), { target: { value: 'Ich kenne die Station.' } });
  fireEvent.change(await screen.findByLabelText('Datei wählen', { selector: 'input' }), {
    target: { files: [new File(['x'.repeat(5000)], 'cv.pdf')] },
  });
  await screen.findByText(/· geprüft/);
  first.unmount();

  const second = renderApp(<ApplyPage job={JOB} />, { at: AT });
  expect(await screen.findByRole('textbox', { name: /Ihre Nachricht/ })).toHaveValue('Ich kenne die Station.');
  expect(await screen.findByText(/· geprüft/)).toBeInTheDocument();
  second.unmount();

  const { calls, count } = await openAsSeeker({
    'GET /api/files': uploads.listFiles,
    'POST /api/files/adoption': () => ({ body: { items: [] } }),
    [PROPOSAL]: () => ({ body: proposal({ message: 'Von der letzten Bewerbung.' }) }),
  });
  expect(await screen.findByRole('textbox', { name: /Ihre Nachricht/ })).toHaveValue('Ich kenne die Station.');
  expect(screen.getByText('Anna B.')).toBeInTheDocument();
  expect(count('POST /api/files/adoption')).toBe(1);
  await waitFor(() =>
    expect(calls.find(({ call }) => call === DRAFT)?.body).toMatchObject({
      message: 'Ich kenne die Station.',
      fileIds: [uploads.uploads()[0]?.id],
      applicant: { fullName: 'Anna B.' },
    }),
  );
  await waitFor(() => expect(readDeviceDraft(JOB.id)).toBeNull());
});

test('the profile is shown as it will be sent, changed for this application, stored as a draft, and sent once', async () => {
  const answered = Promise.withResolvers<void>();
  const { calls, count, user } = await openAsSeeker(
    {
      [PROPOSAL]: () => ({ body: proposal({ files: [CV], message: 'Guten Tag' }) }),
      [SEND]: async () => {
        await answered.promise;
        return { status: 201, body: APPLICATION };
      },
    },
    { ...JOB, questions: [QUESTION] },
  );
  expect(await screen.findByText('0151 5550 2284')).toBeInTheDocument();
  expect(screen.getByText(/^Übernommen aus Ihrer letzten Bewerbung/)).toBeInTheDocument();
  expect(await screen.findByText('214 KB')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Ändern' }));
  fireEvent.change(box(/Telefon/), { target: { value: '0170 1' } });
  fireEvent.click(screen.getByRole('radio', { name: 'Später' }));
  expect(await screen.findByText(/^Entwurf gespeichert, \d\d:\d\d$/)).toBeInTheDocument();
  const content = {
    kind: 'full',
    message: 'Guten Tag',
    fileIds: [CV.id],
    answers: [{ questionId: 'q1', value: 'Später' }],
    applicant: { phone: '0170 1' },
  };
  expect(calls.findLast(({ call }) => call === DRAFT)?.body).toEqual(content);
  agree();
  send();
  send();
  answered.resolve();
  expect(await screen.findByRole('heading', { name: 'Ihre Bewerbung ist unterwegs' })).toBeInTheDocument();
  expect(count(SEND)).toBe(1);
  expect(calls.find(({ call }) => call === SEND)?.body).toEqual(content);
});

test('what is missing appears at its place and in a summary that takes the focus', async () => {
  const { count } = await openAsSeeker({ [PROPOSAL]: () => ({ body: proposal() }) }, { ...JOB, questions: [QUESTION] });
  await screen.findByText('0151 5550 2284');
  send();
  const summary = await screen.findByRole('alert');
  await waitFor(() => expect(summary).toHaveFocus());
  expect(summary).toHaveTextContent('Bitte beantworten Sie: Wann können Sie anfangen?');
  expect(summary).toHaveTextContent('Bitte erlauben Sie dem Arbeitgeber, Ihre Bewerbung zu lesen.');
  expect(screen.getByRole('group', { name: QUESTION.text })).toHaveAccessibleDescription(/Bitte beantworten Sie/);
  expect(count(SEND)).toBe(0);
});

test('without a CV at hand, occupation, phone and a time to be called are enough', async () => {
  const { calls } = await openAsSeeker({
    [PROPOSAL]: () => ({ body: proposal({ files: [CV] }) }),
    [SEND]: () => ({ status: 201, body: APPLICATION }),
  });
  fireEvent.click(await screen.findByRole('radio', { name: 'Rufen Sie mich an' }));
  expect(screen.queryByRole('heading', { name: 'Unterlagen' })).not.toBeInTheDocument();
  agree();
  send();
  expect(await screen.findByRole('alert')).toHaveTextContent('Bitte geben Sie an, wann ein Anruf passt.');
  fireEvent.change(box(/Wann passt ein Anruf/), { target: { value: 'ab 15 Uhr' } });
  send();
  await screen.findByRole('heading', { name: 'Ihre Bewerbung ist unterwegs' });
  expect(calls.find(({ call }) => call === SEND)?.body).toEqual({ kind: 'short', callbackTime: 'ab 15 Uhr' });
});

test('whoever has applied already, here or in another tab, is led to that application', async () => {
  let openApplicationId: string | null = null;
  await openAsSeeker({
    [PROPOSAL]: () => ({ body: proposal({ openApplicationId }) }),
    [SEND]: () => {
      openApplicationId = APPLICATION.id;
      return { status: 409, body: { code: 'application.already_open' } };
    },
  });
  await screen.findByText('0151 5550 2284');
  agree();
  send();
  expect(await screen.findByRole('link', { name: 'Bewerbung ansehen' })).toHaveAttribute(
    'href',
    `/dashboard/bewerbungen/${APPLICATION.id}`,
  );
});

test('a job that closes while somebody writes says so, and nothing typed is lost', async () => {
  await openAsSeeker({
    [PROPOSAL]: () => ({ body: proposal() }),
    [SEND]: () => ({ status: 409, body: { code: 'application.job_closed' } }),
  });
  await screen.findByText('0151 5550 2284');
  fireEvent.change(box(/Ihre Nachricht/), { target: { value: 'Lange geschrieben.' } });
  agree();
  send();
  expect(await screen.findByRole('alert')).toHaveTextContent('Diese Stelle nimmt keine Bewerbungen mehr an.');
  expect(box(/Ihre Nachricht/)).toHaveValue('Lange geschrieben.');
});

test('a job that was closed before the form is opened shows what had been written for it', async () => {
  await openAsSeeker({
    [PROPOSAL]: () => ({ status: 409, body: { code: 'application.job_closed' } }),
    [`GET /api/jobs/${JOB.id}/application-draft`]: () => ({
      body: { content: { message: 'Lange geschrieben.' }, updatedAt: '2026-11-16T08:00:00.000Z' },
    }),
  });
  expect(await screen.findByRole('heading', { name: /nimmt keine Bewerbungen mehr an/ })).toBeInTheDocument();
  expect(await screen.findByText('Lange geschrieben.')).toBeInTheDocument();
});

test('without a connection nothing is sent, and the draft is on the device until it is back', async () => {
  let isOnline = true;
  const { count } = await openAsSeeker({
    [PROPOSAL]: () => ({ body: proposal() }),
    [DRAFT]: () => {
      if (!isOnline) throw new TypeError('Failed to fetch');
      return { body: { content: {}, updatedAt: '2026-11-16T08:00:00.000Z' } };
    },
    [SEND]: () => {
      throw new TypeError('Failed to fetch');
    },
  });
  await screen.findByText('0151 5550 2284');
  isOnline = false;
  fireEvent.change(box(/Ihre Nachricht/), { target: { value: 'Im Keller geschrieben.' } });
  expect(await screen.findByText(/^Auf diesem Gerät gespeichert/)).toBeInTheDocument();
  agree();
  send();
  expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
  expect(readDeviceDraft(JOB.id)?.values.message).toBe('Im Keller geschrieben.');
  isOnline = true;
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByText(/^Entwurf gespeichert/)).toBeInTheDocument();
  expect(readDeviceDraft(JOB.id)).toBeNull();
  expect(count(SEND)).toBe(1);
});

test('a session that ends keeps the form and what is in it, and leads to the sign-in and back', async () => {
  const { count } = await openAsSeeker({ [PROPOSAL]: () => ({ body: proposal() }) });
  await screen.findByText('0151 5550 2284');
  fireEvent.change(box(/Ihre Nachricht/), { target: { value: 'Nicht verlieren.' } });
  agree();
  localStorage.removeItem(storageKey());
  await act(async () => void (await reloadSession()));
  expect(await screen.findByText(/^Sie sind nicht mehr angemeldet/)).toBeInTheDocument();
  expect(box(/Ihre Nachricht/)).toHaveValue('Nicht verlieren.');
  expect(readDeviceDraft(JOB.id)?.values.message).toBe('Nicht verlieren.');
  expect(screen.getByRole('link', { name: 'Anmelden und weitermachen' })).toHaveAttribute(
    'href',
    `/login?next=${encodeURIComponent(AT)}`,
  );
  send();
  expect(count(SEND)).toBe(0);
});

test('an employer is informed kindly how to apply', async () => {
  serveApi({ 'GET /api/account': () => ({ body: accountOf('employer') }) });
  await startSession();
  renderApp(<ApplyPage job={JOB} />, { at: AT });
  expect(await screen.findByRole('heading', { name: 'Sie sind als Arbeitgeber angemeldet' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Bewerbung senden' })).not.toBeInTheDocument();
});

test('a draft on the device is gone after a day', async () => {
  serveApi({});
  renderApp(<ApplyPage job={JOB} />, { at: AT });
  fireEvent.change(await screen.findByRole('textbox', { name: 'Name' }), { target: { value: 'Anna' } });
  expect(readDeviceDraft(JOB.id)?.values.fullName).toBe('Anna');
  expect(readDeviceDraft(JOB.id, Date.now() + 25 * 3_600_000)).toBeNull();
});
