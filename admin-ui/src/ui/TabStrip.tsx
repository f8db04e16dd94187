import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import './tab-strip.css';

export type TabLink = { readonly to: string; readonly label: string; readonly count?: number };

/** Tabs that are addresses. On a phone they go beyond the window, so the open one is brought into sight. */
export const TabStrip = ({ label, tabs }: { label: string; tabs: readonly TabLink[] }) => {
  const { pathname } = useLocation();
  const strip = useRef<HTMLElement>(null);
  useEffect(
    () => strip.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' }),
    [pathname],
  );
  return (
    <nav ref={strip} className="tab-strip" aria-label={label}>
      {tabs.map(({ to, label: text, count }) => (
        <NavLink key={to} to={to}>
          {text}
          {count !== undefined && <span className="plain-weight figures">{count}</span>}
        </NavLink>
      ))}
    </nav>
  );
};
