import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { DataTable } from './data-table.tsx';

const items = ['Anna', 'Ben', 'Cem', 'Dora', 'Emil', 'Fred'].map((name) => ({ name }));
const address = { params: new URLSearchParams(), choose: () => {}, toPage: () => ({ search: '' }) };

function Names() {
  const [page, setPage] = useState(1);
  return (
    <>
      <button type="button" onClick={() => setPage(2)}>
        Weiterblättern
      </button>
      <DataTable
        caption="Namen"
        columns={[{ key: 'name', header: 'Name', rowHeader: true, cell: ({ name }) => <input aria-label={name} /> }]}
        list={{ data: { items: items.slice((page - 1) * 4, page * 4), total: 6, page, pageSize: 4 }, error: null }}
        rowKey={({ name }) => name}
        rowName={({ name }) => name}
        address={address}
        empty={{ title: 'Niemand', text: '' }}
        bulk={(rows) => ({ actions: <em>{rows.map(({ name }) => name).join(' ')}</em> })}
      />
    </>
  );
}

const box = (name: string) => screen.getByRole('checkbox', { name: `${name} auswählen` });
const bar = () => screen.getByRole('region', { name: 'Auswahl' });

test('Shift selects every row up to the one that was selected last', async () => {
  const { user } = renderApp(<Names />);
  await user.click(box('Anna'));
  await user.keyboard('{Shift>}');
  await user.click(box('Cem'));
  await user.keyboard('{/Shift}');
  expect(within(bar()).getByText('Anna Ben Cem')).toBeInTheDocument();
  expect(box('Dora')).not.toBeChecked();
});

test('a selection includes rows of other pages, and Escape clears it', async () => {
  const { user } = renderApp(<Names />);
  await user.click(screen.getByRole('checkbox', { name: 'Alle 4 auf dieser Seite auswählen' }));
  await user.click(box('Ben'));
  await user.click(screen.getByRole('button', { name: 'Weiterblättern' }));
  expect(screen.getByRole('checkbox', { name: 'Alle 2 auf dieser Seite auswählen' })).not.toBeChecked();
  await user.click(box('Emil'));
  expect(within(bar()).getByText('Anna Cem Dora Emil')).toBeInTheDocument();
  expect(within(bar()).getByRole('status')).toHaveTextContent('4 ausgewählt');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Auswahl' })).not.toBeInTheDocument();
  expect(box('Emil')).not.toBeChecked();
});

test('what is typed into a cell remains when the table is rendered again', async () => {
  const { user } = renderApp(<Names />);
  await user.type(screen.getByRole('textbox', { name: 'Anna' }), 'Notiz');
  await user.click(box('Anna'));
  expect(screen.getByRole('textbox', { name: 'Anna' })).toHaveValue('Notiz');
});
