import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { serveApi } from '../../../testing/serve-api.ts';
import { daysFromNow, detailOf, ID, JOB_ID, OPEN_OFFER } from '../application.fixture.ts';
import { ApplicationDialog } from './application-dialog.tsx';

const READ = `GET /api/applications/${ID}`;
const WITHDRAW = `POST /api/applications/${ID}/withdrawal`;
const open = (onClose = () => {}) => renderApp(<ApplicationDialog id={ID} onClose={onClose} />);
const INTERVIEW = { at: '2027-01-14T09:00:00.000Z', minutes: 90, place: 'Haus B', note: 'Bequeme Schuhe genügen.' };
const invited = () =>
  detailOf({
    status: 'interview',
    interviewAt: INTERVIEW.at,
    interview: INTERVIEW,
    timeline: [
      { kind: 'sent', at: '2027-01-02T13:00:00.000Z', by: 'applicant', byName: null },
      { kind: 'opened', at: '2027-01-03T07:00:00.000Z', by: 'employer', byName: null },
      { kind: 'interview', at: '2027-01-05T08:15:00.000Z', by: 'employer', byName: null },
    ],
    sentAt: '2027-01-02T13:00:00.000Z',
  });

test('the timeline tells what happened in order, with the appointment and what comes next', async () => {
  serveApi({ [READ]: () => ({ body: invited() }) });
  open();
  const dialog = await screen.findByRole('dialog', { name: 'Hebamme (m/w/d)' });
  const steps = within(within(dialog).getByRole('region', { name: 'Verlauf' })).getAllByRole('listitem');
  expect(steps.map((step) => step.querySelector('b + *, p b')?.closest('li')?.textContent)).toEqual([
    expect.stringContaining('Gesendet'),
    expect.stringContaining('18 Stunden nach dem Senden.'),
    expect.stringContaining('Klinikum Nord möchte Sie kennenlernen.'),
    expect.stringContaining('10:00 bis 11:30 Uhr, Haus B'),
    expect.stringContaining('Antwort des Arbeitgebers'),
  ]);
  expect(dialog).toHaveTextContent(/Zum Gespräch eingeladen\s*Termin am Do 14\.01\., 10:00/);
  expect(dialog).toHaveTextContent('Bewerbung B-20 418');
  expect(dialog).toHaveTextContent('Guten Tag, ich komme gern.');
});

test('what was sent is shown as it was, with the answers and the files', async () => {
  const { applicant } = detailOf();
  serveApi({
    [READ]: () => ({
      body: detailOf({
        applicant: { ...applicant, academicTitle: 'Dr.' },
        callbackTime: 'nach 16 Uhr',
        answers: [
          { id: 'a', kind: 'date', text: 'Wann können Sie anfangen?', value: '2027-01-31' },
          { id: 'b', kind: 'shifts', text: 'Welche Dienste?', value: ['early', 'night'] },
        ],
        files: [
          {
            id: JOB_ID,
            name: 'Lebenslauf.pdf',
            type: 'pdf',
            bytes: 219_136,
            createdAt: daysFromNow(-9),
          },
        ],
      }),
    }),
  });
  open();
  const dialog = await screen.findByRole('dialog', { name: 'Hebamme (m/w/d)' });
  for (const text of ['Dr. Anna Beispiel', '0151 555', 'nach 16 Uhr', '31.01.2027', 'Früh, Nacht', '214 KB'])
    expect(dialog).toHaveTextContent(text);
  expect(within(dialog).getByRole('button', { name: 'Lebenslauf.pdf herunterladen' })).toBeInTheDocument();
});

test('a withdrawal says that it is for good and what it brings, and is made once', async () => {
  let detail = invited();
  const { calls } = serveApi({
    [READ]: () => ({ body: detail }),
    [WITHDRAW]: () => {
      detail = { ...detail, status: 'withdrawn', withdrawnAt: daysFromNow(0) };
      return { body: detail };
    },
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Bewerbung zurückziehen' }));
  const confirm = screen.getByRole('dialog', { name: 'Bewerbung wirklich zurückziehen?' });
  expect(confirm).toHaveTextContent('Das lässt sich nicht rückgängig machen.');
  expect(confirm).toHaveTextContent('Ihr Gespräch am Do 14.01., 10:00 wird abgesagt.');
  await user.click(within(confirm).getByRole('button', { name: 'Behalten' }));
  expect(calls.map(({ call }) => call)).not.toContain(WITHDRAW);
  await user.click(screen.getByRole('button', { name: 'Bewerbung zurückziehen' }));
  await user.click(screen.getByRole('button', { name: 'Endgültig zurückziehen' }));
  expect(await screen.findByRole('link', { name: 'Neu bewerben' })).toHaveAttribute('href', `/jobs/${JOB_ID}/bewerben`);
  expect(screen.queryByRole('button', { name: 'Bewerbung zurückziehen' })).toBeNull();
  expect(calls.filter(({ call }) => call === WITHDRAW)).toHaveLength(1);
});

test('where the employer was quicker, the conflict is reported and the true state shown', async () => {
  let detail = detailOf();
  serveApi({
    [READ]: () => ({ body: detail }),
    [WITHDRAW]: () => {
      detail = detailOf({ status: 'hired', hiredAt: daysFromNow(0) });
      return { status: 409, body: { code: 'application.move_refused' } };
    },
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Bewerbung zurückziehen' }));
  await user.click(screen.getByRole('button', { name: 'Endgültig zurückziehen' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('jetzt „Zusage“');
  expect(screen.queryByRole('dialog', { name: 'Bewerbung wirklich zurückziehen?' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Bewerbung zurückziehen' })).toBeNull();
});

test('a withdrawal that is not answered can be tried again', async () => {
  serveApi({
    [READ]: () => ({ body: detailOf() }),
    [WITHDRAW]: () => ({ status: 503, body: { code: 'server.unavailable' } }),
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Bewerbung zurückziehen' }));
  await user.click(screen.getByRole('button', { name: 'Endgültig zurückziehen' }));
  const confirm = screen.getByRole('dialog', { name: 'Bewerbung wirklich zurückziehen?' });
  expect(await within(confirm).findByRole('alert')).toBeInTheDocument();
  expect(within(confirm).getByRole('button', { name: 'Endgültig zurückziehen' })).not.toHaveAttribute('aria-disabled');
});

test('of what was sent elsewhere the person enters how it goes on, with the version that was seen', async () => {
  let detail = detailOf({ kind: 'external', version: 3 });
  const { calls } = serveApi({
    [READ]: () => ({ body: detail }),
    [`PATCH /api/applications/${ID}`]: () => {
      detail = { ...detail, status: 'rejected', version: 4 };
      return { body: detail };
    },
  });
  const { user } = open();
  const choice = await screen.findByRole('combobox', { name: 'Neuer Stand' });
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Bitte wählen', 'Zum Gespräch eingeladen', 'Absage']);
  await user.selectOptions(choice, 'Absage');
  await user.click(screen.getByRole('button', { name: 'Eintragen' }));
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Neuer Stand' })).toBeNull());
  const sent = calls.find(({ call }) => call.startsWith('PATCH'));
  expect(sent?.body).toEqual({ status: 'rejected', version: 3, interview: null });
});

test('an application of somebody else is not found, and closing leads back', async () => {
  serveApi({ [READ]: () => ({ status: 404, body: { code: 'application.not_found' } }) });
  const onClose = vi.fn();
  const { user } = open(onClose);
  const dialog = await screen.findByRole('dialog', { name: 'Bewerbung nicht gefunden' });
  await user.click(within(dialog).getByRole('button', { name: 'Schließen' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('a decided one says when it is deleted', async () => {
  serveApi({ [READ]: () => ({ body: detailOf({ status: 'rejected', deleteAt: '2027-05-15T12:00:00.000Z' }) }) });
  open();
  expect(await screen.findByText(/löschen wir am 15.05.2027/)).toBeInTheDocument();
});

const ANSWER = `PUT /api/applications/${ID}/offer-answer`;

test('an offer is answered once, after a second question and with a word to the employer', async () => {
  let detail = { ...invited(), offer: { ...OPEN_OFFER } as NonNullable<ReturnType<typeof detailOf>['offer']> };
  const { calls } = serveApi({
    [READ]: () => ({ body: detail }),
    [ANSWER]: () => {
      detail = { ...detail, status: 'hired', offer: { ...OPEN_OFFER, answer: 'accepted' } };
      return { body: detail };
    },
  });
  const { user } = open();
  const offer = await screen.findByRole('region', { name: 'Ihr Angebot' });
  expect(offer).toHaveTextContent('Bitte antworten Sie bis zum 07.12.2099.');
  await user.click(within(offer).getByRole('button', { name: 'Angebot annehmen' }));
  const confirm = screen.getByRole('dialog', { name: 'Angebot verbindlich annehmen?' });
  expect(calls.map(({ call }) => call)).not.toContain(ANSWER);
  await user.type(within(confirm).getByRole('textbox'), 'Ich freue mich.');
  await user.dblClick(within(confirm).getByRole('button', { name: 'Angebot annehmen' }));
  expect((await screen.findAllByText('Sie haben das Angebot angenommen.')).length).toBeGreaterThan(0);
  expect(calls.filter(({ call }) => call === ANSWER)).toEqual([
    { call: ANSWER, body: { version: 1, answer: 'accepted', message: 'Ich freue mich.' } },
  ]);
  expect(screen.queryByRole('region', { name: 'Ihr Angebot' })).toBeNull();
});

test('an offer that was withdrawn meanwhile is not accepted, and the true state is shown', async () => {
  let detail = { ...invited(), offer: { ...OPEN_OFFER } as ReturnType<typeof detailOf>['offer'] };
  serveApi({
    [READ]: () => ({ body: detail }),
    [ANSWER]: () => {
      detail = { ...detail, offer: null, version: 2 };
      return { status: 409, body: { code: 'application.version_stale' } };
    },
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Angebot ablehnen' }));
  const confirm = screen.getByRole('dialog', { name: 'Angebot ablehnen?' });
  await user.click(within(confirm).getByRole('button', { name: 'Angebot ablehnen' }));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Ihr Angebot' })).toBeNull();
});
