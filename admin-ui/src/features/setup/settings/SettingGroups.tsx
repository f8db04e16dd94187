import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { Empty } from '@/ui/states';
import { anchorOf, type Group } from './catalogue';
import { SettingLine } from './SettingLine';
import '@/ui/form/field.css';
import './settings.css';

/** A part of the page that is no list of settings. */
export type Part = { readonly name: string; readonly body: ReactNode };

/** Scrolls what scrolls around it, and nothing else: the frame of the page stays where it is. */
const show = (name: string) => {
  const group = document.getElementById(anchorOf(name));
  let frame = group?.parentElement;
  while (frame && !/auto|scroll/.test(getComputedStyle(frame).overflowY)) frame = frame.parentElement;
  if (!group || !frame) return;
  const margin = Number.parseFloat(getComputedStyle(group).scrollMarginTop) || 0;
  frame.scrollTop += group.getBoundingClientRect().top - frame.getBoundingClientRect().top - margin;
};

const settlingMs = 500;

/** The group that is being read: the topmost in sight, or the one that was just asked for, which the last ones cannot be. */
const useGroupInSight = (names: readonly string[]) => {
  const [inSight, setInSight] = useState<string | undefined>();
  const askedAt = useRef(0);
  const key = names.join();
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return undefined;
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        if (performance.now() - askedAt.current > settlingMs)
          setInSight(key.split(',').find((name) => seen.has(anchorOf(name))));
      },
      { rootMargin: '-180px 0px -40% 0px' },
    );
    for (const name of key.split(',')) {
      const group = document.getElementById(anchorOf(name));
      if (group) observer.observe(group);
    }
    return () => observer.disconnect();
  }, [key]);
  const ask = (name: string) => {
    askedAt.current = performance.now();
    setInSight(name);
    show(name);
  };
  return { inSight: inSight ?? names[0], ask };
};

/** On a phone the index is a strip, which follows, too. */
const showInStrip = (link: HTMLAnchorElement | null) => {
  const strip = link?.parentElement;
  if (link && strip && strip.scrollWidth > strip.clientWidth)
    strip.scrollLeft = link.offsetLeft - strip.clientWidth / 3;
};

const Search = () => {
  const [search, setSearch] = useSearchParams();
  const type = (text: string) =>
    setSearch(
      (before) => {
        if (text) before.set('q', text);
        else before.delete('q');
        return before;
      },
      { replace: true },
    );
  return (
    <input
      type="search"
      className="input settings-search"
      aria-label="Search settings"
      placeholder="start typing to search for a setting"
      value={search.get('q') ?? ''}
      onChange={({ target }) => type(target.value)}
    />
  );
};

type GroupsProps = {
  readonly title: ReactNode;
  readonly groupsOf: (search: string) => readonly Group[];
  /** Stand before and after the groups, and are left out of a search. */
  readonly before?: readonly Part[];
  readonly after?: readonly Part[];
  /** What stands above the settings of a group, by its name. */
  readonly above?: Readonly<Record<string, ReactNode>>;
  /** What follows from them, below them. */
  readonly below?: Readonly<Record<string, ReactNode>>;
};

/** Settings in groups, with an index that follows the scroll and a search over all of them. */
export const SettingGroups = ({ title, groupsOf, before = [], after = [], above = {}, below = {} }: GroupsProps) => {
  const [params] = useSearchParams();
  const { search, hash } = useLocation();
  const searched = (params.get('q') ?? '').trim();
  const groups = groupsOf(searched);
  const around = (parts: readonly Part[]) => (searched ? [] : parts);
  const parts: readonly Part[] = [
    ...around(before),
    ...groups.map(({ name, settings }) => ({
      name,
      body: (
        <>
          {above[name]}
          {settings.map((setting) => (
            <SettingLine key={setting.name} setting={setting} />
          ))}
          {below[name]}
        </>
      ),
    })),
    ...around(after),
  ];
  const names = parts.map(({ name }) => name);
  const { inSight, ask } = useGroupInSight(names);
  useEffect(() => {
    const wanted = names.find((name) => hash === `#${anchorOf(name)}`);
    if (wanted) show(wanted);
    // Once, for an address that names a group.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return (
    <div className="settings-frame">
      <section className="settings" aria-label="Settings">
        <header className="settings-head">
          {title}
          <Search />
        </header>
        <nav className="settings-index" aria-label="Groups of settings">
          {names.map((name) => (
            <Link
              key={name}
              to={{ search, hash: anchorOf(name) }}
              replace
              aria-current={name === inSight ? 'true' : undefined}
              ref={name === inSight ? showInStrip : undefined}
              onClick={() => ask(name)}
            >
              {name}
            </Link>
          ))}
        </nav>
        <div className="settings-groups">
          {parts.length === 0 && <Empty title="No setting is called that" text="Search for another word of it." />}
          {parts.map(({ name, body }) => (
            <section
              key={name}
              id={anchorOf(name)}
              className="settings-group"
              aria-labelledby={`${anchorOf(name)}-name`}
            >
              <h2 id={`${anchorOf(name)}-name`}>{name}</h2>
              {body}
            </section>
          ))}
        </div>
      </section>
    </div>
  );
};
