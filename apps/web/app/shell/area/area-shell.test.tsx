import { screen, within } from '@testing-library/react';
import { BriefcaseMedical, Inbox, Settings, UsersRound } from 'lucide-react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { dropSession } from '../../testing/sign-in-as.ts';
import type { AreaLinkGroups } from './area-links.ts';
import { AreaShell } from './area-shell.tsx';
import { WindowShell } from './window-shell.tsx';

const LINKS: AreaLinkGroups = [
  [
    { key: 'jobs', to: '/employer-dashboard/stellen', icon: BriefcaseMedical, isCalm: true, inBar: true },
    { key: 'applications', to: '/employer-dashboard/bewerbungen', icon: Inbox, inBar: true },
    { key: 'talentPool', to: '/talentpool', icon: UsersRound, inBar: true, isShortInBar: true },
  ],
  [{ key: 'settings', to: '/employer-dashboard/einstellungen', icon: Settings }],
];

const namesOf = (part: HTMLElement, role: string) =>
  within(part)
    .getAllByRole(role)
    .map((element) => element.textContent);

function openWindow() {
  return renderApp(
    <WindowShell
      namespace="employer-area"
      home="/employer-dashboard"
      links={LINKS}
      counts={{ jobs: 42, applications: 14, settings: 0 }}
      frame={{}}
      head={null}
      title={<b>Klinikum Rheinhöhe</b>}
      note={null}
      palette={{
        isReady: true,
        render: (close) => (
          <button type="button" onClick={close}>
            Palette schließen
          </button>
        ),
      }}
      switches={{ theme: <button type="button">Nachtdienst</button>, language: null }}
      sheetHead={<p>Vor den Seiten</p>}
    >
      <h1>Seite</h1>
    </WindowShell>,
    { at: '/employer-dashboard/stellen' },
  );
}

beforeEach(() => dropSession());

describe('an area that fills the window', () => {
  it('lists every link with its number in the rail and marks the current one', () => {
    openWindow();
    const rail = screen.getByRole('navigation', { name: 'Arbeitgeberbereich' });
    expect(namesOf(rail, 'link')).toEqual(['Stellen42', 'Bewerbungen14', 'Talentpool', 'Einstellungen']);
    expect(within(rail).getByRole('link', { current: 'page' })).toHaveTextContent('Stellen');
    expect(within(screen.getByRole('main')).getByRole('heading', { name: 'Seite' })).toBeInTheDocument();
  });

  it('has the links of every day in the mobile navigation, without calm numbers, and the others in a sheet', async () => {
    const { user } = openWindow();
    const bar = screen.getByRole('navigation', { name: 'Arbeitgeberbereich, unten' });
    expect(namesOf(bar, 'link')).toEqual(['Stellen', '14Bewerbungen', 'Pool']);
    const more = within(bar).getByRole('button', { name: 'Mehr' });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    await user.click(more);
    expect(more).toHaveAttribute('aria-expanded', 'true');
    const sheet = screen.getByRole('dialog', { name: 'Arbeitgeberbereich' });
    expect(within(sheet).getByText('Vor den Seiten')).toBeInTheDocument();
    expect(namesOf(sheet, 'listitem')).toEqual(['Einstellungen']);
    expect(within(sheet).getByRole('button', { name: 'Nachtdienst' })).toBeInTheDocument();
    expect(within(screen.getByRole('banner')).queryByRole('button', { name: 'Nachtdienst' })).toBeNull();
  });

  it('opens the palette it is given by its button and by Ctrl K', async () => {
    const { user } = openWindow();
    await user.click(screen.getByRole('button', { name: /^Springen zu/ }));
    await user.click(screen.getByRole('button', { name: 'Palette schließen' }));
    expect(screen.queryByRole('button', { name: 'Palette schließen' })).toBeNull();
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.getByRole('button', { name: 'Palette schließen' })).toBeInTheDocument();
  });
});

describe('an area between header and footer of the site', () => {
  it('has the bar it is given, and no main part of its own', () => {
    renderApp(
      <AreaShell
        layout="site"
        namespace="accounts"
        links={[[{ key: 'messages', to: '/dashboard/nachrichten', icon: Inbox }]]}
        counts={{ messages: 2 }}
        head={null}
        hasTabs={false}
        bar={{ links: [{ key: 'search', to: '/jobs', icon: BriefcaseMedical }], counts: {} }}
      >
        <h1>Seite</h1>
      </AreaShell>,
      { at: '/dashboard' },
    );
    expect(screen.queryByRole('main')).toBeNull();
    const [rail, bar] = screen.getAllByRole('navigation');
    expect(rail && namesOf(rail, 'link')).toEqual(['Nachrichten2']);
    expect(bar && namesOf(bar, 'link')).toEqual(['Suche']);
  });
});
