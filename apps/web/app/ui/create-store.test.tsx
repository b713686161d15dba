import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { createStore, type Store, useStore } from './create-store.ts';

const Doubled = ({ store }: { store: Store<number> }) => <p>{useStore(store, (count) => count * 2)}</p>;

test('a component shows the selected part and follows every change', () => {
  const store = createStore(1);
  render(<Doubled store={store} />);
  expect(screen.getByText('2')).toBeInTheDocument();
  act(() => store.set(5));
  expect(screen.getByText('10')).toBeInTheDocument();
});

test('the server renders the initial state, not what the browser loads', () => {
  const load = vi.fn(() => 7);
  const store = createStore(1, load);
  expect(renderToString(<Doubled store={store} />)).toBe('<p>2</p>');
  expect(load).not.toHaveBeenCalled();
});

test('a value of the browser is loaded once, and not at all after it was set', () => {
  const load = vi.fn(() => 7);
  const store = createStore(1, load);
  expect([store.get(), store.get()]).toEqual([7, 7]);
  expect(load).toHaveBeenCalledOnce();
  const replaced = createStore(1, load);
  replaced.set(2);
  expect(replaced.get()).toBe(2);
  expect(load).toHaveBeenCalledOnce();
});

test('a listener is called until it is removed', () => {
  const store = createStore('a');
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  store.set('b');
  stop();
  store.set('c');
  expect(listener).toHaveBeenCalledOnce();
});
