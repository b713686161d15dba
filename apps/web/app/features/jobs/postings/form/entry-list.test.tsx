import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderApp } from '../../../../testing/render-app.tsx';
import { EntryList } from './entry-list.tsx';

function Offers() {
  const [entries, setEntries] = useState(['30 Tage Urlaub', 'Jobticket']);
  return (
    <EntryList
      id="offers"
      label="Angebote"
      addLabel="Angebot ergänzen"
      entries={entries}
      max={4}
      maxLength={120}
      textOf={(entry) => entry}
      withText={(_entry, text) => text}
      create={(text) => text}
      onChange={setEntries}
      aside={() => null}
    />
  );
}

const texts = () =>
  screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Angebote, Eintrag/ }).map(({ value }) => value);

it('takes a pasted list apart, moves and clears its lines, and ends at its limit', async () => {
  const { user } = renderApp(<Offers />);
  await user.click(screen.getByRole('textbox', { name: 'Angebot ergänzen' }));
  await user.paste('• Dienstrad\n• Kita im Haus\n• Kantine');
  expect(texts()).toEqual(['30 Tage Urlaub', 'Jobticket', 'Dienstrad', 'Kita im Haus']);
  expect(screen.getByRole('textbox', { name: 'Angebot ergänzen' })).toBeDisabled();

  await user.click(screen.getByRole('button', { name: 'Nach oben: Jobticket' }));
  expect(texts()[0]).toBe('Jobticket');

  const first = screen.getByRole('textbox', { name: 'Angebote, Eintrag 1' });
  await user.clear(first);
  await user.type(first, 'Deutschlandticket');
  expect(texts()).toEqual(['Deutschlandticket', '30 Tage Urlaub', 'Dienstrad', 'Kita im Haus']);

  await user.clear(first);
  await user.tab();
  expect(texts()).toEqual(['30 Tage Urlaub', 'Dienstrad', 'Kita im Haus']);
});
