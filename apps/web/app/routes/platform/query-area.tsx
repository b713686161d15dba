import { Outlet } from 'react-router';
import { QueryProvider } from '../../session/query-provider.tsx';

/** Around the pages that read and write in the browser: those of accounts and the way to them. */
export default function QueryArea() {
  return (
    <QueryProvider>
      <Outlet />
    </QueryProvider>
  );
}
