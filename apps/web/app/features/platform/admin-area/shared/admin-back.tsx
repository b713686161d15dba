import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** From one item back to its list, above the heading. */
export function AdminBack({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="adm-text adm-back">
      <ChevronLeft size={18} />
      {children}
    </Link>
  );
}
