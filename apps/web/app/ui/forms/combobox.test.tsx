import { render, screen, waitFor, within } from '@testing-library/react';
import type { FormEvent } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it, vi } from 'vitest';
import { serverTexts } from '../../i18n/server-texts.server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { Combobox } from './combobox.tsx';
import { Field } from './field.tsx';
import type { ComboboxOption } from './use-combobox.ts';

const TOWNS = ['Köln', 'Konstanz', 'Berlin'].map((name) => ({ value: name, label: name, group: 'Orte' }));
const findTowns = async (query: string) =>
  TOWNS.filter(({ label }) => label.toLowerCase().startsWith(query.toLowerCase()));

/** By its text: what is typed is marked in it, and the mark splits the computed name. */
const findOption = (text: string) =>
  screen.findByText((_, element) => element?.role === 'option' && element.textContent === text);

function renderTowns(more: { onSelect?: (option: { value: string }) => void; onTextChange?: (text: string) => void }) {
  return renderApp(
    <Field label="Ort">
      <Combobox name="place" loadOptions={findTowns} {...more} />
    </Field>,
  );
}

describe('a field that proposes', () => {
  it('adopts what was typed before React took over, for every render after it', async () => {
    const onTextChange = vi.fn();
    const field = <Combobox name="place" aria-label="Ort" loadOptions={findTowns} onTextChange={onTextChange} />;
    const container = document.body.appendChild(document.createElement('div'));
    const withTexts = () => <I18nextProvider i18n={serverTexts('de')}>{field}</I18nextProvider>;
    container.innerHTML = renderToString(withTexts());
    const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Ort' });
    input.value = 'Konst';
    const { rerender } = render(withTexts(), { container, hydrate: true });
    rerender(withTexts());
    expect(input).toHaveValue('Konst');
    expect(onTextChange).toHaveBeenCalledExactlyOnceWith('Konst');
  });

  it('lists what fits while one types', async () => {
    const { user } = renderTowns({});
    const input = screen.getByRole('combobox', { name: 'Ort' });
    expect(input).toHaveAttribute('aria-expanded', 'false');
    await user.type(input, 'ko');
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['Konstanz']);
    expect(input).toHaveAttribute('aria-expanded', 'true');
  });

  it('takes the option that arrow and Enter choose', async () => {
    const onSelect = vi.fn();
    const { user } = renderTowns({ onSelect });
    const input = screen.getByRole('combobox', { name: 'Ort' });
    await user.type(input, 'k');
    await findOption('Konstanz');
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(input).toHaveValue('Konstanz');
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ value: 'Konstanz' }));
    expect(input).toHaveAttribute('aria-expanded', 'false');
    expect(input).toHaveFocus();
  });

  it('is emptied by its button, and keeps the focus', async () => {
    const onTextChange = vi.fn();
    const { user } = renderTowns({ onTextChange });
    const input = screen.getByRole('combobox', { name: 'Ort' });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    await user.type(input, 'k');
    await user.click(screen.getByRole('button', { name: 'Eingabe löschen' }));
    expect(input).toHaveValue('');
    expect(input).toHaveFocus();
    expect(onTextChange).toHaveBeenLastCalledWith('');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('scrolls the active option into view', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { user } = renderTowns({});
    const input = screen.getByRole('combobox', { name: 'Ort' });
    await user.type(input, 'k');
    await findOption('Konstanz');
    await user.keyboard('{ArrowDown}');
    const [active] = screen.getAllByRole('option', { selected: true });
    expect(input).toHaveAttribute('aria-activedescendant', active?.id);
    expect(scrolled.mock.instances).toEqual([active]);
    scrolled.mockRestore();
  });

  it('takes the option that is pressed', async () => {
    const { user } = renderTowns({});
    const input = screen.getByRole('combobox', { name: 'Ort' });
    await user.type(input, 'b');
    await user.click(await findOption('Berlin'));
    expect(input).toHaveValue('Berlin');
  });

  it('leaves what was typed alone when Escape closes the list', async () => {
    const onTextChange = vi.fn();
    const { user } = renderTowns({ onTextChange });
    const input = screen.getByRole('combobox', { name: 'Ort' });
    await user.type(input, 'k');
    await findOption('Konstanz');
    await user.keyboard('{Escape}');
    expect(input).toHaveValue('k');
    expect(input).toHaveAttribute('aria-expanded', 'false');
    expect(onTextChange).toHaveBeenLastCalledWith('k');
  });

  it('says how many proposals there are, and when there are none', async () => {
    const { user, container } = renderTowns({});
    const input = screen.getByRole('combobox', { name: 'Ort' });
    await user.type(input, 'k');
    expect(await within(container).findByText('2 Vorschläge')).toBeInTheDocument();
    await user.type(input, 'x');
    expect(await screen.findByText(/Kein Vorschlag/)).toBeInTheDocument();
  });
});

describe('the search a field that proposes appears in', () => {
  it('is sent as typed by Enter while no option is active, though the list is open', async () => {
    const onSubmit = vi.fn((event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      return new FormData(event.currentTarget).get('place');
    });
    const { user } = renderApp(
      <form onSubmit={onSubmit}>
        <Combobox name="place" aria-label="Ort" loadOptions={findTowns} />
      </form>,
    );
    await user.type(screen.getByRole('combobox', { name: 'Ort' }), 'ko');
    await findOption('Konstanz');
    await user.keyboard('{Enter}');
    expect(onSubmit).toHaveReturnedWith('ko');
    expect(screen.getByRole('combobox', { name: 'Ort' })).toHaveAttribute('aria-expanded', 'false');
  });

  it('shows the answer to what was typed last, even if an older one comes later', async () => {
    const answers = new Map<string, (options: ComboboxOption[]) => void>();
    const loadOptions = (query: string) =>
      new Promise<ComboboxOption[]>((resolve) => {
        answers.set(query, resolve);
      });
    const { user } = renderApp(<Combobox name="place" aria-label="Ort" loadOptions={loadOptions} />);
    const input = screen.getByRole('combobox', { name: 'Ort' });
    await user.type(input, 'k');
    await waitFor(() => expect(answers.has('k')).toBe(true));
    await user.type(input, 'o');
    await waitFor(() => expect(answers.has('ko')).toBe(true));
    answers.get('ko')?.([{ value: '1', label: 'Konstanz' }]);
    await findOption('Konstanz');
    answers.get('k')?.([{ value: '2', label: 'Kiel' }]);
    await new Promise((resolve) => setTimeout(resolve));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Konstanz']);
  });

  it('offers options with the focus where recent searches are to be shown', async () => {
    const recent = [{ value: '/jobs?q=ota', label: 'OTA', group: 'Zuletzt gesucht', note: '12' }];
    const { user } = renderApp(<Combobox name="q" aria-label="Was" loadOptions={() => recent} openOnFocus />);
    await user.click(screen.getByRole('combobox', { name: 'Was' }));
    await findOption('OTA12');
    expect(within(screen.getByRole('group', { name: 'Zuletzt gesucht' })).getByRole('option')).toHaveTextContent('OTA');
    await user.tab();
    expect(screen.getByRole('combobox', { name: 'Was' })).toHaveAttribute('aria-expanded', 'false');
  });
});
