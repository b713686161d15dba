import { clsx } from 'clsx';
import { Link, type LinkProps } from 'react-router';

export type TabLink = { to: LinkProps['to']; label: string; count?: string | number; current?: boolean };

/** Tabs that are pages: links in a navigation, the marker under the one you are on. */
export function TabsNav({ label, tabs, className }: { label: string; tabs: readonly TabLink[]; className?: string }) {
  return (
    <nav aria-label={label} className={clsx('tabs', className)}>
      {tabs.map((tab) => (
        <Link key={tab.label} to={tab.to} aria-current={tab.current ? 'page' : undefined} preventScrollReset>
          {tab.label}
          {tab.count !== undefined && <span className="num">{tab.count}</span>}
        </Link>
      ))}
    </nav>
  );
}
