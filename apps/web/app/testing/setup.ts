import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { clearMessages } from '../ui/feedback/message-store.ts';
import { endWithFile } from './end-with-file.ts';

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 10_000 });

// The size of a select, which happy-dom lacks: by it react-hook-form sees whether somebody has chosen before the form was ready.
Object.defineProperty(HTMLSelectElement.prototype, 'size', { value: 0, configurable: true, writable: true });

afterEach(() => {
  cleanup();
  clearMessages();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

// Files share a process and what they load of libraries; the app's own modules, which keep the session, are each file's own.
const end = endWithFile();
afterAll(() => {
  end();
  vi.resetModules();
});
