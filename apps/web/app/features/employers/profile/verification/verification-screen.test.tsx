import type { EmployerVerification } from '@stellenvisite/contract/employers/employer-verifications.schema';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderApp } from '../../../../testing/render-app.tsx';
import { serveApi } from '../../../../testing/serve-api.ts';
import { accountOf, dropSession, startSession } from '../../../../testing/sign-in-as.ts';
import { ActingEmployerContext } from '../../../identity/acting-employer/use-acting-employer.ts';
import { ownEmployer } from '../../area/shared/own-employer.fixture.ts';
import { VerificationScreen } from './verification-screen.tsx';

const OPEN: EmployerVerification = {
  verifiedAt: null,
  verifiedDomain: null,
  lapsesAt: null,
  domain: 'klinik-wald.example',
  problem: null,
  code: null,
  file: { url: 'https://klinik-wald.example/beweis.txt', content: 'sv-1', checkedAt: null, result: null },
  dns: { name: '_stellenvisite.klinik-wald.example', value: 'sv-1', checkedAt: null, result: null },
  watchedUntil: null,
  isNextJobReviewed: true,
};
const CODE = {
  email: 'eva@klinik-wald.example',
  expiresAt: '2026-11-16T06:00:00.000Z',
  resendAt: '2026-11-16T05:01:00.000Z',
  triesLeft: 5,
};

async function open(role: 'owner' | 'recruiter' = 'owner') {
  let state = OPEN;
  const { calls } = serveApi({
    'GET /api/account': () => ({ body: accountOf('employer') }),
    'GET /api/employer/verification': () => ({ body: state }),
    'POST /api/employer/verification/code': () => {
      state = { ...state, code: CODE };
      return { body: state };
    },
    'POST /api/employer/verification/code/confirmation': ({ body }) => {
      if ((body as { code: string }).code !== '123456')
        return { status: 422, body: { code: 'verification.code_invalid', status: 422 } };
      state = { ...OPEN, verifiedAt: '2026-11-16T05:02:00.000Z', verifiedDomain: OPEN.domain };
      return { body: state };
    },
    'POST /api/employer/verification/checks': () => {
      state = { ...state, dns: { ...state.dns, checkedAt: '2026-11-16T05:02:00.000Z', result: 'missing' } };
      return { body: state };
    },
  });
  await startSession();
  const employer = ownEmployer({ role });
  const view = renderApp(
    <ActingEmployerContext value={{ ...employer, employers: [employer] }}>
      <VerificationScreen />
    </ActingEmployerContext>,
  );
  return { ...view, calls };
}

beforeEach(() => dropSession());

it('proves the domain by a code to an address there; a wrong one can be typed again', async () => {
  const { user, calls } = await open();
  const way = within(await screen.findByRole('region', { name: /E-Mail/ }));
  await user.type(way.getByRole('textbox'), CODE.email);
  await user.click(way.getByRole('button'));
  const code = await way.findByRole('textbox');
  await user.type(code, '000000');
  expect(await way.findByRole('alert')).toHaveTextContent('Der Code stimmt nicht oder ist abgelaufen');
  await user.type(await way.findByRole('textbox'), '123456');
  expect(await screen.findByText(/16\.11\.2026/)).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: /E-Mail/ })).toBeNull();
  expect(calls.find(({ call }) => call.endsWith('/code'))?.body).toEqual({ email: CODE.email });
});

it('says what was not found when a record is looked for', async () => {
  const { user } = await open();
  const way = within(await screen.findByRole('region', { name: /DNS/ }));
  expect(way.getByText('_stellenvisite.klinik-wald.example')).toBeInTheDocument();
  await user.click(way.getAllByRole('button').at(-1) as HTMLElement);
  expect(await way.findByText(/16\.11\.2026/)).toBeInTheDocument();
});

it('is for owners alone', async () => {
  await open('recruiter');
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: /E-Mail/ })).toBeNull();
});
