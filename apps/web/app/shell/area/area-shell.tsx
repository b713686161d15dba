import { clsx } from 'clsx';
import { Ellipsis } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router';
import { MAIN_ID } from '../../ui/main-id.ts';
import { usePrefetch } from '../../ui/use-prefetch.ts';
import type { AreaCounts, AreaLink, AreaLinkGroups, AreaNamespace } from './area-links.ts';

type MobileNavProps = {
  namespace: AreaNamespace;
  links: readonly AreaLink[];
  counts: AreaCounts;
  /** The sheet with the pages that have no room in the bar. */
  sheet?: ((isOpen: boolean, close: () => void) => ReactNode) | undefined;
};

type AreaProps = {
  namespace: AreaNamespace;
  links: AreaLinkGroups;
  counts: AreaCounts;
  /** Comes before the links of the rail. */
  head: ReactNode;
  children: ReactNode;
};

/** An area between the header and the footer of the site. */
type SiteAreaProps = AreaProps & {
  layout: 'site';
  /** The mobile navigation, which has links of its own. */
  bar: Omit<MobileNavProps, 'namespace'> | null;
  /** Shows the links of the rail as a row of tabs on a phone, where no bar leads to them. */
  hasTabs: boolean;
};

/** An area that fills the window and has a main part and a mobile header of its own. */
type WindowAreaProps = AreaProps & {
  layout: 'window';
  frame: AreaFrame;
  /** Comes after the links of the rail. */
  foot: ReactNode;
  mobileHeader: ReactNode;
  /** The sheet of the mobile navigation, with the links that are not in the bar. */
  sheet: (isOpen: boolean, close: () => void) => ReactNode;
};

export type AreaFrame = {
  /** The rail shows icons only: for pages that need the width. */
  slim?: true;
  /** Fills the window to its edges and scrolls by itself. */
  full?: true;
  /** On a phone the page has a bar of its own at the bottom, in the place of the area's. */
  ownBar?: true;
};

/**
 * Renders the navigation of an area around its pages: a rail, and on a phone a bar at the bottom. What only one layout needs is passed
 * in, so that the pages of job seekers do not load the menus of the other areas.
 */
export function AreaShell(props: SiteAreaProps | WindowAreaProps) {
  return props.layout === 'site' ? <SiteArea {...props} /> : <WindowArea {...props} />;
}

function SiteArea({ namespace, links, counts, head, bar, hasTabs, children }: SiteAreaProps) {
  const nav = useCurrentInView();
  return (
    <div className={clsx('area', !hasTabs && 'area-untabbed')}>
      <div className="wrap">
        <div className="area-rail">
          {head}
          <RailLinks ref={nav} namespace={namespace} links={links} counts={counts} />
        </div>
        <div className="area-main">{children}</div>
      </div>
      {bar && <MobileNav namespace={namespace} {...bar} />}
    </div>
  );
}

function WindowArea(props: WindowAreaProps) {
  const { namespace, links, counts, frame, head, foot, mobileHeader, sheet, children } = props;
  const { t } = useTranslation(namespace);
  const barLinks = links.flat().filter(({ inBar }) => inBar);
  return (
    <div className={clsx('e-app', frame.slim && 'e-slim', frame.full && 'e-full', frame.ownBar && 'e-own-bar')}>
      <aside className="e-rail" aria-label={t('nav.label')}>
        <div className="e-rail-in">
          {head}
          <RailLinks namespace={namespace} links={links} counts={counts} canBeSlim />
          {foot}
        </div>
      </aside>
      <div className="e-main">
        {mobileHeader}
        <main id={MAIN_ID} tabIndex={-1} className="e-page">
          {children}
        </main>
      </div>
      <MobileNav namespace={namespace} links={barLinks} counts={counts} sheet={sheet} />
    </div>
  );
}

type RailLinksProps = Pick<AreaProps, 'namespace' | 'links' | 'counts'> & {
  ref?: Ref<HTMLElement>;
  /** Pages may reduce the rail to its icons, so that names are tooltips too. */
  canBeSlim?: boolean;
};

/** Renders all pages of the area, in groups. */
function RailLinks({ namespace, links: groups, counts, ref, canBeSlim = false }: RailLinksProps) {
  const { t } = useTranslation(namespace);
  const prefetch = usePrefetch();
  return (
    <nav aria-label={t('nav.label')} ref={ref}>
      {groups.map((links) => (
        <ul key={links[0]?.key}>
          {links.map(({ key, to, icon: Icon, hasPages, isCalm }) => (
            <li key={key}>
              <NavLink to={to} end={!hasPages} prefetch={prefetch} title={canBeSlim ? t(`nav.${key}`) : undefined}>
                <Icon size={18} strokeWidth={canBeSlim ? 1.75 : 2} />
                <span>{t(`nav.${key}`)}</span>
                {(counts[key] ?? 0) > 0 && <b className={clsx('num', isCalm && 'quiet')}>{counts[key]}</b>}
              </NavLink>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}

/** Scrolls the row of tabs, which is wider than a phone, to the current one. */
function useCurrentInView() {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another current tab
  useEffect(() => {
    const row = nav.current;
    const current = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && current) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
  }, [pathname]);
  return nav;
}

/** Renders the bar at the bottom of a phone, within reach of a thumb. */
function MobileNav({ namespace, links, counts, sheet }: MobileNavProps) {
  const { t } = useTranslation(namespace);
  const [isOpen, setIsOpen] = useState(false);
  const { key: page } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the sheet
  useEffect(() => setIsOpen(false), [page]);
  return (
    <>
      <nav className="mobile-nav" aria-label={t('nav.bar')}>
        {links.map(({ key, to, icon: Icon, hasPages, isCalm, isShortInBar }) => (
          <NavLink key={key} to={to} end={!hasPages}>
            <span>
              <Icon size={22} strokeWidth={1.75} />
              {!isCalm && (counts[key] ?? 0) > 0 && <b className="num">{counts[key]}</b>}
            </span>
            <em>{t(isShortInBar ? `nav.short.${key}` : `nav.${key}`)}</em>
          </NavLink>
        ))}
        {sheet && (
          <button type="button" aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setIsOpen(true)}>
            <span>
              <Ellipsis size={22} strokeWidth={1.75} />
            </span>
            <em>{t('nav.more')}</em>
          </button>
        )}
      </nav>
      {sheet?.(isOpen, () => setIsOpen(false))}
    </>
  );
}
