/** The modules of `*.stories.tsx`, by their path; each export is a story. */
export type Modules<Story> = Readonly<Record<string, Readonly<Record<string, Story>>>>;

/** `../ui/states.stories.tsx`, `Refused` → `ui/states/Refused` */
const nameOf = (path: string, story: string) =>
  `${path.replace(/^(\.\.\/)+/, '').replace(/\.stories\.tsx$/, '')}/${story}`;

const storiesIn = <Story>(modules: Modules<Story>): ReadonlyMap<string, Story> =>
  new Map(
    Object.entries(modules).flatMap(([path, stories]) =>
      Object.entries(stories).map(([name, story]) => [nameOf(path, name), story] as const),
    ),
  );

const element = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, own: Partial<HTMLElementTagNameMap[Tag]>) =>
  Object.assign(document.createElement(tag), own);

const WIDTHS = ['360px', '768px', '100%'];

/** A list of all stories beside the one that the address names, which stands in a window of its own, as wide as asked. */
function openGallery(names: readonly string[]) {
  const frame = element('iframe', { title: 'The story' });
  frame.style.cssText = 'border: 1px solid #999; inline-size: 100%; block-size: 100%';
  const [first = ''] = names;
  const show = () => (frame.src = `?story=${encodeURIComponent(decodeURIComponent(location.hash.slice(1)) || first)}`);
  addEventListener('hashchange', show);
  const list = element('nav', { ariaLabel: 'Stories' });
  list.style.cssText = 'display: grid; align-content: start; gap: 4px; overflow: auto';
  for (const name of names) list.append(element('a', { textContent: name, href: `#${name}` }));
  const widths = element('p', {});
  for (const width of WIDTHS)
    widths.append(element('button', { textContent: width, onclick: () => (frame.style.inlineSize = width) }));
  const shown = element('main', {});
  shown.style.cssText = 'display: grid; grid-template-rows: auto 1fr; min-inline-size: 0';
  shown.append(widths, frame);
  document.body.style.cssText =
    'display: grid; grid-template-columns: 320px 1fr; gap: 16px; block-size: calc(100vh - 16px); margin: 8px';
  document.body.replaceChildren(list, shown);
  show();
}

/** The gallery or, in its frame, the story that the address names. */
export function openStories<Story>(modules: Modules<Story>, draw: (story: Story, root: HTMLElement) => void): void {
  const stories = storiesIn(modules);
  const story = stories.get(new URLSearchParams(location.search).get('story') ?? '');
  const root = document.getElementById('root');
  if (story && root) draw(story, root);
  else openGallery([...stories.keys()].sort());
}
