import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { endWithFile } from './end-with-file.ts';

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  cleanup();
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
