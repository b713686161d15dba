import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { CodeInput } from './code-input.tsx';
import { Field } from './field.tsx';

function Code({ onComplete }: { onComplete: (code: string) => void }) {
  const [code, setCode] = useState('');
  return (
    <Field label="Einmalcode">
      <CodeInput value={code} onChange={setCode} onComplete={onComplete} />
    </Field>
  );
}

test('the sixth digit completes the code, and no other character counts', async () => {
  const onComplete = vi.fn();
  const { user } = renderApp(<Code onComplete={onComplete} />);
  const input = screen.getByRole('textbox', { name: 'Einmalcode' });
  await user.type(input, '12a345');
  expect(input).toHaveValue('12345');
  expect(onComplete).not.toHaveBeenCalled();
  await user.type(input, '6');
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456');
});

test('a pasted code may have spaces and dashes', async () => {
  const onComplete = vi.fn();
  const { user } = renderApp(<Code onComplete={onComplete} />);
  await user.click(screen.getByRole('textbox', { name: 'Einmalcode' }));
  await user.paste('123 - 456');
  expect(screen.getByRole('textbox', { name: 'Einmalcode' })).toHaveValue('123456');
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456');
});
