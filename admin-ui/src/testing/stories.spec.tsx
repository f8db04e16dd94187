import { readdirSync } from 'node:fs';
import path from 'node:path';
import { openStory } from './staff';
import type { Story } from './story';

const source = path.resolve(__dirname, '..');
const modules = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.stories.tsx'),
);

describe.each(modules)('the stories of %s', (name) => {
  const stories = Object.entries(jest.requireActual<Record<string, Story>>(path.join(source, name)));

  it.each(stories)('%s reaches its state', async (_, story) => {
    await openStory(story);
  });
});
