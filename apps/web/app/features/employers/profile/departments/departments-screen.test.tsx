import type { Departments } from '@stellenvisite/contract/employers/own-employers.schema';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../../../testing/render-app.tsx';
import { serveApi } from '../../../../testing/serve-api.ts';
import { ActingEmployerContext } from '../../../identity/acting-employer/use-acting-employer.ts';
import { DepartmentsScreen } from './departments-screen.tsx';

const EMPLOYER = {
  employerId: '0198f0a0-0000-7000-8000-00000000000e',
  name: 'Klinikum Rheinhöhe',
  type: 'hospital' as const,
  kinds: [],
  city: 'Köln',
  country: 'DE' as const,
  role: 'owner' as const,
  mappingType: 'direct_id' as const,
};
const departmentOf = (name: string, index: number, jobs = 0): Departments['items'][number] => ({
  id: `0198f0a0-0000-7000-8000-0000000000a${index}`,
  name,
  lead: null,
  nursingLead: null,
  specialty: null,
  beds: 20 + index,
  description: null,
  jobs,
  publishedJobs: jobs,
});
const ALL = [departmentOf('Geriatrie', 0), departmentOf('Intensiv', 1, 38), departmentOf('Notaufnahme', 2)];

function show() {
  let items = ALL;
  const orders: string[] = [];
  const { calls } = serveApi({
    'GET /api/employer/departments': () => ({ body: { items } }),
    'PUT /api/employer/departments/order': ({ body }) => {
      const { ids } = body as { ids: string[] };
      items = ids.flatMap((id) => ALL.filter((item) => item.id === id));
      orders.push(items.map(({ name }) => name[0]).join(''));
      return { body: { items } };
    },
    [`DELETE /api/employer/departments/${ALL[1]?.id}`]: ({ url }) => {
      orders.push(`to ${url.searchParams.get('moveJobsTo')}`);
      items = items.filter(({ name }) => name !== 'Intensiv');
      return { body: { items } };
    },
  });
  const view = renderApp(
    <ActingEmployerContext value={{ ...EMPLOYER, employers: [EMPLOYER] }}>
      <DepartmentsScreen />
    </ActingEmployerContext>,
  );
  return { ...view, calls, orders };
}

it('are moved by Space and arrow keys with each place announced, and restored by Escape', async () => {
  const { user, orders } = show();
  const grip = await screen.findByRole('button', { name: 'Geriatrie verschieben' });
  act(() => grip.focus());
  await user.keyboard(' {ArrowDown}');
  await waitFor(() => expect(orders.at(-1)).toBe('IGN'));
  expect(screen.getByText('Geriatrie, Platz 2 von 3')).toBeInTheDocument();
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(orders.at(-1)).toBe('ING'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(orders.at(-1)).toBe('GIN'));
});

it('ask where their jobs go before one is deleted', async () => {
  const { user, orders } = show();
  await user.click(await screen.findByRole('button', { name: 'Intensiv bearbeiten' }));
  await user.click(screen.getByRole('button', { name: 'Löschen' }));
  const dialog = await screen.findByRole('dialog', { name: 'Intensiv löschen?' });
  await user.selectOptions(
    within(dialog).getByRole('combobox', { name: 'Wohin wechseln die Stellen?' }),
    'Notaufnahme',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Löschen' }));
  await waitFor(() => expect(orders).toEqual([`to ${ALL[2]?.id}`]));
  await waitFor(() => expect(screen.queryByText('Intensiv')).not.toBeInTheDocument());
});
