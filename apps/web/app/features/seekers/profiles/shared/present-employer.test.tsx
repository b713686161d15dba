import type { PresentEmployer as Answer } from '@stellenvisite/contract/talent-pool/talent-membership.schema';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../../../testing/render-app.tsx';
import { serveApi } from '../../../../testing/serve-api.ts';
import { PresentEmployer } from './present-employer.tsx';

const NOT_EMPLOYED: Answer = { isEmployed: false, employerId: null, name: '', city: null, sites: 0 };
const EMPLOYED: Answer = {
  isEmployed: true,
  employerId: '0198f0a0-0000-7000-8000-0000000000e1',
  name: 'Universitätsklinik Lindenthal',
  city: 'Köln',
  sites: 4,
};

function show(answer: Answer) {
  const { calls } = serveApi({
    'PUT /api/talent-pool/me/present-employer': () => ({ body: { presentEmployer: answer } }),
  });
  const saved = () => calls.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body);
  return { ...renderApp(<PresentEmployer answer={answer} />), saved };
}

test('what is blocked is named with the number of its sites, and can be changed', async () => {
  const { user, saved } = show(EMPLOYED);
  expect(screen.getByText('gesperrt, mit allen 4 Standorten')).toBeVisible();
  expect(screen.queryByRole('combobox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Ändern' }));
  const box = screen.getByRole('checkbox', { name: 'Ich bin zurzeit nicht angestellt.' });
  await user.click(box);
  await waitFor(() => expect(saved()).toEqual([{ kind: 'none' }]));
});

test('„not employed“ is taken back by unticking, which asks again and saves nothing', async () => {
  const { user, saved } = show(NOT_EMPLOYED);
  const box = screen.getByRole('checkbox', { name: 'Ich bin zurzeit nicht angestellt.' });
  expect(box).toBeChecked();
  await user.click(box);
  expect(box).not.toBeChecked();
  expect(screen.getByRole('combobox', { name: 'Jetziger Arbeitgeber' })).toBeVisible();
  await user.click(box);
  expect(box).toBeChecked();
  expect(saved()).toEqual([]);
});
