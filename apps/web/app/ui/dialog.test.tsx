import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderApp } from '../testing/render-app.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Öffnen</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Konto löschen" footer={<Button>Löschen</Button>}>
        <p>Das lässt sich nicht rückgängig machen.</p>
      </Dialog>
    </>
  );
}

test('a dialog has its title as name, and gives the focus back when it closes', async () => {
  const { user } = renderApp(<Opener />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Öffnen' }));
  const dialog = screen.getByRole('dialog', { name: 'Konto löschen' });
  expect(dialog).toHaveTextContent('Das lässt sich nicht rückgängig machen.');
  await user.click(screen.getByRole('button', { name: 'Schließen' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Öffnen' })).toHaveFocus();
});
