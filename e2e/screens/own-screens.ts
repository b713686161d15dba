/** Who looks: the logins of the demo market, which have something on every screen. */
export const DEMO_LOGINS = {
  seeker: { email: 'bewerber@demo.example', password: 'Demo2026!' },
  employer: { email: 'arbeitgeber@demo.example', password: 'Demo2026!' },
};

export type Login = keyof typeof DEMO_LOGINS;

/** Every screen behind a sign-in. `{name}` is the id of the first item of that list in the API. */
export const OWN_SCREENS: Record<Login, string[]> = {
  seeker: [
    '/dashboard',
    '/dashboard/bewerbungen',
    '/dashboard/bewerbungen?tab=hired',
    '/dashboard/bewerbungen/{applications}',
    '/dashboard/merkliste',
    '/dashboard/merkliste/arbeitgeber',
    '/dashboard/mitteilungen',
    '/dashboard/suchauftraege',
    '/dashboard/suchauftraege/{job-alerts}',
    '/dashboard/profil',
    '/dashboard/nachrichten',
    '/dashboard/nachrichten/{applications}',
    '/konto',
    '/konto/sicherheit',
    '/konto/geraete',
    '/konto/daten',
  ],
  employer: [
    '/employer-dashboard',
    '/employer-dashboard/stellen',
    '/employer-dashboard/mitteilungen',
    '/employer-dashboard/nachrichten',
    '/employer-dashboard/nachrichten/{employer/applications}',
  ],
};
