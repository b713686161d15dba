import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { ShiftPicker } from './shift-picker.tsx';

test.each([
  ['de', ['FFrüh', 'TTag', 'SSpät', 'NNacht']],
  ['en', ['EEarly', 'DDay', 'LLate', 'NNight']],
] as const)('shifts carry the letters of the language %s', (language, shown) => {
  renderApp(<ShiftPicker name="shift" value={[]} />, { language });
  expect(screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual(shown);
});
