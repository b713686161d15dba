import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // All routes are known from the start: looking through a page's links for unknown ones, and asking for them, is work for nothing.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
