import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ownEmployer } from '../../features/employers/area/shared/own-employer.fixture.ts';
import { useActingEmployer, useMayAct } from '../../features/identity/acting-employer/use-acting-employer.ts';
import { chooseEmployer, useOwnEmployers } from '../../features/identity/acting-employer/use-own-employers.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { serveApi } from '../../testing/serve-api.ts';
import { accountOf, dropSession, startSession } from '../../testing/sign-in-as.ts';
import { EmployerGate } from './employer-gate.tsx';
import { EmployerShell } from './employer-shell.tsx';

const HOSPITAL = ownEmployer();
const PRACTICE = ownEmployer({
  employerId: '0198f0a0-0000-7000-8000-0000000000e2',
  name: 'Praxis am Markt',
  type: 'practice',
  city: 'Bonn',
  role: 'viewer',
  mappingType: 'manual_link',
});

function Page() {
  const { name, employers } = useActingEmployer();
  const mayWrite = useMayAct('message.write');
  return (
    <p data-testid="page">
      {name}, {employers.length}, {mayWrite ? 'schreibt' : 'liest'}
    </p>
  );
}

function Area() {
  const own = useOwnEmployers();
  return (
    <EmployerShell page={{}} acting={own.acting} switches={{ theme: null, language: null }}>
      <EmployerGate own={own} isForAll={false}>
        <Page />
      </EmployerGate>
    </EmployerShell>
  );
}

async function open(employers: unknown[]) {
  serveApi({
    'GET /api/account': () => ({ body: accountOf('employer') }),
    'GET /api/employer/employers': () => ({ body: { items: employers } }),
    'GET /api/employer/counts': () => ({ body: { jobs: 42, applications: 14, messages: 3 } }),
    'GET /api/notifications': () => ({ body: { items: [], total: 0, page: 1, pageSize: 5, unread: 0 } }),
  });
  await startSession();
  return renderApp(<Area />, { at: '/employer-dashboard/stellen' });
}

beforeEach(async () => {
  chooseEmployer(HOSPITAL.employerId);
  await dropSession();
});

describe('the employer area', () => {
  it('acts for the employer that is chosen, with the rights the person has there, and remembers it', async () => {
    const { user } = await open([HOSPITAL, PRACTICE]);
    expect(await screen.findByTestId('page')).toHaveTextContent('Klinikum Rheinhöhe, 2, schreibt');
    await user.click(screen.getByRole('button', { name: /^Klinikum Rheinhöhe/ }));
    await user.click(await screen.findByRole('menuitem', { name: /Praxis am Markt/ }));
    expect(await screen.findByText('Praxis am Markt, 2, liest')).toBeInTheDocument();
    expect(localStorage.getItem('acting-employer')).toBe(PRACTICE.employerId);
  });

  it('says that the employer is suspended, and why', async () => {
    await open([{ ...HOSPITAL, suspension: { reason: 'Falsche Angaben' } }]);
    expect(await screen.findByText(/Dieses Arbeitgeberkonto ist gesperrt/)).toBeInTheDocument();
    expect(screen.getByText('Grund: Falsche Angaben')).toBeInTheDocument();
    expect(screen.getByTestId('page')).toBeInTheDocument();
  });

  it('leads those who act for nobody to where an employer is created', async () => {
    await open([]);
    expect(await screen.findByTestId('elsewhere')).toBeInTheDocument();
    expect(screen.queryByTestId('page')).toBeNull();
  });

  it('takes another employer when the person no longer acts for the one chosen last', async () => {
    chooseEmployer(PRACTICE.employerId);
    await open([HOSPITAL]);
    expect(await screen.findByTestId('page')).toHaveTextContent('Klinikum Rheinhöhe');
  });

  it('shows next to the links what waits there', async () => {
    await open([HOSPITAL]);
    const rail = screen.getByRole('navigation', { name: 'Arbeitgeberbereich' });
    expect(await within(rail).findByText('3')).toBeInTheDocument();
  });
});
