import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // A page brings its own routes; those of its links follow after it. The manifest of all routes is 155 kB, areas included.
  routeDiscovery: { mode: 'lazy' },
} satisfies Config;
