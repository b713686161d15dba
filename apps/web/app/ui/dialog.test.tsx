import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderApp } from '../testing/render-app.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { NameDialog } from './name-dialog.tsx';

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

const words = {
  title: 'Suche umbenennen',
  label: 'Name der Suche',
  help: 'Die Suche bleibt.',
  empty: 'Bitte geben Sie einen Namen ein.',
  save: 'Umbenennen',
  cancel: 'Abbrechen',
};

test('a name is sent without the spaces around it', async () => {
  const onSave = vi.fn();
  const { user } = renderApp(
    <NameDialog
      words={words}
      name="Alt"
      maxLength={60}
      isSaving={false}
      failure={null}
      onClose={() => {}}
      onSave={onSave}
    />,
  );
  const input = screen.getByRole('textbox', { name: 'Name der Suche' });
  await user.clear(input);
  await user.type(input, '  Nachtdienst in Köln {Enter}');
  expect(onSave).toHaveBeenCalledExactlyOnceWith('Nachtdienst in Köln');
});

test('no name is a mistake at the field, and nothing is sent', async () => {
  const onSave = vi.fn();
  const { user } = renderApp(
    <NameDialog
      words={words}
      name=""
      maxLength={60}
      isSaving={false}
      failure={null}
      onClose={() => {}}
      onSave={onSave}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Umbenennen' }));
  const input = screen.getByRole('textbox', { name: 'Name der Suche' });
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription(/Bitte geben Sie einen Namen ein\./);
  expect(input).toHaveFocus();
  expect(onSave).not.toHaveBeenCalled();
});

test('a failure is told, and a name that is being saved is not sent again', async () => {
  const onSave = vi.fn();
  const { user } = renderApp(
    <NameDialog
      words={words}
      name="Nacht"
      maxLength={60}
      isSaving
      failure="Der Name ist vergeben."
      onClose={() => {}}
      onSave={onSave}
    />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Der Name ist vergeben.');
  await user.type(screen.getByRole('textbox', { name: 'Name der Suche' }), '{Enter}');
  expect(onSave).not.toHaveBeenCalled();
});
