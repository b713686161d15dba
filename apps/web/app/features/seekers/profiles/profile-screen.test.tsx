import type { SeekerProfile } from '@stellenvisite/contract/seekers/seeker-profiles.schema';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { serveApi } from '../../../testing/serve-api.ts';
import { accountOf } from '../../../testing/sign-in-as.ts';
import { profileOf } from './profile.fixture.ts';
import { ProfileScreen } from './profile-screen.tsx';

const AT = '/dashboard/profil';
const NO_JOBS = { items: [], total: 0, page: 1, pageSize: 1, facets: {} };

beforeEach(() => {
  vi.stubGlobal('BroadcastChannel', undefined);
});
afterEach(() => {
  vi.useRealTimers();
});

/** The screen over a server that keeps what it is sent, unless `refuse` says otherwise. */
async function show(
  profile: SeekerProfile = profileOf(),
  at = AT,
  pool: object = { isMember: false, presentEmployer: null },
) {
  let server = profile;
  const refusals: { status: number; code: string }[] = [];
  let isOffline = false;
  const put = (change: Partial<SeekerProfile>) => {
    server = { ...server, ...change, updatedAt: '2026-11-16T05:00:00.000Z' };
    return { body: server };
  };
  const { calls } = serveApi({
    'GET /api/profile': () => ({ body: server }),
    'GET /api/talent-pool/me': () => ({ body: pool }),
    'PUT /api/talent-pool/me/present-employer': () => ({ body: pool }),
    'GET /api/occupations': () => ({
      body: {
        occupations: [{ key: 'pflegefachkraft', label: 'Pflegefachfrau/-mann', category: 'nursing' }],
        levels: [],
        departments: [{ key: 'its', label: 'Intensivstation' }],
      },
    }),
    'GET /api/jobs': ({ url }) => {
      const shifts = url.searchParams.getAll('shift').flatMap((value) => value.split(','));
      const total = url.searchParams.get('radius') === '10' ? 0 : shifts.includes('night') ? 75 : 61;
      return { body: { ...NO_JOBS, total, facets: { shift: [{ value: 'night', count: 20 }] } } };
    },
    'PATCH /api/profile': ({ body }) => {
      if (isOffline) throw new TypeError('Failed to fetch');
      const refusal = refusals.shift();
      if (refusal) return { status: refusal.status, body: refusal };
      return put({ data: { ...server.data, ...(body as object) } });
    },
    'PATCH /api/profile/settings': ({ body }) => put(body as Partial<SeekerProfile>),
  });
  const view = renderApp(
    <>
      <ProfileScreen account={accountOf('job_seeker')} />
      <Link to="/anderswo">Weg von hier</Link>
    </>,
    { at },
  );
  await screen.findByRole('heading', { name: 'Meine Woche' });
  const saved = () => calls.filter(({ call }) => call === 'PATCH /api/profile').map(({ body }) => body);
  return {
    ...view,
    calls,
    saved,
    elsewhere: (change: object) => put({ data: { ...server.data, ...change } }),
    refuse: (code: string, status: number) => refusals.push({ code, status }),
    setOffline: (is: boolean) => (isOffline = is),
  };
}

it.each([
  [{ isMember: false }, /Im Talentpool ist er ausgeschaltet, bis Sie es ändern/],
  [{ isMember: true, shows: { pay: false } }, /Im Talentpool ist er ausgeschaltet, bis Sie es ändern/],
  [{ isMember: true, shows: { pay: true } }, /Im Talentpool haben Sie eingeschaltet, dass Arbeitgeber ihn/],
])('says who sees the pay wish with the talent pool at %o', async (pool, text) => {
  await show(profileOf(), AT, pool);
  expect(await screen.findByText(text)).toBeVisible();
});

const cell = (name: string | RegExp) => screen.getByRole('button', { name });
const status = () => screen.getAllByRole('status')[0]?.textContent;

describe('the own week', () => {
  it('is hatched and counts for nothing until a cell is set', async () => {
    await show();
    const grid = screen.getByRole('grid', { name: 'Meine Woche' });
    expect(within(grid).getAllByRole('button', { name: /noch nicht gesetzt$/ })).toHaveLength(28);
    expect(screen.getByText(/lassen wir die Dienste beim Abgleich außen vor/)).toBeInTheDocument();
  });

  it('is one tab stop, moved through by arrows, Home and End', async () => {
    const { user } = await show();
    const grid = screen.getByRole('grid');
    expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    act(() => cell(/^Montag Früh/).focus());
    await user.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}');
    expect(cell(/^Dienstag Spät/)).toHaveFocus();
    await user.keyboard('{End}');
    expect(cell(/^Sonntag Spät/)).toHaveFocus();
    await user.keyboard('{ArrowRight}{Home}{ArrowLeft}{ArrowUp}');
    expect(cell(/^Montag Tag/)).toHaveFocus();
    expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  });

  it('is set by space, Enter and figures, tells each change, and Ctrl+Z takes it back', async () => {
    const { user, saved } = await show();
    act(() => cell(/^Donnerstag Spät/).focus());
    await user.keyboard(' ');
    expect(cell('Donnerstag Spät: gern')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(cell('Donnerstag Spät: möglich')).toBeInTheDocument();
    expect(screen.getByText('Donnerstag Spät: möglich', { selector: '[role=status]' })).toBeInTheDocument();
    await user.keyboard('3');
    expect(cell('Donnerstag Spät: geht nicht')).toBeInTheDocument();
    await user.keyboard('1{Control>}z{/Control}');
    expect(cell('Donnerstag Spät: geht nicht')).toBeInTheDocument();
    await user.keyboard('{Control>}zzz{/Control}');
    expect(cell('Donnerstag Spät: noch nicht gesetzt')).toBeInTheDocument();
    await user.keyboard('2');
    await waitFor(() => expect(saved().at(-1)).toHaveProperty('week.3.late', 'ok'));
  });

  it('is painted by the mouse as one step, and filled at once', async () => {
    const { user } = await show();
    const mouse = { pointerType: 'mouse', button: 0 };
    fireEvent.pointerDown(cell(/^Montag Früh/), mouse);
    fireEvent.pointerEnter(cell(/^Dienstag Früh/));
    fireEvent.pointerEnter(cell(/^Mittwoch Früh/));
    fireEvent.click(cell(/^Mittwoch Früh/));
    fireEvent.pointerUp(window);
    expect(screen.getAllByRole('button', { name: /Früh: gern$/ })).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Ohne Nacht' }));
    expect(screen.getAllByRole('button', { name: /Nacht: geht nicht$/ })).toHaveLength(7);
    await user.click(screen.getByRole('button', { name: 'Rückgängig' }));
    expect(screen.queryAllByRole('button', { name: /Nacht: geht nicht$/ })).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Rückgängig' }));
    expect(screen.getAllByRole('button', { name: /noch nicht gesetzt$/ })).toHaveLength(28);
  });

  it('shows what employers learn with an application, and which fillings are true', async () => {
    const { user } = await show();
    expect(screen.getByText('Noch nichts: Ihre Woche ist leer.')).toBeVisible();
    const noNight = screen.getByRole('button', { name: 'Ohne Nacht' });
    const noWeekend = screen.getByRole('button', { name: 'Ohne Wochenende' });
    expect(noNight).toHaveAttribute('aria-pressed', 'false');
    await user.click(noNight);
    await user.click(noWeekend);
    expect(noNight).toHaveAttribute('aria-pressed', 'true');
    for (const text of ['Früh, Tag, Spät, Mo–Fr', 'keine Nächte', 'keine Wochenenden'])
      expect(screen.getByText(text, { exact: true })).toBeVisible();
    await user.click(noWeekend);
    expect(noWeekend).toHaveAttribute('aria-pressed', 'false');
    expect(screen.queryByText('keine Wochenenden')).toBeNull();
    expect(screen.getByText('keine Nächte')).toBeVisible();
  });

  it('says in words what it means, how many jobs that are, and what one more shift would bring', async () => {
    const { user } = await show(profileOf({ data: { location: 'Köln', radiusKm: 20 } }));
    await user.click(screen.getByRole('button', { name: 'Ohne Nacht' }));
    expect(await screen.findByText(/Sie schließen Nachtdienst aus\.$/)).toBeInTheDocument();
    const link = await screen.findByRole('link', { name: '61 Stellen ansehen' });
    expect(link).toHaveAttribute('href', '/jobs?location=K%C3%B6ln&radius=20&shift=early&shift=day&shift=late');
    expect(await screen.findByText(/Wenn auch Nacht für Sie infrage kommt, sind es/)).toHaveTextContent('75');
  });
});

describe('saving by itself', () => {
  it('says that it saves and when it has', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('checkbox', { name: 'Teilzeit' }));
    expect(status()).toContain('Speichert …');
    await waitFor(() => expect(status()).toMatch(/Gespeichert um \d\d:\d\d Uhr/));
  });

  it('keeps what it could not save on the device, and saves it when the connection is back', async () => {
    const { user, setOffline, saved } = await show();
    setOffline(true);
    await user.click(screen.getByRole('checkbox', { name: 'Teilzeit' }));
    await waitFor(() => expect(status()).toContain('Noch nicht gespeichert Ihre Änderung bleibt auf diesem Gerät'));
    expect(localStorage.getItem(`profile-changes:${accountOf('job_seeker').id}`)).toContain('part_time');
    setOffline(false);
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(status()).toContain('Gespeichert'));
    expect(saved().at(-1)).toEqual({ employmentTypes: ['part_time'] });
    expect(localStorage.getItem(`profile-changes:${accountOf('job_seeker').id}`)).toBeNull();
  });

  it('shows an error at its field while the old value stays saved', async () => {
    const { user, saved } = await show(profileOf({ data: { payWish: { amount: 350_000, currency: 'EUR' } } }));
    const pay = screen.getByRole('textbox', { name: 'Gehaltswunsch' });
    expect(pay).toHaveValue('3.500,00');
    await user.clear(pay);
    await user.type(pay, '37');
    expect(pay).toBeInvalid();
    expect(pay).toHaveAccessibleDescription(/Gespeichert bleibt der vorige/);
    await user.type(pay, '00');
    expect(pay).toBeValid();
    await waitFor(() => expect(saved().at(-1)).toEqual({ payWish: { amount: 370_000, currency: 'EUR' } }));
    expect(pay).toHaveValue('3700');
    expect(saved()).not.toContainEqual({ payWish: { amount: 3700, currency: 'EUR' } });
  });

  it('asks which value to use when the same detail was changed elsewhere', async () => {
    const { user, refuse, elsewhere, saved } = await show(profileOf({ data: { radiusKm: 20 } }));
    elsewhere({ radiusKm: 100 });
    refuse('profile.changed_elsewhere', 409);
    const radius = screen.getByRole('combobox', { name: 'Umkreis' });
    await user.selectOptions(radius, '50 km');
    const note = await screen.findByRole('alert');
    expect(note).toHaveTextContent('inzwischen geändert: Umkreis');
    expect(radius).toHaveValue('50');
    await user.click(within(note).getByRole('button', { name: 'Die andere Fassung übernehmen' }));
    expect(radius).toHaveValue('100');
    await waitFor(() => expect(status()).toContain('Gespeichert'));
    expect(saved()).toHaveLength(1);
  });

  it('asks before somebody leaves with changes that could not be saved, and lets them go once they are', async () => {
    const { user, setOffline } = await show();
    setOffline(true);
    await user.click(screen.getByRole('checkbox', { name: 'Teilzeit' }));
    await user.click(screen.getByRole('link', { name: 'Weg von hier' }));
    const dialog = await screen.findByRole('dialog', { name: 'Noch nicht alles gespeichert' });
    await user.click(within(dialog).getByRole('button', { name: 'Auf der Seite bleiben' }));
    expect(screen.getByRole('heading', { name: 'Meine Woche' })).toBeInTheDocument();
    setOffline(false);
    await user.click(screen.getByRole('link', { name: 'Weg von hier' }));
    expect(await screen.findByTestId('elsewhere')).toBeInTheDocument();
  });
});

it('asks for the present employer, and offers a wide radius where nothing is near', async () => {
  const week = Array.from({ length: 7 }, () => ({ early: 'ok', day: 'no', late: 'no', night: 'no' }));
  const { calls, user } = await show(profileOf({ data: { location: 'Köln', radiusKm: 10, week } }));
  expect(await screen.findByRole('link', { name: 'Umkreis 100 km: 61 Stellen' })).toHaveAttribute(
    'href',
    '/jobs?location=K%C3%B6ln&radius=100&shift=early',
  );
  await user.click(await screen.findByRole('checkbox', { name: 'Ich bin zurzeit nicht angestellt.' }));
  await waitFor(() =>
    expect(calls.find(({ call }) => call === 'PUT /api/talent-pool/me/present-employer')?.body).toEqual({
      kind: 'none',
    }),
  );
});

describe('the prompt', () => {
  const missing = [
    { item: 'licence', points: 5 },
    { item: 'payWish', points: 10 },
    { item: 'cv', points: 0 },
    { item: 'phone', points: 0 },
  ] as SeekerProfile['missing'];

  it('names at most three items with what they bring, and leads to the field', async () => {
    const { user } = await show(profileOf({ missing, completeness: { given: 12, asked: 16, percent: 75 } }));
    const prompt = screen.getByRole('region', { name: 'Ihr Profil ist zu 75 % vollständig' });
    expect(prompt).toHaveTextContent('12 von 16 Angaben');
    expect(within(prompt).getAllByRole('link')).toHaveLength(3);
    expect(prompt).toHaveTextContent('Macht den Abgleich genauer (bis zu 10 Punkte).');
    await user.click(within(prompt).getByRole('link', { name: 'Gehaltswunsch eintragen' }));
    expect(screen.getByRole('textbox', { name: 'Gehaltswunsch' })).toHaveFocus();
    await user.click(within(prompt).getByRole('link', { name: 'Berufserlaubnis angeben' }));
    expect(await screen.findByRole('combobox', { name: 'Berufserlaubnis' })).toHaveFocus();
  });

  it('can be put away until something new is missing, and is gone when nothing is', async () => {
    const { user, calls } = await show(profileOf({ missing, hiddenItems: ['licence'] }));
    await user.click(screen.getByRole('button', { name: 'Hinweis ausblenden, bis etwas Neues fehlt' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: /^Ihr Profil ist zu/ })).not.toBeInTheDocument());
    expect(calls.at(-1)).toEqual({
      call: 'PATCH /api/profile/settings',
      body: { hiddenItems: ['licence', 'payWish', 'cv', 'phone'] },
    });
  });
});

describe('proofs', () => {
  const proof = {
    id: '0198f0a0-0000-7000-8000-0000000000b1',
    kind: 'life_support',
    title: '',
    issuedOn: '2025-11-29',
    expiresOn: null,
    points: null,
    pointsNeeded: null,
    file: {
      id: '0198f0a0-0000-7000-8000-0000000000f1',
      name: 'bls.pdf',
      type: 'pdf',
      bytes: 9,
      createdAt: '2026-11-01T08:00:00.000Z',
    },
  } as SeekerProfile['proofs'][number];
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv');

  it('say in word and icon whether they hold, end soon, are over or missing', async () => {
    await show(
      profileOf({
        proofs: [
          { ...proof, title: 'Alter Kurs', expiresOn: day(-1) },
          { ...proof, id: '0198f0a0-0000-7000-8000-0000000000b2', expiresOn: day(13) },
          { ...proof, id: '0198f0a0-0000-7000-8000-0000000000b3', kind: 'certificate' },
          {
            ...proof,
            id: '0198f0a0-0000-7000-8000-0000000000b4',
            kind: 'training_points',
            points: 28,
            pointsNeeded: 40,
          },
        ],
      }),
    );
    const rows = within(screen.getByRole('region', { name: 'Nachweise' })).getAllByRole('listitem');
    const states = ['Abgelaufen', 'Läuft in 13 Tagen ab', 'Liegt vor', '12 Punkte fehlen', 'Fehlt'];
    expect(rows.map((row) => states.find((state) => within(row).queryByText(state)))).toEqual(states);
    expect(screen.getByRole('button', { name: 'Erneuern: Alter Kurs' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Hochladen: Masernschutz' })).toBeInTheDocument();
  });

  it('are remembered before they end, unless that is switched off', async () => {
    const { user, calls } = await show();
    await user.click(screen.getByRole('switch', { name: /Vor Ablauf erinnern/ }));
    await waitFor(() => expect(screen.getByRole('switch', { name: /Vor Ablauf erinnern/ })).not.toBeChecked());
    expect(calls.at(-1)).toEqual({ call: 'PATCH /api/profile/settings', body: { remindsOfProofs: false } });
  });
});
