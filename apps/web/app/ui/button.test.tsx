import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderApp } from '../testing/render-app.tsx';
import { Button, LinkButton } from './button.tsx';

test('a button does what it says, by pointer and by key', async () => {
  const onClick = vi.fn();
  const { user } = renderApp(<Button onClick={onClick}>Speichern</Button>);
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  await user.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledTimes(2);
});

test('a button that loads keeps words and focus, and does nothing', async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const { user } = renderApp(
    <form onSubmit={onSubmit}>
      <Button type="submit" loading onClick={onClick}>
        Speichern
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Speichern' });
  await user.click(button);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a link that looks like a button is a link', async () => {
  const { user } = renderApp(<LinkButton to="/jobs">Stellen</LinkButton>);
  const link = screen.getByRole('link', { name: 'Stellen' });
  expect(link).toHaveAttribute('href', '/jobs');
  await user.click(link);
  expect(await screen.findByTestId('elsewhere')).toBeInTheDocument();
});
