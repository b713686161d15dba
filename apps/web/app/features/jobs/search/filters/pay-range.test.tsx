import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderApp } from '../../../../testing/render-app.tsx';
import { NO_FILTERS, type SearchFilters } from '../search-filters.ts';
import { PayRange } from './pay-range.tsx';

const COUNTS = Array.from({ length: 14 }, (_none, bar) => ({ value: String(2500 + bar * 250), count: 10 }));

function renderPay(change: Partial<SearchFilters> = {}) {
  const onChange = vi.fn();
  const filters = { ...NO_FILTERS, ...change };
  return { onChange, ...renderApp(<PayRange filters={filters} counts={COUNTS} onChange={onChange} />) };
}

test('both handles can be moved by themselves, and what they mean is stated', () => {
  const { onChange } = renderPay({ salaryMin: '3000', salaryMax: '4500' });
  const [from, to] = screen.getAllByRole('slider');
  expect(from).toHaveAccessibleName('Gehalt ab');
  expect(to).toHaveAccessibleName('Gehalt bis');
  expect(from).toHaveAttribute('aria-valuetext', 'ab 3.000\u00a0€');
  expect(to).toHaveAttribute('aria-valuetext', 'bis 4.500\u00a0€');
  fireEvent.change(to as HTMLElement, { target: { value: '4000' } });
  fireEvent.keyUp(to as HTMLElement);
  expect(onChange).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ salaryMin: '3000', salaryMax: '4000' }));
});

test('a handle at its end is no bound', () => {
  const { onChange } = renderPay({ salaryMax: '4500' });
  const [from, to] = screen.getAllByRole('slider');
  expect(from).toHaveAttribute('aria-valuetext', 'jede Höhe');
  fireEvent.change(to as HTMLElement, { target: { value: to?.getAttribute('max') } });
  fireEvent.keyUp(to as HTMLElement);
  expect(onChange).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ salaryMin: '', salaryMax: '' }));
});

test('the figures can be typed, in either order and by the hour too', async () => {
  const { onChange, user } = renderPay({ salaryMax: '3000' });
  const from = () => screen.getByRole('textbox', { name: 'Gehalt ab' });
  await user.type(from(), '4.500 €{Enter}');
  expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ salaryMin: '3000', salaryMax: '4500' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Zeitraum des Gehalts' }), 'je Stunde');
  await user.type(from(), '15,50{Enter}');
  expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ salaryMin: '2586', salaryMax: '3000' }));
});
