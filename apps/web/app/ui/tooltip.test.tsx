import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../testing/render-app.tsx';
import { Tooltip } from './tooltip.tsx';

const TIP = 'Gemessen an 126 Bewerbungen';

function renderTooltip() {
  const app = renderApp(
    <Tooltip content={TIP}>
      <button type="button">Wie gemessen?</button>
    </Tooltip>,
  );
  return { ...app, button: screen.getByRole('button', { name: 'Wie gemessen?' }) };
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('a tooltip', () => {
  it('explains its control at once when that takes the focus', async () => {
    const { user, button } = renderTooltip();
    expect(button).not.toHaveAccessibleDescription();
    await user.tab();
    expect(button).toHaveFocus();
    expect(screen.getByRole('tooltip')).toHaveTextContent(TIP);
    expect(button).toHaveAccessibleDescription(TIP);
  });

  it('closes with Escape and leaves the focus where it is', async () => {
    const { user, button } = renderTooltip();
    await user.tab();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).toBeNull();
    expect(button).toHaveFocus();
  });

  it('closes when the focus goes on', async () => {
    const { user } = renderTooltip();
    await user.tab();
    await user.tab();
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  describe('under a pointer', () => {
    beforeEach(() => {
      vi.useFakeTimers();
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    it('opens after 700 ms and not before', async () => {
      const { button } = renderTooltip();
      fireEvent.pointerMove(button);
      await wait(690);
      expect(screen.queryByRole('tooltip')).toBeNull();
      await wait(20);
      expect(screen.getByRole('tooltip')).toHaveTextContent(TIP);
    });

    it('stays closed when the pointer leaves sooner', async () => {
      const { button } = renderTooltip();
      fireEvent.pointerMove(button);
      await wait(300);
      fireEvent.pointerLeave(button);
      await wait(1000);
      expect(screen.queryByRole('tooltip')).toBeNull();
    });
  });
});
