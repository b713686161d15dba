import { z } from '@stellenvisite/contract/platform/zod';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { useZodForm } from './use-zod-form.ts';

const schema = z.object({ email: z.string().min(1), terms: z.boolean() });

type Sent = z.output<typeof schema>;

type AddressFormProps = { onSubmit: (values: Sent, fail: (text: string) => void) => unknown; hasSummary?: boolean };

function AddressForm({ onSubmit, hasSummary }: AddressFormProps) {
  const form = useZodForm({
    schema,
    defaultValues: { email: '', terms: false },
    fields: ['email'],
    errorText: () => 'fehlt',
    isServerRendered: true,
    onSubmit,
  });
  return (
    <form onSubmit={form.submit} noValidate>
      {hasSummary && <ErrorSummary {...form.summary} />}
      <input aria-label="E-Mail" {...form.register('email')} />
      <button type="submit">Senden</button>
    </form>
  );
}

test('what a password manager filled in before hydration is sent', async () => {
  const onSubmit = vi.fn();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<AddressForm onSubmit={onSubmit} />);
  screen.getByRole<HTMLInputElement>('textbox').value = 'jana@klinik.de';
  render(<AddressForm onSubmit={onSubmit} />, { container, hydrate: true });
  await userEvent.click(screen.getByRole('button', { name: 'Senden' }));
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ email: 'jana@klinik.de', terms: false });
});

test('a refusal as a whole is in the summary until the next press', async () => {
  const onSubmit = vi.fn((_values: Sent, fail: (text: string) => void) => fail('Zu viele Versuche.'));
  const { user } = renderApp(<AddressForm onSubmit={onSubmit} hasSummary />);
  await user.type(screen.getByRole('textbox'), 'jana@klinik.de');
  await user.click(screen.getByRole('button', { name: 'Senden' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Zu viele Versuche.');
  onSubmit.mockImplementation(() => {});
  await user.click(screen.getByRole('button', { name: 'Senden' }));
  await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
