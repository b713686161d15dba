import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../accessible.ts';
import { waitForHydration } from '../../hydration.ts';
import { expect, test } from '../../test.ts';
import { toast } from '../../toast.ts';
import { codeMailedTo, openSignedIn, registerPerson } from '../accounts/registered-person.ts';

/** Browsers accept no network address as the name of a site. */
test.use({ baseURL: `http://localhost:${process.env.E2E_PORT}` });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** The browser's own authenticator for tests: it recognises its owner, and presses its button when told to. */
async function addAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Off: its owner does not touch it, so that an offer at the field stays open. */
    setPresence: (enabled: boolean) =>
      devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
    /** Off: the finger is not the owner's, which ends the dialog as cancelling does. */
    setRecognised: (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

async function leave(page: Page): Promise<void> {
  await open(page, '/');
  await page.getByRole('button', { name: /^Konto von/ }).click();
  await page.getByRole('menuitem', { name: 'Abmelden' }).click();
  await expect(toast(page, 'Abgemeldet')).toBeVisible();
}

test('somebody signs up by code, adds a passkey, signs out, comes back with it and removes it', {
  tag: '@main',
}, async ({ page, request }) => {
  const email = `${randomUUID()}@klinik.example`;
  const authenticator = await addAuthenticator(page);
  await open(page, '/register?next=%2Fkonto%2Fsicherheit');
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByRole('button', { name: 'Code anfordern' }).click();
  await page.getByLabel('Code aus der E-Mail').fill(await codeMailedTo(request, email));
  await expect(page.getByRole('heading', { name: 'Beim nächsten Mal ohne Code anmelden' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Passkey einrichten' }).click();
  await expect(page).toHaveURL(/\/konto\/sicherheit$/);
  const actions = page.getByRole('button', { name: /umbenennen oder entfernen/ });
  await expect(actions).toHaveCount(1);
  await expectAccessible(page);

  await authenticator.setPresence(false);
  await leave(page);
  await open(page, '/login?next=%2Fkonto%2Fsicherheit');
  await expect(page.getByRole('button', { name: 'Mit Passkey anmelden' })).toBeVisible();
  await expectAccessible(page);
  await authenticator.setPresence(true);
  await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click();
  await expect(page).toHaveURL(/\/konto\/sicherheit$/);

  await actions.click();
  await page.getByRole('menuitem', { name: 'Umbenennen' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Mein Handy');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Mein Handy', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Mein Handy: umbenennen oder entfernen' }).click();
  await page.getByRole('menuitem', { name: 'Entfernen' }).click();
  await page.getByRole('button', { name: 'Passkey entfernen' }).click();
  await expect(toast(page, 'Passkey entfernt')).toBeVisible();
  await expect(actions).toHaveCount(0);
});

test('passkeys become the second step after a password, and stop being it', async ({ page, request }) => {
  const authenticator = await addAuthenticator(page);
  const person = await registerPerson(request);
  await openSignedIn(page, person, '/konto/sicherheit');
  await page.getByRole('button', { name: 'Passkey hinzufügen' }).click();
  await expect(toast(page, 'Passkey hinzugefügt')).toBeVisible();
  await page.getByRole('button', { name: 'Passkeys als zweiten Schritt einschalten' }).click();
  await expect(page.getByText('Ihre Passkeys gelten auch als zweiter Schritt.')).toBeVisible();

  await authenticator.setPresence(false);
  await leave(page);
  await open(page, '/login?next=%2Fkonto%2Fsicherheit');
  await page.getByLabel('E-Mail-Adresse').fill(person.email);
  await page.getByLabel('Passwort', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page).toHaveURL(/\/login\/zweiter-faktor/);
  await expectAccessible(page);
  await authenticator.setPresence(true);
  await page.getByRole('button', { name: 'Mit Passkey bestätigen' }).click();
  await expect(page).toHaveURL(/\/konto\/sicherheit$/);
  await page.getByRole('button', { name: 'Passkeys als zweiten Schritt ausschalten' }).click();
  await expect(page.getByRole('button', { name: 'Passkeys als zweiten Schritt einschalten' })).toBeVisible();
});

test('a cancelled dialog says that nothing was changed, and a browser without passkeys says what has them', async ({
  page,
  request,
}) => {
  const person = await registerPerson(request);
  const authenticator = await addAuthenticator(page);
  await authenticator.setRecognised(false);
  await openSignedIn(page, person, '/konto/sicherheit');
  await page.getByRole('button', { name: 'Passkey hinzufügen' }).click();
  await expect(page.getByText('Sie haben den Vorgang abgebrochen. Es wurde nichts geändert.')).toBeVisible();

  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await page.reload();
  await expect(page.getByText('Dieser Browser kann keine Passkeys.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Passkey hinzufügen' })).toHaveCount(0);
});
