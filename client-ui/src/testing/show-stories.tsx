import 'virtual:tokens.css';
import '@fontsource-variable/inter/wght.css';
import '../styles/base.css';
import { storeToken } from '@leadline/api-client';
import { createRoot } from 'react-dom/client';
import { openStories, type Modules } from '../../../stories/gallery';
import { signedIn, standing, usual } from './standing';
import type { Story } from './story';

const modules = import.meta.glob('../**/*.stories.tsx', { eager: true }) as Modules<Story>;

openStories(modules, ({ at = '/', answers, screen }, root) => {
  storeToken(signedIn());
  createRoot(root).render(standing(at, { ...usual, ...answers }, screen).element);
});
