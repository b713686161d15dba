import { z } from '@stellenvisite/contract/platform/zod';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { Field } from './field.tsx';
import { FormDialog } from './form-dialog.tsx';
import { TextInput } from './text-input.tsx';
import { useZodForm } from './use-zod-form.ts';

const schema = z.object({ name: z.string().trim().min(1), beds: z.coerce.number<string>().int().max(900) });

type Sent = z.output<typeof schema>;

function BedsDialog({ onSubmit, refusal }: { onSubmit: (values: Sent) => unknown; refusal?: string }) {
  const form = useZodForm({
    schema,
    defaultValues: { name: '', beds: '' },
    fields: ['name', 'beds'],
    errorText: (name, { isMissing }) => `${name} ${isMissing ? 'fehlt' : 'stimmt nicht'}`,
    refused: { name: refusal },
    onSubmit,
  });
  return (
    <FormDialog title="Station" form={form} action="Speichern" onClose={() => {}}>
      <Field label="Name" {...form.field('name')}>
        <TextInput {...form.register('name')} />
      </Field>
      <Field label="Betten" {...form.field('beds')}>
        <TextInput {...form.register('beds')} />
      </Field>
    </FormDialog>
  );
}

test('errors are at the fields and in a summary that takes the focus', async () => {
  const { user } = renderApp(<BedsDialog onSubmit={() => {}} />);
  await user.type(screen.getByRole('textbox', { name: 'Betten' }), '1000');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  const summary = await screen.findByRole('alert');
  await waitFor(() => expect(summary).toHaveFocus());
  expect(summary).toHaveTextContent('name fehltbeds stimmt nicht');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('name fehlt');
});

test('two presses send the parsed values once', async () => {
  let finish = () => {};
  const onSubmit = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const { user } = renderApp(<BedsDialog onSubmit={onSubmit} />);
  await user.type(screen.getByRole('textbox', { name: 'Name' }), ' Station 3 ');
  await user.type(screen.getByRole('textbox', { name: 'Betten' }), '24');
  await user.dblClick(screen.getByRole('button', { name: 'Speichern' }));
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'Station 3', beds: 24 }, expect.any(Function));
  finish();
});

test('a refusal of the server is shown at its field', () => {
  renderApp(<BedsDialog onSubmit={() => {}} refusal="Den Namen gibt es schon." />);
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Den Namen gibt es schon.');
});
