import { waitForHydration } from '../../hydration.ts';
import { registerPerson, storeSession } from '../../identity/accounts/registered-person.ts';
import { expect, test } from '../../test.ts';

test('a quick action brings jobs, a wish narrows them, one is saved, an alert made; off in the settings is off', {
  tag: '@main',
}, async ({ page, request }) => {
  await storeSession(page, await registerPerson(request));
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'KI Emma' }).click();
  const panel = page.getByRole('complementary', { name: 'Emma', exact: true });
  await expect(panel.getByRole('heading', { name: 'Ich bin Emma, eine KI.' })).toBeVisible();
  const field = panel.getByRole('textbox', { name: 'Ihre Frage an Emma' });
  await expect(field).toBeFocused();
  const ask = async (words: string) => {
    // While she answers the button stops her.
    await expect(panel.getByRole('button', { name: 'Senden' })).toBeVisible();
    await field.fill(words);
    await field.press('Enter');
  };

  await panel.getByRole('button', { name: /^Stellen in der Pflege/ }).click();
  await expect(panel.getByRole('article')).toHaveCount(3);
  await ask('nur Teilzeit');
  await expect(panel.getByRole('button', { name: '„Teilzeit“ weglassen' })).toBeVisible();
  await expect(panel.getByRole('article')).toHaveCount(6);

  await ask('Merk mir die erste');
  await expect(panel.getByText('Auf der Merkliste', { exact: true })).toBeVisible();
  await ask('Leg das bitte als Suchauftrag an');
  await panel.getByRole('button', { name: 'Suchauftrag anlegen' }).click();
  await expect(panel.getByText('Suchauftrag angelegt')).toBeVisible();

  await panel.getByRole('button', { name: 'Einstellungen von Emma' }).click();
  await panel.getByRole('switch', { name: /^Emma eingeschaltet/ }).click();
  await expect(panel).toHaveCount(0);
  await page.goto('/dashboard/merkliste');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'KI Emma' })).toHaveCount(0);
  await page.goto('/emma');
  await expect(page.getByRole('heading', { name: 'Emma ist ausgeschaltet' })).toBeVisible();
});
