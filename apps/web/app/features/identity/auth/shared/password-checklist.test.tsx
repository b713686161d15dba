import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../../../testing/render-app.tsx';
import { PasswordChecklist } from './password-checklist.tsx';

const itemOf = async (text: string | RegExp) => (await screen.findByText(text)).closest('li');

test('a character that is not allowed is named at once, in the colour of a fault', async () => {
  renderApp(<PasswordChecklist password="Pässe 1!" />);
  expect(await itemOf(/nicht erlaubt: „ä“, Leerzeichen/)).toHaveAttribute('data-broken');
  expect(await itemOf('eine Ziffer')).toHaveAttribute('data-done');
});

test('what is only missing is no fault before the form was sent', async () => {
  const { unmount } = renderApp(<PasswordChecklist password="passwort" />);
  expect(await itemOf('eine Ziffer')).not.toHaveAttribute('data-broken');
  unmount();
  renderApp(<PasswordChecklist password="passwort" isRefused />);
  expect(await itemOf('eine Ziffer')).toHaveAttribute('data-broken');
});
