import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { Field } from './field.tsx';
import { PasswordInput } from './password-input.tsx';
import { SearchInput } from './search-input.tsx';
import { Select } from './select.tsx';
import { TextInput } from './text-input.tsx';

test('a field names its control and describes it by its help', () => {
  renderApp(
    <Field label="Ort" help="Stadt oder Postleitzahl">
      <TextInput name="place" />
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Ort' });
  expect(input).toHaveAccessibleDescription('Stadt oder Postleitzahl');
  expect(input).toBeValid();
});

test('what is wrong appears at the control, before the help', () => {
  renderApp(
    <Field label="Ort" help="Stadt oder Postleitzahl" error="Diesen Ort kennen wir nicht." required>
      <TextInput name="place" />
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Ort' });
  expect(input).toBeInvalid();
  expect(input).toBeRequired();
  expect(input).toHaveAccessibleDescription('Diesen Ort kennen wir nicht. Stadt oder Postleitzahl');
});

test('a select offers its options under the name of its field', async () => {
  const { user } = renderApp(
    <Field label="Titel">
      <Select
        defaultValue=""
        options={[
          { value: '', label: 'ohne' },
          { value: 'Dr.', label: 'Dr.' },
          { value: 'Prof.', label: 'Prof.', disabled: true },
        ]}
      />
    </Field>,
  );
  const select = screen.getByRole('combobox', { name: 'Titel' });
  expect(select).toHaveDisplayValue('ohne');
  expect(screen.getByRole('option', { name: 'Prof.' })).toBeDisabled();
  await user.selectOptions(select, 'Dr.');
  expect(select).toHaveValue('Dr.');
});

test('a password is hidden until its owner looks at it', async () => {
  const { user } = renderApp(
    <Field label="Passwort">
      <PasswordInput name="password" />
    </Field>,
  );
  const input = screen.getByLabelText('Passwort');
  await user.type(input, 'geheim');
  expect(input).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Passwort zeigen' }));
  expect(input).toHaveAttribute('type', 'text');
  expect(input).toHaveValue('geheim');
  await user.click(screen.getByRole('button', { name: 'Passwort verbergen' }));
  expect(input).toHaveAttribute('type', 'password');
});

test('a search line can be emptied once something appears in it', async () => {
  const { user } = renderApp(<SearchInput aria-label="Titel" />);
  const input = screen.getByRole('searchbox', { name: 'Titel' });
  expect(screen.queryByRole('button', { name: 'Eingabe löschen' })).not.toBeInTheDocument();
  await user.type(input, 'hebamme');
  await user.click(screen.getByRole('button', { name: 'Eingabe löschen' }));
  expect(input).toHaveValue('');
  expect(input).toHaveFocus();
});
