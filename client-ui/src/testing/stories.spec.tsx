import * as home from '../features/home/home.stories';
import * as ui from '../ui/ui.stories';
import { openStory } from './family';
import type { Story } from './story';

const modules = { home, ui };
const stories = Object.entries(modules).flatMap(([module, told]) =>
  Object.entries<Story>(told).map(([name, story]) => [`${module} ${name}`, story] as const),
);

it.each(stories)('%s reaches its state', async (_, story) => {
  await openStory(story);
});
