import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
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

describe('a sheet at the bottom of the window', () => {
  afterEach(() => vi.restoreAllMocks());

  /** Pulls the open dialog from its head, in steps as a finger does. */
  function pull(ways: [across: number, down: number][], ms: number, from?: Element) {
    const dialog = screen.getByRole('dialog');
    const sheet = new DOMRect(0, 200, window.innerWidth, window.innerHeight - 200);
    vi.spyOn(dialog, 'getBoundingClientRect').mockReturnValue(sheet);
    const target = from ?? dialog;
    const at = ([across, down]: [number, number]) => [{ clientX: 100 + across, clientY: 220 + down }];
    const last = ways.at(-1) ?? [0, 0];
    const send = (name: string, init: object, timeStamp: number) => {
      const event = new Event(name, { bubbles: true });
      Object.defineProperty(event, 'timeStamp', { value: timeStamp });
      fireEvent(target, Object.assign(event, init));
    };
    send('touchstart', { touches: at([0, 0]) }, 1000);
    for (const way of ways) send('touchmove', { touches: at(way) }, 1000 + ms / 2);
    const moved = dialog.style.translate;
    send('touchend', { touches: [], changedTouches: at(last) }, 1000 + ms);
    return moved;
  }

  async function openDialog() {
    const { user } = renderApp(<Opener />);
    await user.click(screen.getByRole('button', { name: 'Öffnen' }));
  }

  it('follows the finger and closes when it is pulled far down, and gives the focus back', async () => {
    await openDialog();
    expect(
      pull(
        [
          [0, 20],
          [2, 140],
        ],
        900,
      ),
    ).toBe('0 140px');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Öffnen' })).toHaveFocus();
  });

  it('closes by a short flick, and returns to its place from a short slow pull', async () => {
    await openDialog();
    pull([[0, 50]], 600);
    expect(screen.getByRole('dialog').style.translate).toBe('');
    pull([[0, 50]], 60);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('stays for a sideways swipe, a part that is scrolled and a dialog that fills the window', async () => {
    await openDialog();
    expect(
      pull(
        [
          [80, 10],
          [120, 200],
        ],
        300,
      ),
    ).toBe('');
    const text = screen.getByText('Das lässt sich nicht rückgängig machen.');
    text.scrollTop = 40;
    expect(pull([[0, 200]], 300, text)).toBe('');
    text.scrollTop = 0;
    const dialog = screen.getByRole('dialog');
    const whole = new DOMRect(0, 0, window.innerWidth, window.innerHeight);
    vi.spyOn(dialog, 'getBoundingClientRect').mockReturnValue(whole);
    fireEvent.touchStart(dialog, { touches: [{ clientX: 100, clientY: 20 }] });
    fireEvent.touchMove(dialog, { touches: [{ clientX: 100, clientY: 300 }] });
    expect(dialog.style.translate).toBe('');
  });
});
