import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderApp } from '../testing/render-app.tsx';
import { Menu, MenuAction, MenuHead } from './menu.tsx';

function renderMenu(onWithdraw = vi.fn()) {
  const app = renderApp(
    <>
      <Menu trigger={<button type="button">Aktionen</button>}>
        <MenuHead>Bewerbung</MenuHead>
        <MenuAction>
          <a href="/konto">Ansehen</a>
        </MenuAction>
        <MenuAction onSelect={onWithdraw}>
          <button type="button">Zurückziehen</button>
        </MenuAction>
        <MenuAction disabled>
          <button type="button">Löschen</button>
        </MenuAction>
      </Menu>
      <button type="button">Daneben</button>
    </>,
  );
  return { ...app, onWithdraw, button: screen.getByRole('button', { name: 'Aktionen' }) };
}

describe('a menu', () => {
  it('opens under its button and takes the button’s name', async () => {
    const { user, button } = renderMenu();
    expect(screen.queryByRole('menu')).toBeNull();
    await user.click(button);
    expect(screen.getByRole('menu', { name: 'Aktionen' })).toBeInTheDocument();
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Ansehen',
      'Zurückziehen',
      'Löschen',
    ]);
  });

  it('leaves the rest of the page readable while it is open', async () => {
    const { user, button } = renderMenu();
    await user.click(button);
    expect(screen.getByRole('button', { name: 'Daneben' })).toBeInTheDocument();
  });

  it('is walked through by arrows, which leave out what is disabled, and chosen from by Enter', async () => {
    const { user, button, onWithdraw } = renderMenu();
    button.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Ansehen' })).toHaveFocus());
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Zurückziehen' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(onWithdraw).toHaveBeenCalledOnce();
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('closes with Escape and gives the focus back', async () => {
    const { user, button, onWithdraw } = renderMenu();
    await user.click(button);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(button).toHaveFocus();
    expect(onWithdraw).not.toHaveBeenCalled();
  });
});
